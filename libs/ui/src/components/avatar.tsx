import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentRef, JSX } from 'react';
import { avatarRecipe } from '../theme/recipes/avatar.ts';

type BaseProps = HTMLChakraProps<'span'>;

const { withContext } = createRecipeContext({ recipe: avatarRecipe });
const Base = withContext<ComponentRef<'span'>, BaseProps>('span');

export interface AvatarProps extends Omit<BaseProps, 'children'> {
  /** Name or e-mail address; its initials are shown. */
  readonly name: string;
  /** Address of a small badge, for example the member's level. */
  readonly badge?: string;
}

/** First letters of the first two words, in capitals; `?` for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s@._-]+/u);
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase('en-AU') || '?';
}

/** Initials in a disc. Decoration, drawn by the style sheet: the button or text around it carries the name. */
export function Avatar({ name, badge, ...rest }: AvatarProps): JSX.Element {
  return (
    <Base aria-hidden data-initials={initialsOf(name)} {...rest}>
      {badge !== undefined && <img data-part="badge" src={badge} alt="" />}
    </Base>
  );
}
