import { isExcludedByPromo } from '../games/index.ts';
import type { GameIdentity, PromoGames } from '../games/index.ts';
import type { Minor } from '../money/index.ts';
import { stakeLadder, stakeLimits } from './stakes.ts';
import type { StakedGame } from './stakes.ts';

export interface OfferedGame extends GameIdentity {
  readonly stakedAs: Exclude<StakedGame, 'ANY'>;
}

/**
 * The smallest stake of the games that a promo allows, in minor units of its currency; that of any game when the site offers
 * none of them.
 * @param fromAud converts AUD cents to the currency's minor units
 */
export function smallestStake(
  games: readonly OfferedGame[],
  promo: PromoGames,
  fromAud: (cents: Minor) => Minor,
): Minor {
  const allowed = games.filter((game) => !isExcludedByPromo(game, promo));
  const onlySport = allowed.length > 0 && allowed.every(({ stakedAs }) => stakedAs === 'SPORTSBOOK');
  return stakeLimits(stakeLadder(onlySport ? 'SPORTSBOOK' : 'ANY', fromAud)).min;
}
