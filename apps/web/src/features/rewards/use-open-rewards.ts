import { openRewards } from '@magpie/domain/rewards';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import type { RewardSource } from '#shared/rewards/index.ts';
import { useBadgeRewards } from '../achievements/late.ts';
import { useCashbackRewards } from '../cashback/late.ts';
import { useLevelRewards } from '../levels/late.ts';
import {
  useAwardRewards,
  useBonusRewards,
  useLockInRewards,
  useFreeSpinPromoRewards,
  useSpinRewards,
} from '../promos/late.ts';
import type { Account } from '../session/index.ts';

export interface ShownReward {
  readonly id: string;
  readonly card: JSX.Element;
}

export interface OpenRewards {
  /** What can be had now; `undefined` until all that could be fetched is there. */
  readonly ready: readonly ShownReward[] | undefined;
  /** What cannot be had yet. */
  readonly waiting: readonly ShownReward[];
  /** Whether some could not be fetched. */
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
  readonly refetch: () => Promise<unknown>;
}

/** All open rewards of the member, from where each kind of them lives. */
export function useOpenRewards({ id, timezoneChoices }: Account): OpenRewards {
  const kinds = [
    useCashbackRewards(timezoneChoices),
    useSpinRewards(),
    useBonusRewards(id),
    useLevelRewards(),
    useBadgeRewards(),
    useFreeSpinPromoRewards(),
    useAwardRewards(id),
    useLockInRewards(id),
  ];
  const sources = new Map<string, RewardSource>(
    kinds.flatMap(({ rewards = [] }) => rewards.map((reward) => [reward.id, reward] as const)),
  );
  const { ready, waiting } = useAtNow((now) =>
    openRewards(
      [...sources.values()].map((source) => ({ id: source.id, facts: source.facts(now) })),
      now,
    ),
  );
  const shown = (rewards: typeof ready | typeof waiting): readonly ShownReward[] =>
    rewards.flatMap((reward) => {
      const source = sources.get(reward.id);
      return source ? [{ id: reward.id, card: source.card(reward.decision) }] : [];
    });
  const broken = kinds.filter(({ failed }) => failed);
  const pending = kinds.some(({ failed, rewards }) => !failed && rewards === undefined);
  return {
    ready: pending ? undefined : shown(ready),
    waiting: shown(waiting),
    failed: broken.length > 0,
    retrying: broken.some(({ retrying }) => retrying),
    retry: () => {
      for (const { retry } of broken) retry();
    },
    refetch: () => Promise.all(kinds.map(({ refetch }) => refetch())),
  };
}
