import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef } from 'react';
import type { inputRecipe } from '../theme/recipes/input.ts';

/** Props of `InputBox`. */
export type InputBoxProps = HTMLChakraProps<'div', NonNullable<RecipeVariantProps<typeof inputRecipe>>>;

const { withContext } = createRecipeContext({ key: 'input' });

/** The frame around one real control and its affixes. */
export const InputBox = withContext<ComponentRef<'div'>, InputBoxProps>('div');
