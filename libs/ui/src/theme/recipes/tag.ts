import { defineRecipe } from '@chakra-ui/react';

const tone = (palette: string) => ({
  color: `${palette}.fg`,
  borderColor: `${palette}.emphasized`,
  bg: `${palette}.subtle`,
});

/** Tag (visual language, section 6): status as icon and word. */
export const tagRecipe = defineRecipe({
  className: 'tag',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minH: '24px',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'sm',
    fontSize: '12.5px',
    fontWeight: '600',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '14px', strokeWidth: '2.2' },
  },
  variants: {
    tone: {
      neutral: { color: 'fg.muted', borderColor: 'border', bg: 'bg.subtle' },
      success: tone('green'),
      warning: tone('orange'),
      danger: tone('red'),
      info: tone('blue'),
      gum: tone('gum'),
      inverse: { color: 'fg.inverted', borderColor: 'bg.inverted', bg: 'bg.inverted' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
