import { money } from '@magpie/domain/money';
import type { TournamentBet } from '../../tournaments/index.ts';
import type { GameModel } from '../../games/index.ts';
import type { BetRow } from './store.ts';

export interface DecidedBet {
  readonly bet: BetRow;
  readonly game: GameModel;
}

/** A bet that is settled now, as tournaments count it. */
export function tournamentBet(now: Date, { bet, game }: DecidedBet): TournamentBet {
  return {
    memberId: bet.memberId,
    freeSpin: bet.freeSpin,
    bonusMoney: bet.walletMode === 'BONUS',
    currency: bet.currency,
    provider: game.subCategory.id,
    placedAt: new Date(bet.placedAt),
    settledAt: now,
    stake: money.of(bet.effectiveBetMinor),
    counted: money.of(bet.effectiveBetMinor - bet.riskFreeMinor),
    payout: money.of(bet.payoutMinor),
  };
}
