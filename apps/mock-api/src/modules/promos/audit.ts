import type { Reader } from '#platform/store/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { ownerlessBonusMoney } from './store/index.ts';

type Ownerless = Awaited<ReturnType<typeof ownerlessBonusMoney>>[number];

/** Tells of a wallet with bonus money of no promo. */
export const ownerlessSentence = ({ memberId, wallet, currency, balanceMinor }: Ownerless): string =>
  `${wallet ?? ''} of ${memberId ?? ''} has ${decimal(balanceMinor, knownCurrency(currency))} ${currency} of bonus money that belongs to no active promo.`;

/** Holds bonus money against the promos it belongs to. Answers a sentence for each wallet with money of none. */
export async function auditPromos(db: Reader): Promise<readonly string[]> {
  return (await ownerlessBonusMoney(db)).map(ownerlessSentence);
}
