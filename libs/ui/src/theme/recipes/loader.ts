import { defineRecipe } from '@chakra-ui/react';

/** Game loader (visual language, render 08): cover, percent, line, accent bar. */
export const loaderRecipe = defineRecipe({
  className: 'loader',
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '5',
    textAlign: 'center',
    '& > img, & > [data-part=tone]': {
      width: '210px',
      aspectRatio: '3 / 4',
      borderRadius: 'md',
      objectFit: 'cover',
    },
    '& [data-part=percent]': {
      display: 'block',
      textStyle: 'display.md',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=text]': { display: 'block', color: 'fg.muted' },
    '& > [role=progressbar]': { width: '210px', mt: '-2' },
  },
});
