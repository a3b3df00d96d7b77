import { lapseText, owedText, settledText, waitingText, withheldText } from '@magpie/domain/cashback';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import type { CollectedCashback } from './use-member-cashbacks.ts';

/** What is gone with its day, and why the amount is another one than what the losses of the week give. */
export function AmountNotes({ cashback }: { readonly cashback: CollectedCashback }): JSX.Element {
  const { currency } = cashback;
  const minor = (amount: string) => money.parseOrZero(amount, currency.type);
  const shown = (amount: string) => (minor(amount) > 0n ? displayMoney(amount, currency) : null);
  const notes = [
    lapseText(minor(cashback.lapsing)),
    withheldText(shown(cashback.withheld)),
    owedText(shown(cashback.owed)),
    waitingText(shown(cashback.waiting)),
    settledText(shown(cashback.settledThisMonth)),
  ].filter((text) => text !== null);
  return (
    <>
      {notes.map((text) => (
        <Text key={text} size="body.sm" tone="muted">
          {text}
        </Text>
      ))}
    </>
  );
}
