import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef } from 'react';
import type { linkRecipe } from '../theme/recipes/link.ts';

/** Props of `Link`; anything an `<a>` takes besides. Use `asChild` around a router link. */
export type LinkProps = HTMLChakraProps<'a', NonNullable<RecipeVariantProps<typeof linkRecipe>>>;

const { withContext } = createRecipeContext({ key: 'link' });

/** Link: underlined `text` (default) or `plain`. */
export const Link = withContext<ComponentRef<'a'>, LinkProps>('a');
