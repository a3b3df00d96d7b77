import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import type { ComponentRef, JSX, ReactNode, Ref } from 'react';
import type { buttonRecipe } from '../theme/recipes/button.ts';

type ButtonVariants = NonNullable<RecipeVariantProps<typeof buttonRecipe>>;
type BaseProps = HTMLChakraProps<'button', ButtonVariants>;

const { withContext } = createRecipeContext({ key: 'button' });
const Base = withContext<ComponentRef<'button'>, BaseProps>('button');

export interface ButtonProps extends Omit<BaseProps, 'shape'> {
  /** Icon before the label; a spinner takes its place while loading. */
  readonly icon?: ReactNode;
  readonly loading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const spinning = { animation: 'spin 900ms linear infinite' };
const ignorePress = (event: { preventDefault: () => void }): void => {
  event.preventDefault();
};

/**
 * Button. `primary` is filled with the accent and only for money or the step that creates an account; `inverse` is any
 * other main action (visual language, sections 1 and 6). With `asChild` the look goes to the child, for example a link.
 */
export function Button({
  icon,
  loading = false,
  children,
  onClick,
  asChild,
  ...rest
}: ButtonProps): JSX.Element {
  if (asChild === true) {
    return (
      <Base asChild {...rest} {...(onClick && { onClick })}>
        {children}
      </Base>
    );
  }
  const lead = loading ? <LoaderCircle size={16} aria-hidden style={spinning} /> : icon;
  const press = loading ? ignorePress : onClick;
  return (
    <Base
      type="button"
      {...rest}
      {...(press && { onClick: press })}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, 'data-loading': '' })}
    >
      {lead}
      {children}
    </Base>
  );
}

export interface IconButtonProps extends Omit<BaseProps, 'shape' | 'children' | 'aria-label'> {
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows only an icon (44 px, so that a finger hits it). */
export function IconButton({ label, children, variant = 'ghost', ...rest }: IconButtonProps): JSX.Element {
  return (
    <Base type="button" variant={variant} {...rest} shape="icon" aria-label={label}>
      {children}
    </Base>
  );
}
