import type { World } from '#platform/worlds/index.ts';
import type { Catalogue } from './model.ts';
import { readCatalogue } from './store/index.ts';

interface Kept {
  readonly version: number;
  readonly catalogue: Promise<Catalogue>;
}

/** What was read last, because the lobby asks far more often than the catalogue changes. */
const kept = new WeakMap<World, Kept>();

/** Another one when another replica may have changed the catalogue; that games are played changes nothing in it. */
const versionOf = (world: World): number =>
  world.generation + world.elsewhere(['vendors', 'gameCategoryGames']);

/** The catalogue of a world, read again after {@link forgetCatalogue} and after a reset or restore. */
export function catalogueOf(world: World): Promise<Catalogue> {
  const known = kept.get(world);
  const version = versionOf(world);
  if (known?.version === version) return known.catalogue;
  const catalogue = readCatalogue(world.db);
  kept.set(world, { version, catalogue });
  catalogue.catch(() => kept.delete(world));
  return catalogue;
}

/** How many of its games a provider has in the catalogue, beside what else is known of it. */
export function withGamesCount<P extends { readonly id: string }>({ providers }: Catalogue, provider: P) {
  const { gamesCount = 0 } = providers.find(({ id }) => id === provider.id) ?? {};
  return { ...provider, gamesCount };
}

/** To be called once a change of games, vendors or their states has been committed. */
export function forgetCatalogue(world: World): void {
  kept.delete(world);
}
