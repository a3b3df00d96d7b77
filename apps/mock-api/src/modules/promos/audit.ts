import type { Reader } from '#platform/store/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { ownerlessBonusMoney } from './store/index.ts';

/** Holds bonus money against the promos it belongs to. Answers a sentence for each wallet with money of none. */
export async function auditPromos(db: Reader): Promise<readonly string[]> {
  return (await ownerlessBonusMoney(db)).map(
    ({ memberId, wallet, currency, balanceMinor }) =>
      `${wallet ?? ''} of ${memberId ?? ''} has ${decimal(balanceMinor, knownCurrency(currency))} ${currency} of bonus money that belongs to no active promo.`,
  );
}
