import { defineRecipe } from '@chakra-ui/react';

/** Card (visual language, section 6). */
export const cardRecipe = defineRecipe({
  className: 'card',
  base: { layerStyle: 'card' },
  variants: { padding: { none: {}, md: { p: '5' } } },
  defaultVariants: { padding: 'none' },
});
