import { defineSlotRecipe } from '@chakra-ui/react';
import { panelSlots, popUp } from './overlay.ts';

/** Popover: grows 4 px from its trigger; never wider than the screen. */
export const popoverSlotRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['arrow', 'arrowTip', 'anchor', 'indicator', ...panelSlots],
  base: {
    content: {
      ...popUp,
      width: 'min(var(--popover-width, 384px), calc(100vw - 24px))',
      maxHeight: 'min(var(--popover-max-height, 100vh), var(--available-height))',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'auto',
    },
  },
  variants: {
    // Over a modal the popover must not slide under it.
    elevated: { true: { content: { '--layer-base': 'zIndex.modal' } } },
  },
});
