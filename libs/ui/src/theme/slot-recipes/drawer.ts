import { defineSlotRecipe } from '@chakra-ui/react';
import { backdrop, cover, dialogSlots } from './overlay.ts';

/** Drawer: 18rem from the left edge, full height. */
export const drawerSlotRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: dialogSlots,
  base: {
    backdrop,
    positioner: { ...cover, display: 'flex' },
    content: {
      width: 'drawer',
      maxW: 'calc(100vw - 48px)',
      height: 'full',
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg',
      color: 'fg',
      borderInlineEndWidth: '1px',
      borderColor: 'border.muted',
      overflowY: 'auto',
      outline: 'none',
      _open: { animationStyle: 'slideIn' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexShrink: '0',
      minH: 'header',
      ps: '5',
      pe: '3',
    },
    body: { flex: '1', px: '3', pb: '4' },
  },
});
