import { defineRecipe } from '@chakra-ui/react';

/** Game grid: 3 columns, 4 from 768 px, 5 from 1024 px, 6 from 1280 px (GAMES-01). */
export const gameGridRecipe = defineRecipe({
  className: 'game-grid',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(3, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(5, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    gap: { base: '16px 10px', md: '24px 16px' },
    '& > [data-part=item]': { minW: '0' },
    '&[data-entering] > [data-part=item]': { animationStyle: 'tileIn' },
  },
});
