import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import type { LevelRewardState } from '@magpie/domain/levels';
import { Card, Heading, Text } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { useAtNow } from '#shared/clock/index.ts';
import { useScrollTo } from '#shared/records/index.ts';
import { RewardTerms } from '#shared/rewards/index.ts';
import { LevelBadge } from './level-badge.tsx';
import { LevelRewardClaim, rewardLine, stateOf, type LevelReward } from './level-reward-claim.tsx';
import type { Levels } from './use-levels.ts';

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: { base: 'flex-start', md: 'center' },
      gap: '3',
      px: { base: '4', md: '5' },
      py: '3.5',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > li[aria-current]': { bg: 'bg.muted' },
    '& > li > button': { flex: { base: '1 1 100%', md: '0 0 auto' } },
    '& [data-part=what]': { flex: '1 1 {sizes.45}', minW: '0' },
  },
});

export interface LevelRewardsProps {
  readonly own: NonNullable<Levels['own']>;
  readonly tiers: NonNullable<Levels['tiers']>;
  /** Leaves out those that can no longer be claimed. */
  readonly onlyOpen?: boolean;
}

interface RewardProps {
  readonly reward: LevelReward;
  readonly name: string;
  readonly state: LevelRewardState;
  /** The one that a message tells of (MSG-20). */
  readonly current: boolean;
}

function Reward({ reward, name, state, current }: RewardProps): JSX.Element {
  return (
    <li aria-label={`Level ${String(reward.level)}`} {...(current && { 'aria-current': true })}>
      <LevelBadge level={reward.level} size="sm" />
      <div data-part="what">
        <Text as="span" size="label">
          {displayMoney(reward.reward, reward.currency)} for level {reward.level}, {name}
        </Text>
        <Text size="body.sm" tone="muted">
          {rewardLine(reward, state)}
        </Text>
        {state === 'OPEN' && (
          <chakra.div mt="2">
            <RewardTerms amount={reward.reward} currency={reward.currency} />
          </chakra.div>
        )}
      </div>
      <LevelRewardClaim reward={reward} state={state} />
    </li>
  );
}

/** The rewards of the reached levels, those that wait to be claimed first (LEVEL-21); nothing when there are none. */
export function LevelRewards({ own, tiers, onlyOpen = false }: LevelRewardsProps): JSX.Element | null {
  const rewards = useAtNow((now) => {
    const all = own.rewards.map((reward) => ({ reward, state: stateOf(reward, now) })).toReversed();
    const open = all.filter(({ state }) => state === 'OPEN');
    return onlyOpen ? open : [...open, ...all.filter(({ state }) => state !== 'OPEN')];
  });
  // Modal and account section can show them at once.
  const id = useId();
  const told = useAccountQuery().read('level');
  const list = useScrollTo<HTMLDivElement>(onlyOpen || told === null ? undefined : told);
  if (rewards.length === 0) return null;
  return (
    <Card ref={list} as="section" aria-labelledby={id} overflow="hidden" mb="5">
      <Heading id={id} level={3} size="heading.sm" px={{ base: '4', md: '5' }} py="4">
        {onlyOpen ? 'Level rewards to claim' : 'Level rewards'}
      </Heading>
      <List aria-labelledby={id}>
        {rewards.map(({ reward, state }) => (
          <Reward
            key={reward.level}
            reward={reward}
            name={tiers.find(({ level }) => level === reward.level)?.name ?? ''}
            state={state}
            current={!onlyOpen && String(reward.level) === told}
          />
        ))}
      </List>
    </Card>
  );
}
