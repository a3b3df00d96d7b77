import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef } from 'react';
import { cardRecipe } from '../theme/recipes/card.ts';

export type CardProps = HTMLChakraProps<'div', NonNullable<RecipeVariantProps<typeof cardRecipe>>>;

const { withContext } = createRecipeContext({ recipe: cardRecipe });

/** A bordered surface; `padding="md"` for 20 px inside. */
export const Card = withContext<ComponentRef<'div'>, CardProps>('div');
