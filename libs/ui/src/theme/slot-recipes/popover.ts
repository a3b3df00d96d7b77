import { defineSlotRecipe } from '@chakra-ui/react';

/** Popover: grows 4 px from its trigger; never wider than the screen. */
export const popoverSlotRecipe = defineSlotRecipe({
  className: 'popover',
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
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
    content: {
      '--layer-base': 'zIndex.popover',
      zIndex: 'calc(var(--layer-base) + var(--layer-index, 0))',
      width: 'min(var(--popover-width, 384px), calc(100vw - 24px))',
      maxHeight: 'min(var(--popover-max-height, 100vh), var(--available-height))',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'auto',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'pop',
      outline: 'none',
      _open: { animationStyle: 'popIn' },
    },
  },
  variants: {
    // Over a modal the popover must not slide under it.
    elevated: { true: { content: { '--layer-base': 'zIndex.modal' } } },
  },
});
