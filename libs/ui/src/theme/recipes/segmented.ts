import { defineRecipe } from '@chakra-ui/react';

/** Segmented control for two to four exclusive views (visual language, section 6). */
export const segmentedRecipe = defineRecipe({
  className: 'segmented',
  base: {
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    p: '3px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.sunken',
    '& > label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      minH: '36px',
      px: '14px',
      borderRadius: '6px',
      fontSize: '14px',
      fontWeight: '550',
      color: 'fg.muted',
      '& svg': { boxSize: '16px' },
      cursor: 'pointer',
      '@media (pointer: coarse), (max-width: 767px)': { minH: '44px' },
    },
    '& > label > input': {
      position: 'absolute',
      inset: '0',
      m: '0',
      borderRadius: 'inherit',
      appearance: 'none',
      cursor: 'inherit',
    },
    '& > label:has(:checked)': {
      layerStyle: 'counterchange',
      fontWeight: '600',
      _highContrast: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  },
  variants: { block: { true: { display: 'grid', width: 'full' } } },
});
