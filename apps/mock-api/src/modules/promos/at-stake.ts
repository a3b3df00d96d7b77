import { shownFreeSpins } from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import { bonusWon, promoStakeKind } from '@magpie/domain/promos';
import type { PromoLoss } from '@magpie/domain/promos';
import type { PromoStake } from '#__generated__/promo.ts';
import type { Reader } from '#platform/store/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { bonusMoneyOf } from './endings.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { freeSpinGames, freeSpinsWith } from './store/index.ts';

async function spinsLeft(db: Reader, { id }: MemberPromoRow): Promise<number> {
  const active = (await freeSpinsWith(db, [id])).filter(({ status }) => status === 'ACTIVE');
  const games = await freeSpinGames(
    db,
    active.map((spins) => spins.id),
  );
  return games.reduce((sum, { remaining, betCount }) => {
    return sum + shownFreeSpins({ remainingFreeSpins: remaining, betCount });
  }, 0);
}

/** In minor units. */
interface Stake {
  readonly bonus: bigint;
  readonly freeSpins: number;
}

async function stakeOf(db: Reader, row: MemberPromoRow, { freeSpins }: PromoRecord): Promise<Stake> {
  const kind = promoStakeKind(row.status);
  if (kind === 'LEFT') return { bonus: await bonusMoneyOf(db, row), freeSpins: await spinsLeft(db, row) };
  if (kind === 'NOTHING') return { bonus: 0n, freeSpins: 0 };
  return { bonus: row.bonusMinor, freeSpins: freeSpins.reduce((sum, { betCount }) => sum + betCount, 0) };
}

/** What a member loses with a promo that ends now: what is left of one in force, and all that one would give that waits. */
export async function atStakeOf(db: Reader, row: MemberPromoRow, record: PromoRecord): Promise<PromoStake> {
  const { bonus, freeSpins } = await stakeOf(db, row, record);
  const currency = knownCurrency(row.currency);
  return {
    bonus: decimal(bonus, currency),
    winnings: decimal(bonusWon(money.of(bonus), money.of(row.bonusMinor)), currency),
    freeSpins,
  };
}

/** The same as the domain names it in a sentence. */
export async function lossOf(db: Reader, row: MemberPromoRow, record: PromoRecord): Promise<PromoLoss> {
  return { ...(await atStakeOf(db, row, record)), currency: knownCurrency(row.currency) };
}
