import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef, JSX } from 'react';
import { amountRecipe } from '../theme/recipes/amount.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type BaseProps = HTMLChakraProps<'span', NonNullable<RecipeVariantProps<typeof amountRecipe>>>;

const { withContext } = createRecipeContext({ recipe: amountRecipe });
const Base = withContext<ComponentRef<'span'>, BaseProps>('span');

export interface AmountProps extends Omit<BaseProps, 'children'> {
  /** The amount as text, formatted by the caller (`1,284.50`). */
  readonly text: string;
  readonly symbol?: string;
  readonly concealed?: boolean;
}

/** An amount of money; `tone="money"` in the accent, large sizes with small cents. */
export function Amount({ text, symbol = '', concealed = false, ...rest }: AmountProps): JSX.Element {
  if (concealed) {
    return (
      <Base {...rest}>
        <span aria-hidden>••••••</span>
        <VisuallyHidden>Hidden</VisuallyHidden>
      </Base>
    );
  }
  const point = text.lastIndexOf('.');
  const whole = point < 0 ? text : text.slice(0, point);
  return (
    <Base {...rest}>
      {symbol}
      {whole}
      {point >= 0 && <span data-part="cents">{text.slice(point)}</span>}
    </Base>
  );
}
