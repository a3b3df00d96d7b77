import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { bonusLeft, bonusPosting, bonusShares } from '@magpie/domain/promos';
import type { PromoEnding } from '@magpie/domain/promos';
import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { AccountRef } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { MemberPromoRow } from './model.ts';
import { addPromoCash, promoRecord, renewedRow } from './store/index.ts';

function bonusGoes(
  { memberId, currency }: MemberPromoRow,
  type: ReturnType<typeof bonusPosting>,
): AccountRef {
  const isPaid = type === 'PROMO_CONVERSION';
  return isPaid ? memberAccount(memberId, 'CASINO', currency) : houseAccount('PROMO', currency);
}

/** Bonus money of an active promo that is left, in minor units. */
export async function bonusMoneyOf(db: Reader, row: MemberPromoRow): Promise<bigint> {
  const { CASINO_BONUS, SPORT_BONUS } = await balances(db, row.memberId, row.currency);
  return bonusLeft(money.of(CASINO_BONUS + SPORT_BONUS), money.of(row.bonusBeforeMinor));
}

/** Takes the bonus money that is left at an end: to the cash of a promo that is COMPLETE, and back otherwise. */
export async function clearBonus(
  unit: Unit,
  row: MemberPromoRow,
  ending: PromoEnding['status'],
): Promise<void> {
  const left = await bonusMoneyOf(unit.db, row);
  if (left === 0n) return;
  const type = bonusPosting(ending);
  const account = bonusGoes(row, type);
  const { SPORT_BONUS } = await balances(unit.db, row.memberId, row.currency);
  const taken = bonusShares(money.of(left), money.of(SPORT_BONUS)).map(({ wallet, amount }) => ({
    account: memberAccount(row.memberId, wallet, row.currency),
    amount: money.negate(amount),
  }));
  const record = await promoRecord(unit.db, row.promoId);
  await unit.post({
    key: `promo:${row.id}:end`,
    type,
    memberId: row.memberId,
    postings: [...taken, { account, amount: left }],
    details: { name: record?.row.name ?? 'Promo' },
  });
  if (ending === 'COMPLETE') await addPromoCash(unit.db, row.id, left);
}

/** What of an award is given anew may be the last cent of a bonus that was played. */
export async function largestBonus(db: Reader, award: MemberPromoRow): Promise<Minor> {
  const bonus = money.of(award.bonusMinor);
  const earlier = await renewedRow(db, award);
  return earlier ? money.max(bonus, await largestBonus(db, earlier)) : bonus;
}
