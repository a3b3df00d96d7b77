import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef } from 'react';
import type { inputRecipe } from '../theme/recipes/input.ts';

export type InputBoxProps = HTMLChakraProps<'div', NonNullable<RecipeVariantProps<typeof inputRecipe>>>;

const { withContext } = createRecipeContext({ key: 'input' });

export const InputBox = withContext<ComponentRef<'div'>, InputBoxProps>('div');
