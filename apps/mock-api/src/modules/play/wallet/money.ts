import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { playableBalance } from '@magpie/domain/play';
import type { PlayBalances, PlayWallet } from '@magpie/domain/play';
import { balances } from '../../../platform/ledger/index.ts';
import type { BookedWallet } from '../../../platform/ledger/index.ts';
import type { Reader } from '../../../platform/store/index.ts';
import type { GameModel } from '../../games/index.ts';
import { modeOf } from '../active-promo.ts';
import type { GameSessionModel } from '../model.ts';

/** The wallet each rule of play speaks of, by whether the game is a casino game or the sportsbook. */
const booked: Readonly<Record<'CASINO' | 'SPORT', Readonly<Record<PlayWallet, BookedWallet>>>> = {
  CASINO: { mainCash: 'MAIN', casinoCash: 'CASINO', casinoBonus: 'CASINO_BONUS' },
  SPORT: { mainCash: 'MAIN', casinoCash: 'SPORT', casinoBonus: 'SPORT_BONUS' },
};

/** Whether a game is the sportsbook, which plays with the sports wallets. */
export function isSports(game: GameModel): boolean {
  return game.category === 'SPORTSBOOK';
}

/** Where money of a wallet of the rules is booked for a game. */
export function bookedWallet(game: GameModel, wallet: PlayWallet): BookedWallet {
  return booked[isSports(game) ? 'SPORT' : 'CASINO'][wallet];
}

/** Whether a booked wallet holds bonus money. */
export function isBonusWallet(wallet: BookedWallet): boolean {
  return wallet === 'CASINO_BONUS' || wallet === 'SPORT_BONUS';
}

/** The member's balances in a session's currency as the rules of play see them. */
export async function playBalances(
  db: Reader,
  { memberId, currency, game }: GameSessionModel,
): Promise<PlayBalances> {
  const held = await balances(db, memberId, currency);
  const of = (wallet: PlayWallet): Minor => money.of(held[bookedWallet(game, wallet)]);
  return { mainCash: of('mainCash'), casinoCash: of('casinoCash'), casinoBonus: of('casinoBonus') };
}

/** What the member can play with in a session now. */
export async function playable(db: Reader, session: GameSessionModel): Promise<Minor> {
  return playableBalance(await playBalances(db, session), await modeOf(db, session.memberId));
}
