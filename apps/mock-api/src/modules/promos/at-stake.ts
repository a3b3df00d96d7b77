import { givenFreeSpins, leftFreeSpins } from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import { bonusWon, promoStakeKind } from '@magpie/domain/promos';
import type { PromoLoss } from '@magpie/domain/promos';
import type { PromoStake } from '#__generated__/promo.ts';
import type { Reader } from '#platform/store/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { bonusMoneyOf } from './bonus-money.ts';
import { spinsToGive } from './lifted-award.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import type { GivenSpins } from './views.ts';
import { givenAnew, renewedRow, spinsAndGamesWith } from './store/index.ts';
import type { SpinsAndGames } from './store/index.ts';

function spinsLeft({ spins, games }: SpinsAndGames): number {
  const active = spins.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
  const left = games.filter(({ freeSpinId }) => active.includes(freeSpinId));
  return leftFreeSpins(left.map(({ remaining, betCount }) => ({ remainingFreeSpins: remaining, betCount })));
}

/** In minor units. */
interface Stake {
  readonly bonus: bigint;
  readonly freeSpins: number;
}

export interface HeldAward {
  readonly row: MemberPromoRow;
  readonly record: PromoRecord;
  readonly held: SpinsAndGames;
  /** Whether it was given anew, in place of one that a dispute took. */
  readonly anew: boolean;
}

/** The games of the free spins that came with an award, or that come with one that has not begun. */
export async function spinGamesOf(
  db: Reader,
  { row, record, held, anew }: HeldAward,
): Promise<readonly GivenSpins[]> {
  if (row.began) return held.games;
  if (row.lockInDepositMinor !== null) return [];
  const spins = await spinsToGive(db, record, anew ? await renewedRow(db, row) : undefined);
  return spins.map((game) => ({ ...game, remaining: game.betCount }));
}

async function stakeOf(db: Reader, award: HeldAward): Promise<Stake> {
  const { row, held } = award;
  const kind = promoStakeKind(row.status);
  if (kind === 'LEFT') return { bonus: await bonusMoneyOf(db, row), freeSpins: spinsLeft(held) };
  if (kind === 'NOTHING') return { bonus: 0n, freeSpins: 0 };
  return { bonus: row.bonusMinor, freeSpins: givenFreeSpins(await spinGamesOf(db, award)) };
}

/** What a member loses with a promo that ends now: what is left of one in force, and all that one would give that waits. */
export async function atStakeOf(db: Reader, award: HeldAward): Promise<PromoStake> {
  const { row } = award;
  const { bonus, freeSpins } = await stakeOf(db, award);
  const currency = knownCurrency(row.currency);
  return {
    bonus: decimal(bonus, currency),
    winnings: decimal(bonusWon(money.of(bonus), money.of(row.bonusMinor)), currency),
    freeSpins,
  };
}

export async function lossOf(db: Reader, row: MemberPromoRow, record: PromoRecord): Promise<PromoLoss> {
  const held = await spinsAndGamesWith(db, [row.id]);
  const anew = (await givenAnew(db, row.memberId, [row.id])).length > 0;
  return { ...(await atStakeOf(db, { row, record, held, anew })), currency: knownCurrency(row.currency) };
}
