import { defineRecipe } from '@chakra-ui/react';

/** Empty and error state: spot art, heading, one line, one button (visual language, section 6). */
export const emptyStateRecipe = defineRecipe({
  className: 'empty-state',
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    py: '12',
    px: '6',
    textAlign: 'center',
    '& > img': { mb: '2' },
    '& > [data-part=title]': { textStyle: 'heading.md' },
    '& > [data-part=text]': {
      maxW: '44ch',
      color: 'fg.muted',
      textWrap: 'balance',
      whiteSpace: 'pre-line',
    },
    '& > [data-part=action]': { mt: '3' },
    '& > [data-part=reference]': { textStyle: 'caption', color: 'fg.subtle' },
  },
});
