import type { ReadyReward, RewardFacts, WaitingReward } from '@magpie/domain/rewards';
import type { JSX } from 'react';
import type { Loading } from '../page/index.ts';

/** Of a reward that can be had, or cannot yet. */
export type OpenDecision = ReadyReward['decision'] | WaitingReward['decision'];

/** What may be an open reward of the member: what decides about it, and how it is shown if it is one. */
export interface RewardSource {
  /** Unlike that of any other reward, whatever its kind. */
  readonly id: string;
  readonly facts: (now: Date) => RewardFacts;
  readonly card: (decision: OpenDecision) => JSX.Element;
}

/** What a feature knows of the member's rewards. */
export interface RewardSources extends Loading {
  /** `undefined` while they are on their way, and when they could not be fetched. */
  readonly rewards: readonly RewardSource[] | undefined;
  readonly refetch: () => Promise<unknown>;
}
