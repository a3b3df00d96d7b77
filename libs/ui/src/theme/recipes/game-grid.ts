import { defineRecipe } from '@chakra-ui/react';

/** As high as a tile is: its cover of 3:4, then two lines with a margin, `gap` px apart from the next of its row. */
const tileHeight = (columns: number, gap: number, lines: number): string =>
  `calc((100cqw - ${String((columns - 1) * gap)}px) / ${String(columns)} * 4 / 3 + ${String(lines)}px)`;

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
    containerType: 'inline-size',
    '& > [data-part=item]': { minW: '0' },
    // What is not near the screen is not drawn; the margin has room for a tile's shadow. Long lists do it themselves.
    '& > [data-part=item]:not([aria-posinset])': {
      contentVisibility: 'auto',
      overflowClipMargin: '48px',
      containIntrinsicHeight: {
        base: tileHeight(3, 10, 43),
        md: tileHeight(4, 16, 46),
        lg: tileHeight(5, 16, 46),
        xl: tileHeight(6, 16, 46),
      },
    },
    '&[data-entering] > [data-part=item]': { animationStyle: 'tileIn' },
  },
});
