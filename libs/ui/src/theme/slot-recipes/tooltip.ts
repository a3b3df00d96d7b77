import { defineSlotRecipe } from '@chakra-ui/react';

/** Tooltip: counterchanged, 13 px. */
export const tooltipSlotRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      '--tooltip-bg': 'colors.bg.inverted',
      zIndex: 'tooltip',
      maxW: '320px',
      py: '2',
      px: '3',
      borderRadius: '6px',
      bg: 'var(--tooltip-bg)',
      color: 'fg.inverted',
      fontSize: '13px',
      lineHeight: '18px',
      fontWeight: '500',
      _open: { animationStyle: 'fade' },
      _highContrast: { border: '1px solid' },
    },
    arrow: { '--arrow-size': '10px', '--arrow-background': 'var(--tooltip-bg)' },
  },
});
