import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { drawsOf } from '@magpie/domain/studio';
import type { Json, StudioModel } from '@magpie/domain/studio';
import { remembered } from '#platform/remembered.ts';
import { jsonText } from '#platform/store/index.ts';

/** Of a game. */
const MOST = 1_000;

type Trial = (stake: string, choice: string) => boolean;

const trialOf = (model: StudioModel): Trial =>
  remembered(MOST, (stake: string, choice: string) => {
    const order = { stake: money.of(BigInt(stake)), choice: JSON.parse(choice) as Json, actions: [] };
    return model.play(order, drawsOf({ serverSeed: '', clientSeed: '', nonce: 0 })) !== null;
  });

const trials = new WeakMap<StudioModel, Trial>();

/**
 * Whether a game has a choice at a stake. It is tried on draws that decide nothing, so that nothing is staked on one which it does
 * not have. What came of it is remembered, since most rounds repeat the one before.
 */
export function isChoice(model: StudioModel, stake: Minor, choice: Json): boolean {
  const trial = trials.get(model) ?? trialOf(model);
  trials.set(model, trial);
  return trial(String(stake), jsonText(choice));
}
