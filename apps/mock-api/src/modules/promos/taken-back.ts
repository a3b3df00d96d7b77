import { money } from '@magpie/domain/money';
import { reclaimedCash, takeBackPlan, takenBack } from '@magpie/domain/promos';
import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { tellEnd } from './end-notices.ts';
import { endedBy } from './ended.ts';
import { endPromo } from './endings.ts';
import type { MemberPromoRow } from './model.ts';
import { endAward } from './pending.ts';
import {
  changeMemberPromo,
  endFreeSpinsWith,
  freeSpinsWith,
  promoRecord,
  promosOfDeposit,
} from './store/index.ts';

async function undo(unit: Unit, row: MemberPromoRow): Promise<void> {
  await changeMemberPromo(unit.db, row.id, endedBy(takenBack, unit));
  await tellEnd(unit, row, takenBack.cause);
}

async function cashOf(db: Reader, { id, becameCashMinor }: MemberPromoRow): Promise<bigint> {
  const spins = await freeSpinsWith(db, [id]);
  return spins.reduce((sum, { totalWinningsMinor }) => sum + totalWinningsMinor, becameCashMinor);
}

async function reclaim(unit: Unit, row: MemberPromoRow): Promise<void> {
  const { id, memberId, currency, reclaimedMinor } = row;
  const { CASINO, SPORT } = await balances(unit.db, memberId, currency);
  const cash = { became: money.of(await cashOf(unit.db, row)), taken: money.of(reclaimedMinor) };
  const shares = reclaimedCash(cash, { CASINO: money.of(CASINO), SPORT: money.of(SPORT) });
  if (shares.length === 0) return;
  const taken = money.sum(shares.map(({ amount }) => amount));
  await changeMemberPromo(unit.db, id, { reclaimedMinor: reclaimedMinor + taken });
  const record = await promoRecord(unit.db, row.promoId);
  await unit.post({
    key: reclaimedMinor === 0n ? `promo:${id}:reclaimed` : `promo:${id}:reclaimed:${String(reclaimedMinor)}`,
    type: 'PROMO_CANCELLATION',
    memberId,
    postings: [
      ...shares.map(({ wallet, amount }) => ({
        account: memberAccount(memberId, wallet, currency),
        amount: money.negate(amount),
      })),
      { account: houseAccount('PROMO', currency), amount: taken },
    ],
    details: { name: record?.row.name ?? 'Promo' },
  });
}

const endingOf = { ACTIVE: endPromo, PENDING: endAward, COMPLETE: undo } as const;

/**
 * Takes back an award whose deposit was taken back: it ends if it is in force or waits, a completed one is cancelled after the
 * fact, so that what its open rounds win is taken too, and the cash that it became goes as far as it is there: what is away in a
 * withdrawal or a bet goes when the deposit is taken back again. Free spins that came with it end, however it ended itself.
 */
export async function takeBackPromo(unit: Unit, row: MemberPromoRow): Promise<void> {
  const { ends, spins } = takeBackPlan(row);
  if (ends) await endingOf[ends](unit, row, takenBack);
  if (spins) await endFreeSpinsWith(unit.db, row.id, spins);
  await reclaim(unit, row);
}

/** Takes back what a deposit awarded: without the deposit the bonus would be a gift. */
export async function takeBackPromosOf(unit: Unit, deposit: string): Promise<void> {
  for (const row of await promosOfDeposit(unit.db, deposit)) await takeBackPromo(unit, row);
}
