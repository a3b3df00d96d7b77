import { rateRules } from '@magpie/domain/session';
import { countOrRefuse, forgetCount } from '#platform/rate-limits/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { rememberNetwork } from './store/index.ts';

export interface LoginAttempt {
  readonly world: World;
  readonly network: string;
  /** Id of the account, or the name that was typed when there is none of that name. */
  readonly account: string;
  readonly elsewhere: boolean;
}

export interface CountedLogin {
  succeed(): Promise<void>;
}

/**
 * Counts a login as failed before its outcome is known, so that many at once cannot slip through.
 * @throws Refusal RATE_LIMITED with `details.retryAfter` in seconds.
 */
export async function countLogin(attempt: LoginAttempt): Promise<CountedLogin> {
  const { world, network, account, elsewhere } = attempt;
  const here = [account, network];
  // The place comes first: one that is used up adds no record for each further name it invents.
  const ofPlace = await countOrRefuse(world, rateRules.place, [network]);
  try {
    await countOrRefuse(world, rateRules.accountHere, here);
  } catch (error) {
    await ofPlace.takeBack();
    throw error;
  }
  const ofAccount = elsewhere ? await countOrRefuse(world, rateRules.accountElsewhere, [account]) : null;
  return {
    async succeed() {
      await forgetCount(world, rateRules.accountHere, here);
      await ofPlace.takeBack();
      await ofAccount?.takeBack();
    },
  };
}

/**
 * Opens the way for a member who has proved from a network who they are: what was counted against them there is forgotten,
 * and what strangers try elsewhere no longer stands in their way.
 */
export async function trustNetwork(unit: Unit, memberId: string, network: string): Promise<void> {
  await rememberNetwork(unit, memberId, network);
  await forgetCount(unit.world, rateRules.accountHere, [memberId, network]);
}
