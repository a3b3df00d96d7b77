import type { Reader } from '#platform/store/index.ts';
import { strayTransactions } from './wallet/index.ts';

/** Each call of a vendor is in the currency of its bet. Answers a sentence for each breach. */
export async function auditPlay(db: Reader): Promise<readonly string[]> {
  return (await strayTransactions(db)).map(
    ({ transactionId, currency, betCurrency }) =>
      `The call '${transactionId}' is in ${currency}, its bet in ${betCurrency}.`,
  );
}
