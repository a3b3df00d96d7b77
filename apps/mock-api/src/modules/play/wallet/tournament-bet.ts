import { money } from '@magpie/domain/money';
import { isBonusWallet } from '@magpie/domain/wallets';
import type { Unit } from '#platform/worlds/index.ts';
import type { TournamentBet } from '../../tournaments/index.ts';
import type { GameModel } from '../../games/index.ts';
import { stakeShares } from './round-money.ts';
import type { BetRow } from './store.ts';

export interface PaidBet {
  readonly bet: BetRow;
  readonly game: GameModel;
  /** What was won, in minor units of the bet's currency. */
  readonly payout: bigint;
}

/** A bet that is settled now, as tournaments count it. */
export async function tournamentBet(
  { db, now }: Unit,
  { bet, game, payout }: PaidBet,
): Promise<TournamentBet> {
  const taken = await stakeShares(db, bet);
  return {
    memberId: bet.memberId,
    freeSpin: bet.freeSpin,
    bonusMoney: taken.some(({ wallet }) => isBonusWallet(wallet)),
    currency: bet.currency,
    provider: game.subCategory.id,
    placedAt: new Date(bet.placedAt),
    settledAt: now,
    stake: money.of(bet.effectiveBetMinor),
    counted: money.of(bet.effectiveBetMinor - bet.riskFreeMinor),
    payout: money.of(payout),
  };
}
