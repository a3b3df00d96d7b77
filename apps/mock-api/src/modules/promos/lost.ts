import type { PromoGames } from '@magpie/domain/games';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { smallestStake } from '@magpie/domain/play';
import type { OfferedGame } from '@magpie/domain/play';
import { modelOfGame } from '@magpie/domain/studio';
import type { Unit, World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import type { Catalogue } from '../games/index.ts';
import { convert } from '../wallets/index.ts';
import type { PromoRecord } from './model.ts';

type Games = Catalogue['games'];

/** By catalogue, as it names two thousand games and is asked after each bet. */
const known = new WeakMap<Games, Map<string, Minor>>();

function kept(games: Games, key: string, work: () => Minor): Minor {
  const stakes = known.get(games) ?? new Map<string, Minor>();
  known.set(games, stakes);
  const stake = stakes.get(key) ?? work();
  stakes.set(key, stake);
  return stake;
}

const everyStake = (ladder: readonly Minor[]) => ladder;

function offered({ id, code, subCategory, category, jackpot }: Games[number]): OfferedGame {
  const game = { code, provider: subCategory.id };
  if (category === 'SPORTSBOOK') return { ...game, stakedAs: category, stakesOf: everyStake };
  return { ...game, stakedAs: 'SLOT', stakesOf: modelOfGame(category, id, { jackpot }).stakesOf };
}

const anyGame: PromoGames = { providers: [], allowedGameCodes: [] };

/** The smallest stake of the games that a promo allows, or of any game, in a currency. */
export async function smallestStakeIn(world: World, currency: string, promo = anyGame): Promise<Minor> {
  const { games } = await catalogueOf(world);
  return kept(games, JSON.stringify([promo, currency]), () =>
    smallestStake(games.map(offered), promo, (cents) => money.of(convert(cents, 'AUD', currency))),
  );
}

/** The smallest stake of the games that a promo allows, in its currency (PROMO-48). */
export function smallestStakeOf(unit: Unit, { row, ...record }: PromoRecord): Promise<Minor> {
  const providers = record.providers.map(({ providerId }) => providerId);
  return smallestStakeIn(unit.world, row.currency, { providers, allowedGameCodes: record.allowedGameCodes });
}
