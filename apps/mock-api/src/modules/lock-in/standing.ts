import { isLockInRunning, isOnCooldown } from '@magpie/domain/lock-in';
import type { World } from '#platform/worlds/index.ts';
import { rewardFacts } from '../promos/index.ts';
import { lockInState } from './facts.ts';

export interface LockInStanding {
  /** Id of the promo of the lock-in that runs, or null. */
  readonly running: string | null;
  /** Whether none runs and no cooldown holds the next one back. */
  readonly canBegin: boolean;
}

export async function lockInStanding(world: World, memberId: string): Promise<LockInStanding> {
  const current = await lockInState(world.db, memberId, world.now());
  if (!current) return { running: null, canBegin: true };
  if (isLockInRunning(current)) return { running: current.promo, canBegin: false };
  const { timezones } = await rewardFacts(world.db, memberId);
  return { running: null, canBegin: !isOnCooldown(current.lastLockIn, world.now(), timezones) };
}
