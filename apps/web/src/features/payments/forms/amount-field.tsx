import { decimalsOf } from '@magpie/domain/money';
import { AmountInput, type AmountInputProps } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import type { Account } from '../../session/index.ts';

type AmountFieldProps<V extends FieldValues, N extends FieldPath<V>> = UseControllerProps<V, N, V> &
  Pick<AmountInputProps, 'hint' | 'error' | 'disabled' | 'below'> & {
    readonly currency: Account['activeCurrency'];
  };

/** The amount of a payment in its currency. */
export function AmountField<V extends FieldValues, N extends FieldPath<V>>({
  currency,
  hint,
  error,
  disabled = false,
  below,
  ...controlled
}: AmountFieldProps<V, N>): JSX.Element {
  const {
    field: { value, onChange, onBlur, name, ref },
  } = useController(controlled);
  return (
    <AmountInput
      label="Amount"
      symbol={currency.symbol}
      decimals={decimalsOf(currency.type)}
      name={name}
      ref={ref}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      hint={hint}
      error={error}
      disabled={disabled}
      below={below}
    />
  );
}
