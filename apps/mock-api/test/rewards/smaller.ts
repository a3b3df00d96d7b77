import type { Life } from './life.ts';
import type { Failure } from './play-life.ts';

/** A life that fails, and how. */
export interface FailedLife {
  readonly life: Life;
  readonly failure: Failure;
}

/** How often a smaller life is tried; each costs as much as a life. */
const TRIES = 25;

/**
 * Makes a life that fails as small as it fails: without what came after the failure, and without each step before it that
 * the failure does not need.
 */
export async function smallest(
  failed: FailedLife,
  play: (life: Life) => Promise<Failure | null>,
): Promise<FailedLife> {
  let best = failed;
  let tries = 0;
  for (let at = best.failure.at - 2; at >= 0 && tries < TRIES; at -= 1) {
    const steps = best.life.steps.slice(0, best.failure.at).filter((_step, index) => index !== at);
    const life = { ...best.life, steps };
    tries += 1;
    const failure = await play(life);
    if (failure?.invariant === best.failure.invariant) best = { life, failure };
  }
  return { ...best, life: { ...best.life, steps: best.life.steps.slice(0, best.failure.at) } };
}
