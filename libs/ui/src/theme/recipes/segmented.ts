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
    '& [role=radio]': {
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
      '@media (pointer: coarse), (max-width: 767px)': { minH: '44px' },
    },
    '& [role=radio][aria-checked=true]': { layerStyle: 'counterchange', fontWeight: '600' },
  },
  variants: { block: { true: { display: 'grid', width: 'full' } } },
});
