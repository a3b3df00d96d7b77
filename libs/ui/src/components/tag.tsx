import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef, JSX, ReactNode } from 'react';
import { countRecipe } from '../theme/recipes/count.ts';
import { tagRecipe } from '../theme/recipes/tag.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type TagBaseProps = HTMLChakraProps<'span', NonNullable<RecipeVariantProps<typeof tagRecipe>>>;
type CountBaseProps = HTMLChakraProps<'span'>;

const tag = createRecipeContext({ recipe: tagRecipe });
const count = createRecipeContext({ recipe: countRecipe });
const TagBase = tag.withContext<ComponentRef<'span'>, TagBaseProps>('span');
const CountBase = count.withContext<ComponentRef<'span'>, CountBaseProps>('span');

export interface TagProps extends TagBaseProps {
  /** Status is never colour alone: every tag has an icon and a word. */
  readonly icon: ReactNode;
}

export function Tag({ icon, children, ...rest }: TagProps): JSX.Element {
  return (
    <TagBase {...rest}>
      {icon}
      {children}
    </TagBase>
  );
}

export interface CountProps extends Omit<CountBaseProps, 'children'> {
  readonly value: number;
  readonly max?: number;
  /** Words for those who do not see the disc, for example `3 unread`. */
  readonly label?: string;
}

export function Count({ value, max = 99, label, ...rest }: CountProps): JSX.Element | null {
  if (value <= 0) return null;
  const text = value > max ? `${max}+` : String(value);
  return (
    <CountBase {...rest}>
      {label === undefined ? text : <span aria-hidden>{text}</span>}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </CountBase>
  );
}
