import type { Unit } from '../platform/worlds/index.ts';
import { seedCatalogue } from './catalogue/index.ts';
import { seedMembers } from './members.ts';

/** Raised whenever a seed changes, so that the template of worlds is built anew. */
export const SEED_VERSION = 2;

/** Fills the template of which every new world is a copy. Times are relative to the unit's now. */
export async function seedWorld(unit: Unit): Promise<void> {
  await seedCatalogue(unit);
  await seedMembers(unit);
}
