import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import type { NewMessage } from '../messages/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { DepositRow, WithdrawalRow } from './store/index.ts';

/** An amount as messages state it: '50.00 AUD'. */
export function toldAmount({ amountMinor, currency }: DepositRow | WithdrawalRow): string {
  return `${decimal(amountMinor, knownCurrency(currency))} ${currency}`;
}

export async function tellOfPayment(
  unit: Unit,
  kind: 'DEPOSIT' | 'WITHDRAWAL',
  { id, memberId }: DepositRow | WithdrawalRow,
  message: NewMessage | null,
): Promise<void> {
  if (message) await sendMessage(unit, memberId, { ...message, subject: { kind, id } });
}
