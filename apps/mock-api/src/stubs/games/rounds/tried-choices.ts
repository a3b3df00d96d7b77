import type { Minor } from '@magpie/domain/money';
import { drawsOf } from '@magpie/domain/studio';
import type { Json, StudioModel } from '@magpie/domain/studio';
import { jsonText } from '#platform/store/index.ts';

/** Of a game; more are tried anew. */
const MOST = 1_000;

const found = new WeakMap<StudioModel, Set<string>>();

function foundAt(model: StudioModel): Set<string> {
  const known = found.get(model) ?? new Set();
  found.set(model, known);
  return known;
}

/**
 * Whether a game has a choice at a stake. It is tried on draws that decide nothing, so that nothing is staked on one which it does
 * not have; what was found is remembered, since most rounds repeat the one before.
 */
export function isChoice(model: StudioModel, stake: Minor, choice: Json): boolean {
  const known = foundAt(model);
  const name = `${String(stake)} ${jsonText(choice)}`;
  if (known.has(name)) return true;
  const trial = drawsOf({ serverSeed: '', clientSeed: '', nonce: 0 });
  if (model.play({ stake, choice, actions: [] }, trial) === null) return false;
  if (known.size >= MOST) known.clear();
  known.add(name);
  return true;
}
