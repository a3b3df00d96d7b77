import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seededMemberId } from './members.ts';
import { methodName } from './payments/methods.ts';
import { addRows } from './store.ts';
import { MINUTE_MS } from './times.ts';

export interface DepositedMoney {
  readonly key: string;
  readonly person: string;
  readonly amount: bigint;
  readonly at: number;
}

/** Seeds an approved deposit by PayID and its money. */
export async function depositMoney(unit: Unit, { key, person, amount, at }: DepositedMoney): Promise<void> {
  const memberId = seededMemberId(person);
  await addRows(unit.db, 'deposits', {
    id: `dep_${key}`,
    memberId,
    paymentMethodId: 'pm_payid',
    currency: 'AUD',
    status: 'APPROVED',
    promoId: null,
    cryptoCurrency: null,
    amountMinor: amount,
    createdAt: at - 2 * MINUTE_MS,
    changedAt: at,
  });
  await unit.post({
    key: `deposit:dep_${key}`,
    type: 'DEPOSIT',
    memberId,
    postings: [
      { account: houseAccount('CASH_IN', 'AUD'), amount: -amount },
      { account: memberAccount(memberId, 'MAIN', 'AUD'), amount },
    ],
    details: { name: methodName('pm_payid') },
    at: new Date(at),
  });
}
