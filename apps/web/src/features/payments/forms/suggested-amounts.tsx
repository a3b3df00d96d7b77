import { chakra } from '@chakra-ui/react';
import { displayMoney, withoutZeroDecimals } from '@magpie/domain/format';
import { isWithinLimits, type AmountLimits } from '@magpie/domain/payments';
import { readTypedAmount } from '@magpie/domain/payments/forms';
import { Chip } from '@magpie/ui';
import type { JSX } from 'react';
import type { Account } from '../../session/index.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '1',
    '& > *': { flex: '1 1 {sizes.20}', justifyContent: 'center' },
  },
});

export interface SuggestedAmountsProps {
  readonly amounts: readonly string[];
  readonly currency: Account['activeCurrency'];
  /** The amount in the field, as typed. */
  readonly value: string;
  readonly onPick: (amount: string) => void;
  /** What can be paid, which the hint of the field says; nothing while that is not known. */
  readonly range: AmountLimits | undefined;
  readonly disabled: boolean;
}

/** Amounts that fill the field when they are pressed (DEP-02). */
export function SuggestedAmounts({
  amounts,
  currency,
  value,
  onPick,
  range,
  disabled,
}: SuggestedAmountsProps): JSX.Element | null {
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
