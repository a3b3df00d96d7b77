import { defineRecipe } from '@chakra-ui/react';

const fill = (color: string) => ({ '& > [data-part=fill]': { bg: color } });

/** Progress track and fill (visual language, section 6); the accent only fills the game loader and the nav bar. */
export const progressRecipe = defineRecipe({
  className: 'progress',
  base: {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    '& > [data-part=fill]': {
      display: 'block',
      height: 'full',
      borderRadius: 'inherit',
      transition: 'width .38s',
    },
    _highContrast: { border: '1px solid', '& > [data-part=fill]': { bg: 'Highlight' } },
  },
  variants: {
    tone: {
      neutral: fill('fg'),
      gum: fill('gum.meter'),
      accent: fill('accent.solid'),
      success: fill('green.solid'),
      warning: fill('orange.solid'),
      danger: fill('red.solid'),
    },
    size: { sm: { height: '4px' }, md: { height: '6px' }, lg: { height: '10px' } },
  },
  defaultVariants: { tone: 'gum', size: 'md' },
});
