import { rewardedStakes } from '@magpie/domain/play';
import type { Insertable, Selectable } from 'kysely';
import type { DueWork } from '#platform/jobs/index.ts';
import { addMissingRow, prepared, preparedUpTo } from '#platform/store/index.ts';
import type { Database, EpochMs, Reader, Writer } from '#platform/store/index.ts';

export type ClaimDayRow = Selectable<Database['cashbackDays']>;

const keyOf = ({ memberId, cashbackId, dueAt }: ClaimDayRow): string =>
  `${memberId}:${cashbackId}:${new Date(dueAt).toISOString()}`;

const openDays = (db: Reader) => db.selectFrom('cashbackDays').selectAll().where('state', '=', 'OPEN');

/** A member's claim days that have not ended, in the order of the play they are for. */
export function openClaimDaysOf(db: Reader, memberId: string): Promise<ClaimDayRow[]> {
  return openDays(db).where('memberId', '=', memberId).orderBy('playedAt').orderBy('seq').execute();
}

const dueAtMoment = prepared((db: Reader, { at }: { readonly at: EpochMs }) =>
  openDays(db).where('dueAt', '=', at).orderBy('seq'),
);

const firstEnds = preparedUpTo((db: Reader) => openDays(db).orderBy('dueAt').orderBy('seq'));

/** The claim days that end next. */
export async function claimDayEnds(db: Reader, limit: number): Promise<DueWork[]> {
  return (await firstEnds(db, limit)).map((row) => ({
    key: keyOf(row),
    memberId: row.memberId,
    at: row.dueAt,
  }));
}

export async function dueClaimDay(db: Reader, { key, at }: DueWork): Promise<ClaimDayRow> {
  const rows = await dueAtMoment.all(db, { at });
  const row = rows.find((each) => keyOf(each) === key);
  if (!row) throw new Error(`The claim day ${key} is not open.`);
  return row;
}

interface Play {
  readonly memberId: string;
  readonly currency: string;
  readonly playedAt: EpochMs;
}

const withoutDay = prepared((db: Reader, { memberId, currency, playedAt }: Play) =>
  db
    .selectFrom('cashbacks')
    .selectAll()
    .where('currency', '=', currency)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cashbackDays')
            .select('seq')
            .whereRef('cashbackDays.cashbackId', '=', 'cashbacks.id')
            .where('memberId', '=', memberId)
            .where('dayAt', '>', playedAt),
        ),
      ),
    ),
);

/**
 * The cashbacks of a currency that have no claim day yet for what a member plays at a moment, also those that are switched off:
 * one that is on again on its day pays for what was played meanwhile.
 */
export const cashbacksWithoutDay = (
  db: Reader,
  memberId: string,
  currency: string,
  playedAt: EpochMs,
): Promise<Selectable<Database['cashbacks']>[]> => withoutDay.all(db, { memberId, currency, playedAt });

/** Keeps a claim day, unless it is there. */
export const addClaimDay = (db: Writer, day: Insertable<Database['cashbackDays']>): Promise<void> =>
  addMissingRow(db, 'cashbackDays', day);

const removed = prepared((db: Writer, { seq }: { readonly seq: number }) =>
  db.deleteFrom('cashbackDays').where('seq', '=', seq),
);

export async function removeClaimDay(db: Writer, seq: number): Promise<void> {
  await removed.all(db, { seq });
}

const firstPlay = prepared(
  (db: Reader, { memberId, currency, from }: Omit<Play, 'playedAt'> & { readonly from: EpochMs }) =>
    db
      .selectFrom('bets')
      .select('settledAt')
      .where('memberId', '=', memberId)
      .where('currency', '=', currency)
      .where('status', 'in', ['SETTLED', 'CASHOUT'])
      .where('freeSpin', '=', rewardedStakes.freeSpin)
      .where('walletMode', '=', rewardedStakes.walletMode)
      .where('settledAt', '>=', from)
      .orderBy('settledAt')
      .limit(1),
);

/** When the first bet in cash of a currency was settled from a moment on; null for none. */
export async function firstPlayFrom(
  db: Reader,
  memberId: string,
  currency: string,
  from: EpochMs,
): Promise<EpochMs | null> {
  const first = await firstPlay.first(db, { memberId, currency, from });
  return first?.settledAt ?? null;
}

const ended = prepared(
  (db: Reader, { memberId, after }: { readonly memberId: string; readonly after: EpochMs }) =>
    db
      .selectFrom('cashbackDays')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('state', '!=', 'OPEN')
      .where((eb) => {
        const later = eb
          .selectFrom('cashbackDays as later')
          .select('later.seq')
          .whereRef('later.memberId', '=', 'cashbackDays.memberId')
          .whereRef('later.cashbackId', '=', 'cashbackDays.cashbackId')
          .whereRef('later.dayAt', '>', 'cashbackDays.dayAt')
          .where('later.state', '!=', 'OPEN');
        return eb.or([eb('lostMinor', 'is not', null).and('dueAt', '>', after), eb.not(eb.exists(later))]);
      })
      .orderBy('dayAt'),
);

/**
 * A member's claim days that ended last, one of each cashback, and those of which losses are kept and that ended after a
 * moment, in their order.
 */
export const endedDays = (db: Reader, memberId: string, after: EpochMs): Promise<ClaimDayRow[]> =>
  ended.all(db, { memberId, after });
