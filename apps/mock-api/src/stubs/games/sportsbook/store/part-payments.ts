import type { Priced } from '@magpie/domain/sportsbook';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';

export type PartPayment = Selectable<Database['sportsbookPartPayments']>;

/** Buys a part of a bet back; it is to be paid. */
export async function sellPart(
  unit: Unit,
  { betId, quoteId, stakeMinor }: Pick<PartPayment, 'betId' | 'quoteId' | 'stakeMinor'>,
  { unit: sold, price }: Priced,
): Promise<void> {
  await unit.db
    .insertInto('sportsbookPartPayments')
    .values({ quoteId, betId, stakeMinor, amountMinor: price })
    .execute();
  await unit.db
    .updateTable('sportsbookBets')
    .set((eb) => ({
      soldUnitMinor: eb('soldUnitMinor', '+', sold),
      soldForMinor: eb('soldForMinor', '+', price),
    }))
    .where('id', '=', betId)
    .execute();
}

/** Whether a part of a bet was sold at a price before. */
export async function isPartSold(db: Reader, betId: string, quoteId: string): Promise<boolean> {
  const found = await db
    .selectFrom('sportsbookPartPayments')
    .select('quoteId')
    .where('quoteId', '=', quoteId)
    .where('betId', '=', betId)
    .executeTakeFirst();
  return found !== undefined;
}

// As a literal, because the index of the unanswered ones is not used for a parameter.
const unanswered = sql<boolean>`answered = 0`;

/** Bets with parts that were sold and not paid yet. */
export async function betsOwedParts(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sportsbookPartPayments')
    .select('betId')
    .distinct()
    .where(unanswered)
    .execute();
  return rows.map(({ betId }) => betId);
}

export async function partsOwed(db: Reader, betId: string): Promise<readonly PartPayment[]> {
  return db
    .selectFrom('sportsbookPartPayments')
    .selectAll()
    .where(unanswered)
    .where('betId', '=', betId)
    .execute();
}

export async function answerPart(unit: Unit, quoteId: string): Promise<void> {
  await unit.db
    .updateTable('sportsbookPartPayments')
    .set({ answered: true })
    .where('quoteId', '=', quoteId)
    .execute();
}
