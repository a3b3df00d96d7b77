import { givenFreeSpins, shownFreeSpins } from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import { endedUnbegun, pastPromoStatuses, renewalOf } from '@magpie/domain/promos';
import type { PromoEnding, Renewal, TakenAward } from '@magpie/domain/promos';
import type { Reader } from '#platform/store/index.ts';
import { turnoverOf } from './model.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { freeSpinGames, freeSpinsWith, liftedRows, renewedRow } from './store/index.ts';

type SpinsToGive = Omit<PromoRecord['freeSpins'][number], 'promoId' | 'bonusBuy'>;

/** The free spins of a promo; those that were left where an award of it went in a dispute after it had begun. */
export async function spinsToGive(
  db: Reader,
  record: PromoRecord,
  was: MemberPromoRow | undefined,
): Promise<readonly SpinsToGive[]> {
  if (!was) return record.freeSpins;
  if (endedUnbegun({ began: was.began, cause: was.endCause })) return [];
  if (!was.began) return spinsToGive(db, record, await renewedRow(db, was));
  const spins = await freeSpinsWith(db, [was.id]);
  const taken = spins.filter(({ takenBack }) => takenBack).map(({ id }) => id);
  return (await freeSpinGames(db, taken))
    .map(({ remaining, ...game }) => {
      return { ...game, betCount: shownFreeSpins({ ...game, remainingFreeSpins: remaining }) };
    })
    .filter(({ betCount }) => betCount > 0);
}

export interface TakenRow extends TakenAward {
  readonly row: MemberPromoRow;
}

/** Null for one of before causes were kept. */
function endOf({ status, endCause: cause }: MemberPromoRow): PromoEnding | null {
  const past = pastPromoStatuses.find((each) => each === status);
  return past && cause !== null ? { status: past, cause } : null;
}

async function taken(db: Reader, record: PromoRecord, row: MemberPromoRow): Promise<readonly TakenRow[]> {
  const end = endOf(row);
  if (!end) return [];
  const spins = await spinsToGive(db, record, row);
  const award = {
    row,
    end,
    began: row.began,
    // An award that waits has an end for as long as it waits for another promo.
    waitedForPromo: !row.began && row.expiresAt !== null,
    turnover: turnoverOf(row),
    takenBonus: money.of(row.takenBonusMinor),
    takenCash: money.of(row.reclaimedMinor),
    becameCash: money.of(row.becameCashMinor),
    spins: givenFreeSpins(spins),
  };
  return [award];
}

/** What can be given anew of a promo, as disputes are lifted that awards of it went in; null for nothing. */
export async function renewalFor(
  db: Reader,
  memberId: string,
  record: PromoRecord,
): Promise<Renewal<TakenRow> | null> {
  const rows = await liftedRows(db, { memberId, promoId: record.row.id });
  const awards = await Promise.all(rows.map((row) => taken(db, record, row)));
  return renewalOf(awards.flat());
}
