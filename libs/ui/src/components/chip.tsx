import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef, JSX, ReactNode, Ref } from 'react';
import type { chipRecipe } from '../theme/recipes/chip.ts';

type BaseProps = HTMLChakraProps<'button', NonNullable<RecipeVariantProps<typeof chipRecipe>>>;

const { withContext } = createRecipeContext({ key: 'chip' });
const Base = withContext<ComponentRef<'button'>, BaseProps>('button');

export interface ChipProps extends BaseProps {
  readonly icon?: ReactNode;
  /** Figure after the label, for example how many games there are. */
  readonly count?: number | string;
  /** Chosen or not; leave out with `asChild`, where the link's `aria-current` says it. */
  readonly pressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A pill that is pressed or not (filters, quick amounts), or a link that is current. */
export function Chip({ icon, count, pressed, children, asChild, ...rest }: ChipProps): JSX.Element {
  if (asChild === true) {
    return (
      <Base asChild {...rest}>
        {children}
      </Base>
    );
  }
  return (
    <Base type="button" {...(pressed !== undefined && { 'aria-pressed': pressed })} {...rest}>
      {icon}
      {children}
      {count !== undefined && <span data-part="count">{count}</span>}
    </Base>
  );
}
