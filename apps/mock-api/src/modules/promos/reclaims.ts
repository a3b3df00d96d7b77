import { money } from '@magpie/domain/money';
import { reclaimedCash, wasAway } from '@magpie/domain/promos';
import type { PromoCash, PromoCashWallet } from '@magpie/domain/promos';
import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { cashOf } from './award-cash.ts';
import type { MemberPromoRow } from './model.ts';
import { changeMemberPromo, promoRecord, promosTakenBack } from './store/index.ts';

/** @returns what was taken */
async function reclaim(unit: Unit, row: MemberPromoRow, from: PromoCash): Promise<PromoCash> {
  const { id, memberId, currency, reclaimedMinor } = row;
  const cash = { became: money.of(await cashOf(unit.db, row)), taken: money.of(reclaimedMinor) };
  const shares = reclaimedCash(cash, from);
  const takenFrom = (name: PromoCashWallet) =>
    shares.find(({ wallet }) => wallet === name)?.amount ?? money.zero;
  const parts = { CASINO: takenFrom('CASINO'), SPORT: takenFrom('SPORT') };
  if (shares.length === 0) return parts;
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
  return parts;
}

/** Takes what an award owes out of the cash that its member has. */
export async function reclaimAll(unit: Unit, row: MemberPromoRow): Promise<void> {
  const { CASINO, SPORT } = await balances(unit.db, row.memberId, row.currency);
  await reclaim(unit, row, { CASINO: money.of(CASINO), SPORT: money.of(SPORT) });
}

/** Cash of a member that was away. */
export interface AwayCash extends Pick<MemberPromoRow, 'memberId' | 'currency'> {
  /** The place in the ledger of what took it out of the wallets; asked for when anything was taken back. */
  readonly left: () => Promise<number>;
}

/**
 * The promos of a member that were taken back while some cash was away: it pays what they owe when it comes back, as if it had
 * been there then.
 */
export async function promosOwing(
  db: Reader,
  { memberId, currency, left: placeOfLeaving }: AwayCash,
): Promise<readonly MemberPromoRow[]> {
  const rows = (await promosTakenBack(db, memberId)).filter((row) => row.currency === currency);
  if (rows.length === 0) return [];
  const left = await placeOfLeaving();
  return rows.filter(({ takenBackPlace: takenBack }) => takenBack !== null && wasAway({ left, takenBack }));
}

/**
 * Takes out of cash that came back what promos owe for it: what free spins won in a round that was open, and what was staked or to
 * be withdrawn of the cash that a bonus became.
 */
export async function reclaimReturned(
  unit: Unit,
  owing: readonly MemberPromoRow[],
  back: PromoCash,
): Promise<void> {
  let left = back;
  for (const row of owing) {
    const held = await balances(unit.db, row.memberId, row.currency);
    const taken = await reclaim(unit, row, {
      CASINO: money.min(left.CASINO, money.of(held.CASINO)),
      SPORT: money.min(left.SPORT, money.of(held.SPORT)),
    });
    left = {
      CASINO: money.subtract(left.CASINO, taken.CASINO),
      SPORT: money.subtract(left.SPORT, taken.SPORT),
    };
  }
}
