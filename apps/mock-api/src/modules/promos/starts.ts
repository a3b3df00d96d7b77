import { money } from '@magpie/domain/money';
import { awardEnd, awardForm, beginsActivated, creditPosting, spinsGiven } from '@magpie/domain/promos';
import type { AwardCause, AwardForm, PromoEnding } from '@magpie/domain/promos';
import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { grantFreeSpins } from './free-spin-grants.ts';
import { spinsToGive } from './lifted-award.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { changeMemberPromo, promoRecord, renewedRow } from './store/index.ts';

const awardEndMs = (unit: Unit, days: number | null): number | null =>
  awardEnd(days, unit.now)?.getTime() ?? null;

async function creditBonus(unit: Unit, row: MemberPromoRow, cause: AwardCause, name: string): Promise<void> {
  if (row.bonusMinor === 0n) return;
  await unit.post({
    key: `promo:${row.id}:bonus`,
    type: creditPosting(cause),
    memberId: row.memberId,
    postings: [
      { account: houseAccount('PROMO', row.currency), amount: -row.bonusMinor },
      { account: memberAccount(row.memberId, 'CASINO_BONUS', row.currency), amount: row.bonusMinor },
    ],
    details: { name },
  });
}

type Started = MemberPromoRow & { readonly cause: AwardCause };

async function grant(unit: Unit, row: Started, record: PromoRecord, end: number | null, activated: boolean) {
  const { id: memberPromoId, memberId, promoUsed } = row;
  const expiresAt = end === null ? null : new Date(end);
  const spins = await spinsToGive(unit.db, record, await renewedRow(unit.db, row));
  await grantFreeSpins(unit, { memberId, record, spins, memberPromoId, promoUsed, expiresAt, activated });
}

/** Gives the free spins of an award that is COMPLETE with that, and kept for the history alone. */
async function startFreeSpins(
  unit: Unit,
  row: Started,
  record: PromoRecord,
  { status, cause }: PromoEnding = spinsGiven,
): Promise<void> {
  const end = awardEndMs(unit, record.row.daysToPlay);
  await changeMemberPromo(unit.db, row.id, {
    ...{ status, endCause: cause, waitsFor: null, began: true },
    ...{ walletMode: 'CASH', expiresAt: end, endedAt: unit.now.getTime() },
  });
  await grant(unit, row, record, end, beginsActivated('FREE_SPINS', row.cause));
}

/** Puts an awarded promo in force: its bonus is credited and its free spins are given (DEP-28, LOCK-15). */
async function startPromo(unit: Unit, row: Started, record: PromoRecord): Promise<void> {
  const { CASINO_BONUS, SPORT_BONUS } = await balances(unit.db, row.memberId, row.currency);
  const before = CASINO_BONUS + SPORT_BONUS;
  const end = awardEndMs(unit, record.row.daysToPlay);
  await changeMemberPromo(unit.db, row.id, {
    ...{ status: 'ACTIVE', waitsFor: null, began: true },
    ...{ bonusBeforeMinor: before, expiresAt: end },
  });
  await creditBonus(unit, row, row.cause, record.row.name);
  await grant(unit, row, record, end, beginsActivated('PROMO', row.cause));
}

export function formOf(
  { bonusMinor, turnoverTargetMinor }: Pick<MemberPromoRow, 'bonusMinor' | 'turnoverTargetMinor'>,
  record: PromoRecord,
): AwardForm {
  return awardForm({
    bonus: money.of(bonusMinor),
    turnoverTarget: money.of(turnoverTargetMinor),
    hasFreeSpins: record.freeSpins.length > 0,
  });
}

// Those that waited before causes were kept were awarded by a lock-in.
const withCause = (award: MemberPromoRow): Started => ({ ...award, cause: award.cause ?? 'LOCK_IN' });

async function recordOf(unit: Unit, { promoId }: MemberPromoRow): Promise<PromoRecord> {
  const record = await promoRecord(unit.db, promoId);
  if (!record) throw new Error(`The promo ${promoId} of a member does not exist.`);
  return record;
}

/** Gives the free spins of an award that is over with that, as it had reached its target before. */
export async function completeAward(unit: Unit, award: MemberPromoRow, ending: PromoEnding): Promise<void> {
  await startFreeSpins(unit, withCause(award), await recordOf(unit, award), ending);
  await publishBalance(unit, award.memberId);
}

/** Begins an award that waits for nothing any more, and answers what it has become. */
export async function startAward(unit: Unit, award: MemberPromoRow): Promise<AwardForm> {
  const record = await recordOf(unit, award);
  const form = formOf(award, record);
  await (form === 'FREE_SPINS' ? startFreeSpins : startPromo)(unit, withCause(award), record);
  await publishBalance(unit, award.memberId);
  return form;
}
