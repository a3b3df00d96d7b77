import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { stakeLadder } from '@magpie/domain/play';
import type { StakedGame } from '@magpie/domain/play';
import { stakeable } from '@magpie/domain/wallets';
import type { PlayKind } from '@magpie/domain/wallets';
import { balances } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { GameModel } from '../../games/index.ts';
import { convert, walletAmounts, walletModeOf } from '../../wallets/index.ts';
import type { GameSessionModel } from '../model.ts';

export function kindOf(game: GameModel): PlayKind {
  return game.category === 'SPORTSBOOK' ? 'SPORT' : 'CASINO';
}

/** What the member can stake in a session now (WALLET-18). */
export async function playable(db: Reader, { memberId, currency }: GameSessionModel): Promise<Minor> {
  const held = await balances(db, memberId, currency);
  return stakeable(walletAmounts(held), (await walletModeOf(db, memberId, currency)) ?? 'CASH');
}

/** The stakes of a game in a currency at the platform's rate, the smallest first (PLAY-34). */
export function stakesOf(game: StakedGame, currency: string): readonly Minor[] {
  return stakeLadder(game, (cents) => money.of(convert(cents, 'AUD', currency)));
}
