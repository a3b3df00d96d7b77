import { displayMoney } from '@magpie/domain/format';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import type { NewMessage } from '../messages/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { DepositRow, WithdrawalRow } from './store/index.ts';

/** An amount as messages state it: 'A$50.00'. */
export function toldAmount({ amountMinor, currency }: DepositRow | WithdrawalRow): string {
  const known = knownCurrency(currency);
  return displayMoney(decimal(amountMinor, known), known);
}

export async function tellOfPayment(
  unit: Unit,
  kind: 'DEPOSIT' | 'WITHDRAWAL',
  { id, memberId }: DepositRow | WithdrawalRow,
  message: NewMessage | null,
): Promise<void> {
  if (message) await sendMessage(unit, memberId, { ...message, subject: { kind, id } });
}
