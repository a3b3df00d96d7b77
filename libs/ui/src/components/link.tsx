import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef } from 'react';
import { linkRecipe } from '../theme/recipes/link.ts';

export type LinkProps = HTMLChakraProps<'a', NonNullable<RecipeVariantProps<typeof linkRecipe>>>;

const { withContext } = createRecipeContext({ recipe: linkRecipe });

export const Link = withContext<ComponentRef<'a'>, LinkProps>('a');
