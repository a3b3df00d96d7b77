import type { PastClaim } from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import type { EpochMs, Reader } from '#platform/store/index.ts';
import type { ClaimDayRow } from './claim-days.ts';
import type { LossTerms } from './tables.ts';

interface ClaimRow extends LossTerms {
  readonly cashbackId: string;
  readonly at: EpochMs;
  readonly paidMinor: bigint;
  readonly until: EpochMs | null;
  readonly earns: boolean;
}

/** What is read of a member's claims one by one. */
export interface ClaimsAsked {
  /** From when on a dispute may have changed what they have earned; Infinity for never. */
  readonly from: EpochMs;
  /** The start of the running month. */
  readonly month: EpochMs;
}

const { of } = money;

function pastClaim({ at, paidMinor, lostMinor, share, limitMinor, ...row }: ClaimRow): PastClaim {
  const { until, earns, playBeganAt } = row;
  const isKept = lostMinor !== null && share !== null && limitMinor !== null && until !== null;
  return {
    ...{ at: new Date(at), paid: of(paidMinor) },
    losses: isKept
      ? {
          lost: of(lostMinor),
          lostSince: [],
          share,
          maxMonthlyClaim: of(limitMinor),
          from: playBeganAt === null ? null : new Date(playBeganAt),
          until: new Date(until),
          earns,
        }
      : null,
  };
}

const nothingKept = { lostMinor: null, share: null, limitMinor: null, playBeganAt: null, until: null };

/** Added up: of them only what they paid in this month counts, and when the last one was. */
async function claimsBefore(db: Reader, memberId: string, { from, month }: ClaimsAsked): Promise<ClaimRow[]> {
  const before = await db
    .selectFrom('cashbackClaims')
    .where('memberId', '=', memberId)
    .where('claimedAt', '<', from)
    .select((eb) => [
      'cashbackId',
      eb.fn.max('claimedAt').as('at'),
      eb.fn.sum<bigint>('amountMinor').as('paidMinor'),
    ])
    .groupBy((eb) => ['cashbackId', eb('claimedAt', '>=', month)])
    .execute();
  return before.map((row) => ({ ...row, ...nothingKept, earns: true }));
}

async function claimsSince(db: Reader, memberId: string, from: EpochMs): Promise<ClaimRow[]> {
  if (from === Infinity) return [];
  const rows = await db
    .selectFrom('cashbackClaims')
    .where('memberId', '=', memberId)
    .where('claimedAt', '>=', from)
    .select(['cashbackId', 'claimedAt as at', 'amountMinor as paidMinor'])
    .select(['lostMinor', 'share', 'limitMinor', 'playBeganAt', 'playEndedAt as until'])
    .execute();
  return rows.map((row) => ({ ...row, earns: true }));
}

const dayRow = ({
  cashbackId,
  state,
  dueAt,
  dayAt,
  lostMinor,
  share,
  limitMinor,
  playBeganAt,
}: ClaimDayRow): ClaimRow => ({
  ...{ cashbackId, lostMinor, share, limitMinor, playBeganAt, earns: state === 'WITHHELD' },
  ...{ at: dueAt - 1, paidMinor: 0n, until: dayAt },
});

/** A member’s claims of each cashback, by its id, and its claim days without one of which losses are kept, the earliest first. */
export async function pastClaims(
  db: Reader,
  memberId: string,
  asked: ClaimsAsked,
  ended: readonly ClaimDayRow[],
): Promise<ReadonlyMap<string, readonly PastClaim[]>> {
  const isAsked = ({ lostMinor, dueAt }: ClaimDayRow) => lostMinor !== null && dueAt > asked.from;
  const byCashback = Map.groupBy(
    [
      ...(await claimsBefore(db, memberId, asked)),
      ...(await claimsSince(db, memberId, asked.from)),
      ...ended.filter(isAsked).map(dayRow),
    ].toSorted((one, other) => one.at - other.at),
    ({ cashbackId }) => cashbackId,
  );
  return new Map([...byCashback].map(([id, rows]) => [id, rows.map(pastClaim)]));
}

/** What a member claimed of a cashback from a moment on. */
export async function claimedSince(
  db: Reader,
  memberId: string,
  cashbackId: string,
  from: EpochMs,
): Promise<bigint> {
  const { sum } = await db
    .selectFrom('cashbackClaims')
    .select((eb) => eb.fn.sum<bigint | null>('amountMinor').as('sum'))
    .where('memberId', '=', memberId)
    .where('cashbackId', '=', cashbackId)
    .where('claimedAt', '>=', from)
    .executeTakeFirstOrThrow();
  return sum ?? 0n;
}
