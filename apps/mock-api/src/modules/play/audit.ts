import type { Reader } from '#platform/store/index.ts';
import { strayTransactions } from './wallet/index.ts';

/**
 * Holds the calls of the vendors against the bets they are about: each is in the bet's currency. Answers a sentence for each
 * breach.
 */
export async function auditPlay(db: Reader): Promise<readonly string[]> {
  return (await strayTransactions(db)).map(
    ({ transactionId, currency, betCurrency }) =>
      `The call '${transactionId}' is in ${currency}, its bet in ${betCurrency}.`,
  );
}
