import { money } from '@magpie/domain/money';
import { bonusWon } from '@magpie/domain/promos';
import type { PromoLoss } from '@magpie/domain/promos';
import type { PromoStake } from '#__generated__/promo.ts';
import type { Reader } from '#platform/store/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { bonusMoneyOf } from './endings.ts';
import type { MemberPromoRow } from './model.ts';
import { freeSpinGames, freeSpinsWith } from './store/index.ts';

async function spinsLeft(db: Reader, { id }: MemberPromoRow): Promise<number> {
  const active = (await freeSpinsWith(db, [id])).filter(({ status }) => status === 'ACTIVE');
  const games = await freeSpinGames(
    db,
    active.map((spins) => spins.id),
  );
  return games.reduce((sum, { remaining }) => sum + (remaining ?? 0), 0);
}

/** What ends with a member's promo when it is cancelled: nothing of one that is not in force. */
export async function atStakeOf(db: Reader, row: MemberPromoRow): Promise<PromoStake> {
  const active = row.status === 'ACTIVE';
  const bonus = money.of(active ? await bonusMoneyOf(db, row) : 0n);
  const currency = knownCurrency(row.currency);
  return {
    bonus: decimal(bonus, currency),
    winnings: decimal(bonusWon(bonus, money.of(row.bonusMinor)), currency),
    freeSpins: active ? await spinsLeft(db, row) : 0,
  };
}

/** The same as the domain names it in a sentence. */
export async function lossOf(db: Reader, row: MemberPromoRow): Promise<PromoLoss> {
  return { ...(await atStakeOf(db, row)), currency: knownCurrency(row.currency) };
}
