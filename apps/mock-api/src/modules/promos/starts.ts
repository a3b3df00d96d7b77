import { money } from '@magpie/domain/money';
import { awardEnd, awardForm, beginsActivated, creditPosting } from '@magpie/domain/promos';
import type { AwardCause, AwardForm } from '@magpie/domain/promos';
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

/**
 * Gives free spins without money. The award is COMPLETE with that, as there is nothing to turn over: it is kept for the
 * history and never in force.
 */
async function startFreeSpins(unit: Unit, row: Started, record: PromoRecord): Promise<void> {
  const end = awardEndMs(unit, record.row.daysToPlay);
  await changeMemberPromo(unit.db, row.id, {
    ...{ status: 'COMPLETE', endCause: 'SPINS_GIVEN', waitsFor: null, began: true },
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

/** Begins an award that waits for nothing any more, and answers what it has become. */
export async function startAward(unit: Unit, award: MemberPromoRow): Promise<AwardForm> {
  // Those that waited before causes were kept were awarded by a lock-in.
  const row = { ...award, cause: award.cause ?? ('LOCK_IN' as const) };
  const { memberId, promoId } = row;
  const record = await promoRecord(unit.db, promoId);
  if (!record) throw new Error(`The promo ${promoId} of a member does not exist.`);
  const form = formOf(row, record);
  await (form === 'FREE_SPINS' ? startFreeSpins : startPromo)(unit, row, record);
  await publishBalance(unit, memberId);
  return form;
}
