import { money } from '@magpie/domain/money';
import type { LiftedAward } from '@magpie/domain/promos';
import type { Reader } from '#platform/store/index.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { freeSpinGames, freeSpinsWith, liftedRow, renewedRow } from './store/index.ts';

type SpinsToGive = Omit<PromoRecord['freeSpins'][number], 'promoId' | 'bonusBuy'>;

/** The free spins of a promo; those that were left where an award of it went in a dispute after it had begun. */
export async function spinsToGive(
  db: Reader,
  record: PromoRecord,
  was: MemberPromoRow | undefined,
): Promise<readonly SpinsToGive[]> {
  if (!was) return record.freeSpins;
  if (!was.began) return spinsToGive(db, record, await renewedRow(db, was));
  const spins = await freeSpinsWith(db, [was.id]);
  const ended = spins.filter(({ status }) => status === 'CANCELLED').map(({ id }) => id);
  return (await freeSpinGames(db, ended))
    .map((game) => ({ ...game, betCount: game.remaining ?? game.betCount }))
    .filter(({ betCount }) => betCount > 0);
}

export interface LiftedRow extends LiftedAward {
  readonly row: MemberPromoRow;
}

/** What can be given anew of a promo, as the dispute is lifted that its award went in; null for nothing. */
export async function liftedAward(
  db: Reader,
  memberId: string,
  record: PromoRecord,
): Promise<LiftedRow | null> {
  const row = await liftedRow(db, memberId, record.row.id);
  if (!row) return null;
  const spins = await spinsToGive(db, record, row);
  return {
    row,
    taken: money.add(money.of(row.takenBonusMinor), money.of(row.reclaimedMinor)),
    spins: spins.reduce((sum, { betCount }) => sum + betCount, 0),
  };
}
