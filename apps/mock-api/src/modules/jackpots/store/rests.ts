import { prepared } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

const byJackpot = prepared((db: Reader, { jackpotId }: { readonly jackpotId: string }) =>
  db.selectFrom('jackpotRests').select('rest').where('jackpotId', '=', jackpotId),
);

export async function restOf(db: Reader, jackpotId: string): Promise<number> {
  return (await byJackpot.first(db, { jackpotId }))?.rest ?? 0;
}

export async function keepRest(db: Writer, row: Database['jackpotRests']): Promise<void> {
  const { rest } = row;
  await db
    .insertInto('jackpotRests')
    .values(row)
    .onConflict((conflict) => conflict.column('jackpotId').doUpdateSet({ rest }))
    .execute();
}
