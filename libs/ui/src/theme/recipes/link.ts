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
    /** Outside of a sentence, so that what can be pressed is as large as a button's. */
    alone: {
      true: {
        position: 'relative',
        _after: {
          content: '""',
          position: 'absolute',
          top: '50%',
          insetStart: '50%',
          transform: 'translate(-50%, -50%)',
          width: 'max(100%, 24px)',
          height: '24px',
          '@media (pointer: coarse), (max-width: 767px)': { width: 'max(100%, 44px)', height: '44px' },
        },
      },
    },
  },
  defaultVariants: { variant: 'text' },
});
