import { rateWindow } from '@magpie/domain/session';
import type { RateRule } from '@magpie/domain/session';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../graphql/refusal.ts';
import type { World } from '../worlds/types.ts';

export interface Counted {
  takeBack(): Promise<void>;
}

const limiters = new WeakMap<World, Map<string, RateLimiterAbstract>>();

function limiterOf(world: World, { name, times, seconds }: RateRule): RateLimiterAbstract {
  const ofWorld = limiters.get(world) ?? new Map<string, RateLimiterAbstract>();
  limiters.set(world, ofWorld);
  const limiter = ofWorld.get(name) ?? world.limiter({ keyPrefix: name, points: times, duration: seconds });
  ofWorld.set(name, limiter);
  return limiter;
}

/**
 * The library counts by the machine's clock. The span on the world's clock is part of the key, so that a moved clock
 * begins a new count, and so are the world's contents, so that a reset does.
 */
function keyOf(world: World, rule: RateRule, subject: readonly string[]): string {
  return JSON.stringify([world.incarnation, rateWindow(rule, world.now()).index, ...subject]);
}

async function tryCount(
  world: World,
  rules: readonly RateRule[],
  subject: readonly string[],
): Promise<Counted | RateRule> {
  const taken: (() => Promise<unknown>)[] = [];
  for (const rule of rules) {
    const limiter = limiterOf(world, rule);
    const key = keyOf(world, rule, subject);
    try {
      await limiter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) return rule;
      throw error;
    }
    taken.push(() => limiter.reward(key));
  }
  return {
    takeBack: async () => {
      for (const undo of taken) await undo();
    },
  };
}

/** Counts something that may be done so often, before its outcome is known; null when it was done too often. */
export async function count(
  world: World,
  rules: readonly RateRule[],
  subject: readonly string[],
): Promise<Counted | null> {
  const counted = await tryCount(world, rules, subject);
  return 'takeBack' in counted ? counted : null;
}

/** The same, with a refusal. @throws Refusal RATE_LIMITED with `details.retryAfter` in seconds of the world's clock */
export async function countOrRefuse(
  world: World,
  rules: readonly RateRule[],
  subject: readonly string[],
): Promise<Counted> {
  const counted = await tryCount(world, rules, subject);
  if ('takeBack' in counted) return counted;
  const { retryAfter } = rateWindow(counted, world.now());
  throw new Refusal('RATE_LIMITED', counted.message, { retryAfter });
}

export async function forgetCount(
  world: World,
  rules: readonly RateRule[],
  subject: readonly string[],
): Promise<void> {
  for (const rule of rules) await limiterOf(world, rule).delete(keyOf(world, rule, subject));
}
