import type { Payer } from '@magpie/domain/control';
import type { Reader } from '#platform/store/index.ts';

const payers = { GAMES: 'vendors', JACKPOT: 'jackpots', TOURNAMENT: 'tournaments' } as const;

/** Whether there is a vendor, jackpot or tournament of this id. */
export async function payerExists(db: Reader, payer: Payer, id: string): Promise<boolean> {
  const row = await db.selectFrom(payers[payer]).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
