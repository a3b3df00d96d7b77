import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { stakeLadder } from '@magpie/domain/play';
import type { StakedGame } from '@magpie/domain/play';
import { stakeable } from '@magpie/domain/wallets';
import type { PlayKind, WalletMode } from '@magpie/domain/wallets';
import { balances } from '#platform/ledger/index.ts';
import { remembered } from '#platform/remembered.ts';
import type { Reader } from '#platform/store/index.ts';
import type { GameModel } from '../../games/index.ts';
import { convert, walletAmounts, walletModeOf } from '../../wallets/index.ts';
import type { GameSessionModel } from '../model.ts';

export function kindOf(game: GameModel): PlayKind {
  return game.category === 'SPORTSBOOK' ? 'SPORT' : 'CASINO';
}

type PlayedMoney = Pick<GameSessionModel, 'currency' | 'freeSpin' | 'memberId'>;

/** The money that a session is played with; null without an active promo, and for free spins (SPIN-21). */
export async function stakedFrom(
  db: Reader,
  { memberId, currency, freeSpin }: PlayedMoney,
): Promise<WalletMode | null> {
  return freeSpin === null ? walletModeOf(db, memberId, currency) : null;
}

/** What the member can stake in a session now (WALLET-18). Free spins tell the cash, where their wins go. */
export async function playable(db: Reader, session: PlayedMoney): Promise<Minor> {
  const held = await balances(db, session.memberId, session.currency);
  return stakeable(walletAmounts(held), (await stakedFrom(db, session)) ?? 'CASH');
}

/** More than there are games' kinds and currencies. */
const MOST = 1_000;

/** The stakes of a game in a currency at the platform's fixed rate, the smallest first (PLAY-34). */
export const stakesOf = remembered(MOST, (game: StakedGame, currency: string): readonly Minor[] =>
  stakeLadder(game, (cents) => money.of(convert(cents, 'AUD', currency))),
);
