import { decideFavourite, favouriteReasons } from '@magpie/domain/games';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { catalogueOf } from './catalogue.ts';
import type { Catalogue, GameModel } from './model.ts';
import { addFavourite, favouriteIds, removeFavourite } from './store/favourites.ts';

const offeredOf = (ids: readonly string[], { gameById }: Catalogue): GameModel[] =>
  ids.flatMap((id) => gameById.get(id) ?? []);

/** The games that a member keeps, the latest first, without those that have left the site. */
export async function favouriteGames(
  db: Reader,
  catalogue: Catalogue,
  memberId: string,
): Promise<GameModel[]> {
  return offeredOf(await favouriteIds(db, memberId), catalogue);
}

/**
 * Puts a game among the member's favourites or takes it away, and answers what they are then.
 * @throws Refusal with one of the reasons of `decideFavourite`
 */
export async function setFavouriteGame(
  world: World,
  memberId: string,
  { game, wanted }: { readonly game: string; readonly wanted: boolean },
): Promise<GameModel[]> {
  const catalogue = await catalogueOf(world);
  return world.write(async ({ db }) => {
    const ids = await favouriteIds(db, memberId);
    const decision = decideFavourite({
      offered: catalogue.gameById.has(game),
      kept: ids.includes(game),
      count: offeredOf(ids, catalogue).length,
      wanted,
    });
    if (!decision.allowed) throw refusalOf(favouriteReasons, decision);
    const { change } = decision.plan;
    if (change === 'ADD') await addFavourite(db, memberId, game);
    if (change === 'REMOVE') await removeFavourite(db, memberId, game);
    return favouriteGames(db, catalogue, memberId);
  });
}
