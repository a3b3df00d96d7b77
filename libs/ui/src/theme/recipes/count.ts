import { defineRecipe } from '@chakra-ui/react';

/** Count (visual language, section 6): an 18 px counterchanged disc. */
export const countRecipe = defineRecipe({
  className: 'count',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '18px',
    minH: '18px',
    px: '5px',
    borderRadius: 'full',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: '11.5px',
    fontWeight: '700',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    _highContrast: { border: '1px solid' },
  },
});
