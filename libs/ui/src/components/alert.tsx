import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef, JSX, ReactNode } from 'react';
import type { alertRecipe } from '../theme/recipes/alert.ts';
import { Icon } from './icon.tsx';
import { statusIcons } from './status-icons.ts';
import type { StatusTone } from './status-icons.ts';

type BaseProps = HTMLChakraProps<'div', NonNullable<RecipeVariantProps<typeof alertRecipe>>>;

const { withContext } = createRecipeContext({ key: 'alert' });
const Base = withContext<ComponentRef<'div'>, BaseProps>('div');

export interface AlertProps extends Omit<BaseProps, 'tone'> {
  readonly tone?: StatusTone;
  readonly icon?: ReactNode;
  /** Button or link at the end. */
  readonly action?: ReactNode;
}

/** A ribbon in the page. It is announced only if the caller gives it a `role`. */
export function Alert({ tone = 'info', icon, action, children, ...rest }: AlertProps): JSX.Element {
  return (
    <Base tone={tone} {...rest}>
      {icon ?? <Icon of={statusIcons[tone]} />}
      <div data-part="text">{children}</div>
      {action}
    </Base>
  );
}
