import { gameIndex } from '@magpie/domain/games';
import type { GameIndex } from '@magpie/domain/games';
import type { Catalogue, GameModel } from './model.ts';

/** Made with the first search of a catalogue, and gone with it. */
const indexes = new WeakMap<Catalogue['games'], GameIndex<GameModel>>();

export function searchIndexOf({ games }: Catalogue): GameIndex<GameModel> {
  const known = indexes.get(games);
  if (known) return known;
  const index = gameIndex(games, ({ name, subCategory }) => ({ name, provider: subCategory.name }));
  indexes.set(games, index);
  return index;
}
