import { defineRecipe } from '@chakra-ui/react';

/** Link in running text, and `plain` for navigation. */
export const linkRecipe = defineRecipe({
  className: 'link',
  base: { color: 'fg', borderRadius: 'xs' },
  variants: {
    variant: {
      text: {
        textDecoration: 'underline',
        textDecorationColor: 'border.emphasized',
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        _hover: { textDecorationColor: 'currentColor' },
      },
      plain: { color: 'fg.muted', _hover: { color: 'fg', textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'text' },
});
