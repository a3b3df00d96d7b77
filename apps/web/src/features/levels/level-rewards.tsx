import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { Card, Heading, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { useNow } from '#shared/page/index.ts';
import { LevelBadge } from './level-badge.tsx';
import { LevelRewardClaim, rewardLine, stateOf, type LevelReward } from './level-reward-claim.tsx';
import { RewardTerms } from './reward-terms.tsx';
import type { Levels } from './use-levels.ts';

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: { base: '4', md: '5' },
      py: '3.5',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > button': { flex: { base: '1 1 100%', md: '0 0 auto' } },
    '& [data-part=what]': { flex: '1 1 {sizes.45}', minW: '0' },
  },
});

/** Props of {@link LevelRewards}. */
export interface LevelRewardsProps {
  readonly own: NonNullable<Levels['own']>;
  readonly tiers: NonNullable<Levels['tiers']>;
  /** Leaves out those that can no longer be claimed. */
  readonly onlyOpen?: boolean;
}

interface RewardProps {
  readonly reward: LevelReward;
  readonly name: string;
  readonly now: Date;
}

function Reward({ reward, name, now }: RewardProps): JSX.Element {
  return (
    <li aria-label={`Level ${String(reward.level)}`}>
      <LevelBadge level={reward.level} size={48} />
      <div data-part="what">
        <Text as="span" size="label">
          {displayMoney(reward.reward, reward.currency)} for level {reward.level}, {name}
        </Text>
        <Text size="body.sm" tone="muted">
          {rewardLine(reward, now)}
        </Text>
        {stateOf(reward, now) === 'OPEN' && <RewardTerms amount={reward.reward} currency={reward.currency} />}
      </div>
      <LevelRewardClaim reward={reward} now={now} />
    </li>
  );
}

/** The rewards of the reached levels, those that wait to be claimed first (LEVEL-21); nothing when there are none. */
export function LevelRewards({ own, tiers, onlyOpen = false }: LevelRewardsProps): JSX.Element | null {
  const now = useNow();
  const isOpen = (reward: LevelReward) => stateOf(reward, now) === 'OPEN';
  const newest = own.rewards.toReversed();
  const open = newest.filter(isOpen);
  const rewards = onlyOpen ? open : [...open, ...newest.filter((reward) => !isOpen(reward))];
  if (rewards.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="level-rewards" overflow="hidden" mb="5">
      <Heading id="level-rewards" level={3} size="heading.sm" px={{ base: '4', md: '5' }} py="4">
        {onlyOpen ? 'Level rewards to claim' : 'Level rewards'}
      </Heading>
      <List aria-labelledby="level-rewards">
        {rewards.map((reward) => (
          <Reward
            key={reward.level}
            reward={reward}
            name={tiers.find(({ level }) => level === reward.level)?.name ?? ''}
            now={now}
          />
        ))}
      </List>
    </Card>
  );
}
