import type { World } from '#platform/worlds/index.ts';
import { catalogueOf, forgetCatalogue } from './catalogue.ts';
import { addCopies } from './store/copies.ts';

const most = 20_000;

/** Fills the catalogue up to so many games and answers how many there are then. */
export async function fillCatalogue(world: World, wanted: number): Promise<number> {
  await world.write(({ db }) => addCopies(db, Math.min(wanted, most)));
  forgetCatalogue(world);
  return (await catalogueOf(world)).games.length;
}
