import { defineRecipe } from '@chakra-ui/react';

const tone = (palette: string) => ({
  bg: `${palette}.subtle`,
  borderColor: `${palette}.emphasized`,
  '& > svg': { color: `${palette}.fg` },
});

/** Alert ribbon (visual language, render 12). */
export const alertRecipe = defineRecipe({
  className: 'alert',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // The first line, with icon and action on it.
    alignItems: 'baseline',
    gap: '3',
    py: '3',
    px: '4',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: '14px',
    lineHeight: '20px',
    '& > svg': { flexShrink: '0', position: 'relative', top: '5px', mt: '-5px' },
    '& > [data-part=text]': { flex: '1 1 16ch' },
  },
  variants: {
    tone: { success: tone('green'), warning: tone('orange'), danger: tone('red'), info: tone('blue') },
  },
  defaultVariants: { tone: 'info' },
});
