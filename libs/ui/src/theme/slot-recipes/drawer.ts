import { defineSlotRecipe } from '@chakra-ui/react';

const layer = 'calc(var(--layer-base) + var(--layer-index, 0))';

/** Drawer: 18rem from the left edge, full height. */
export const drawerSlotRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      '--layer-base': 'zIndex.modal',
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      bg: 'bg.scrim',
      _open: { animationStyle: 'fade' },
    },
    positioner: {
      '--layer-base': 'zIndex.modal',
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      display: 'flex',
    },
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
