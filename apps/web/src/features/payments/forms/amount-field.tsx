import { chakra } from '@chakra-ui/react';
import { displayMoney, withoutZeroDecimals } from '@magpie/domain/format';
import { decimalsOf } from '@magpie/domain/money';
import { isWithinLimits, type AmountLimits } from '@magpie/domain/payments';
import { readTypedAmount } from '@magpie/domain/payments/forms';
import { Chip } from '@magpie/ui';
import { AmountInput, type AmountInputProps } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import type { Account } from '../../session/index.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '1',
    // Four in a row on any phone; each as wide as its words where they are longer.
    '& > *': { flex: '1 1 {sizes.14}', minW: 'max-content', justifyContent: 'center' },
  },
});

export interface SuggestedAmounts {
  readonly amounts: readonly string[];
  readonly onPick: (amount: string) => void;
  /** What can be paid, which the hint of the field says; nothing while that is not known. */
  readonly range: AmountLimits | undefined;
}

interface SuggestionsProps extends SuggestedAmounts {
  readonly currency: Account['activeCurrency'];
  readonly value: string;
  readonly disabled: boolean;
}

/** Amounts that fill the field when they are pressed (DEP-02). */
function Suggestions({
  amounts,
  onPick,
  range,
  currency,
  value,
  disabled,
}: SuggestionsProps): JSX.Element | null {
  const typed = readTypedAmount(value, currency.type);
  const isBarred = (amount: string) =>
    range !== undefined && !isWithinLimits(readTypedAmount(amount, currency.type), range);
  if (amounts.length === 0) return null;
  return (
    <Row role="group" aria-label="Suggested amounts">
      {amounts.map((amount) => (
        <Chip
          key={amount}
          shape="square"
          pressed={typed !== null && typed === readTypedAmount(amount, currency.type)}
          disabled={disabled || isBarred(amount)}
          // With eight decimals the label would no longer contain what is shown.
          aria-label={currency.type === 'FIAT' ? displayMoney(amount, currency) : undefined}
          onClick={() => {
            onPick(withoutZeroDecimals(amount));
          }}
        >
          {withoutZeroDecimals(displayMoney(amount, currency))}
        </Chip>
      ))}
    </Row>
  );
}

type AmountFieldProps<V extends FieldValues, N extends FieldPath<V>> = UseControllerProps<V, N, V> &
  Pick<AmountInputProps, 'hint' | 'error' | 'disabled' | 'below'> & {
    readonly currency: Account['activeCurrency'];
    readonly suggested?: SuggestedAmounts;
  };

/** The amount of a payment in its currency. */
export function AmountField<V extends FieldValues, N extends FieldPath<V>>({
  currency,
  hint,
  error,
  disabled = false,
  below,
  suggested,
  ...controlled
}: AmountFieldProps<V, N>): JSX.Element {
  const {
    field: { value, onChange, onBlur, name, ref },
    formState: { isSubmitted },
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
      onBlur={() => {
        if (value !== '' || isSubmitted) onBlur();
      }}
      hint={hint}
      error={error}
      disabled={disabled}
      below={
        suggested ? (
          <Suggestions {...suggested} currency={currency} value={value} disabled={disabled} />
        ) : (
          below
        )
      }
    />
  );
}
