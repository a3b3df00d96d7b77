import { money } from '@magpie/domain/money';
import { drawsOf } from '@magpie/domain/studio';
import type { Draw, Json, RoundState, StudioModel } from '@magpie/domain/studio';
import { models } from '../models.ts';
import { seedPair } from '../store/index.ts';
import type { RoundRow, SeedPair } from '../store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import { partsOf } from './parts.ts';

export interface Replayed {
  readonly state: RoundState;
  readonly draws: readonly Draw[];
}

export const actionsOf = ({ actions }: Pick<RoundRow, 'actions'>): readonly Json[] =>
  JSON.parse(actions) as readonly Json[];

/** @throws Error for a model that was taken out, which must not happen while rounds of it are kept */
export function modelOf({ modelId }: Pick<RoundRow, 'modelId'>): StudioModel {
  const model = models.byId(modelId);
  if (!model) throw new Error(`The model ${modelId} is gone.`);
  return model;
}

/** Plays a round from its seeds with the actions that are given; null when the game does not have the last of them. */
export function replay(row: RoundRow, seeds: SeedPair, actions: readonly Json[]): Replayed | null {
  const { serverSeed, clientSeed } = seeds;
  const draws = drawsOf({ serverSeed, clientSeed, nonce: row.nonce });
  const order = {
    stake: money.of(partsOf(row)[0]?.stake ?? 0n),
    choice: JSON.parse(row.choice) as Json,
    actions,
  };
  const state = modelOf(row).play(order, draws);
  return state && { state, draws: draws.taken };
}

/** The seeds of a round. @throws Error when they are not kept */
export async function seedOfRound(db: Reader, { seedId }: RoundRow): Promise<SeedPair> {
  const seed = await seedPair(db, seedId);
  if (!seed) throw new Error(`The seeds ${seedId} are not kept.`);
  return seed;
}

/** A round as it stands. @throws Error when what is kept is no round of its game */
export function replayKept(row: RoundRow, seeds: SeedPair): Replayed {
  const replayed = replay(row, seeds, actionsOf(row));
  if (!replayed) throw new Error(`The round ${row.id} cannot be played again.`);
  return replayed;
}
