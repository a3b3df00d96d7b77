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
  readonly currency?: string;
  /** PayID when left out. */
  readonly method?: string;
  /** Id of the promo that it starts. */
  readonly promo?: string | null;
}

/** Seeds an approved deposit and its money, and answers its id. */
export async function depositMoney(unit: Unit, deposited: DepositedMoney): Promise<string> {
  const { key, person, amount, at, currency = 'AUD', method = 'pm_payid', promo = null } = deposited;
  const id = `dep_${key}`;
  const memberId = seededMemberId(person);
  await addRows(unit.db, 'deposits', {
    id,
    memberId,
    paymentMethodId: method,
    currency,
    status: 'APPROVED',
    promoId: promo,
    cryptoCurrency: null,
    amountMinor: amount,
    createdAt: at - 2 * MINUTE_MS,
    changedAt: at,
  });
  await unit.post({
    key: `deposit:${id}`,
    type: 'DEPOSIT',
    memberId,
    postings: [
      { account: houseAccount('CASH_IN', currency), amount: -amount },
      { account: memberAccount(memberId, 'MAIN', currency), amount },
    ],
    details: { name: methodName(method) },
    at: new Date(at),
  });
  return id;
}
