import { displayMoney, promoDate } from '@magpie/domain/format';
import {
  levelRewardState,
  levelRewardStateTexts,
  levelRewardText,
  type LevelRewardFacts,
  type LevelRewardState,
} from '@magpie/domain/levels';
import { Button, Icon, Tag, type TagProps } from '@magpie/ui';
import type { LevelReward_rewardFragment } from '@magpie/gql/levels';
import { CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { useClaimLevelReward } from './use-claim-level-reward.ts';

export type LevelReward = LevelReward_rewardFragment;

export const factsOf = ({ claimed, expiresAt, state }: LevelReward): LevelRewardFacts => ({
  claimed,
  expiresAt: new Date(expiresAt),
  expired: state === 'EXPIRED',
});

export function stateOf(reward: LevelReward, now: Date): LevelRewardState {
  return levelRewardState(factsOf(reward), now);
}

/** What a reward is and until when, or what became of it. */
export function rewardLine({ expiresAt, bonusState }: LevelReward, state: LevelRewardState): string {
  return levelRewardText(state, { until: promoDate(expiresAt, shownTimeZone()), bonus: bonusState });
}

const looks: Readonly<Record<Exclude<LevelRewardState, 'OPEN'>, readonly [TagProps['tone'], LucideIcon]>> = {
  CLAIMED: ['success', CircleCheck],
  EXPIRED: ['neutral', Hourglass],
};

export interface LevelRewardClaimProps {
  readonly reward: LevelReward;
  readonly state: LevelRewardState;
  /** The one thing to do where it stands. */
  readonly large?: boolean;
}

/** Claims an open reward of a level; says what became of another (LEVEL-15, LEVEL-16, LEVEL-21). */
export function LevelRewardClaim({ reward, state, large = false }: LevelRewardClaimProps): JSX.Element {
  const { claim, busy } = useClaimLevelReward();
  if (state !== 'OPEN') {
    const [tone, icon] = looks[state];
    return (
      <Tag tone={tone} icon={<Icon of={icon} />}>
        {levelRewardStateTexts[state]}
      </Tag>
    );
  }
  return (
    <Button
      variant="primary"
      size={large ? 'lg' : 'md'}
      block={large}
      loading={busy}
      onClick={() => void claim(reward.level)}
    >
      Claim {displayMoney(reward.reward, reward.currency)}
    </Button>
  );
}
