import { isExcludedByPromo } from '../games/index.ts';
import type { GameIdentity, PromoGames } from '../games/index.ts';
import type { Minor } from '../money/index.ts';
import { stakeLadder, stakeLimits } from './stakes.ts';
import type { StakedGame } from './stakes.ts';

export interface OfferedGame extends GameIdentity {
  readonly stakedAs: Exclude<StakedGame, 'ANY'>;
  /** The stakes of a ladder that the game takes. */
  readonly stakesOf: (ladder: readonly Minor[]) => readonly Minor[];
}

/**
 * The smallest stake that one of the games which a promo allows takes, in minor units of its currency; that of any game when
 * the site offers none of them.
 * @param fromAud converts AUD cents to the currency's minor units
 */
export function smallestStake(
  games: readonly OfferedGame[],
  promo: PromoGames,
  fromAud: (cents: Minor) => Minor,
): Minor {
  const ladders = {
    ANY: stakeLadder('ANY', fromAud),
    SLOT: stakeLadder('SLOT', fromAud),
    SPORTSBOOK: stakeLadder('SPORTSBOOK', fromAud),
  };
  const stakes = games
    .filter((game) => !isExcludedByPromo(game, promo))
    .flatMap(({ stakedAs, stakesOf }) => stakesOf(ladders[stakedAs]));
  return stakeLimits(stakes.length > 0 ? stakes : ladders.ANY).min;
}
