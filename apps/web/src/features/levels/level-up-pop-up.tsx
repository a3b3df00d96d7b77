import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { Amount, Button, Heading, Text } from '@magpie/ui';
import { Dialog, DialogRays } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { RewardTerms } from '#shared/rewards/index.ts';
import { LevelBadge } from './level-badge.tsx';
import { figure } from './level-text.ts';
import { LevelRewardClaim, rewardLine, stateOf, type LevelReward } from './level-reward-claim.tsx';
import { useLevels } from './use-levels.ts';

const Words = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '1.5', textAlign: 'center' },
});
const Gains = chakra('dl', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    width: 'full',
    my: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    '& > div': { p: '3.5' },
    '& > div + div': { borderInlineStartWidth: '1px', borderColor: 'border' },
    '& dt': { fontSize: 'detail', color: 'fg.muted' },
    '& dd': { mt: '0.5' },
  },
});

function Claim({ reward }: { readonly reward: LevelReward }): JSX.Element {
  const state = useAtNow((now) => stateOf(reward, now));
  return (
    <>
      {state === 'OPEN' && (
        <chakra.div mb="3">
          <RewardTerms amount={reward.reward} currency={reward.currency} />
        </chakra.div>
      )}
      <LevelRewardClaim reward={reward} state={state} large />
      <Text size="caption" tone="subtle">
        {rewardLine(reward, state)}
      </Text>
    </>
  );
}

function Gained({
  reward,
  cashback,
}: {
  readonly reward: LevelReward | undefined;
  readonly cashback: number;
}): JSX.Element {
  return (
    <Gains>
      {reward && (
        <div>
          <dt>Level-up bonus</dt>
          <dd>
            <Amount
              size="lg"
              tone="money"
              symbol={reward.currency.symbol}
              text={displayAmount(reward.reward, reward.currency.type)}
            />
          </dd>
        </div>
      )}
      <div>
        <dt>Weekly cashback</dt>
        <chakra.dd textStyle="money.lg">{figure(cashback)}%</chakra.dd>
      </div>
    </Gains>
  );
}

/** A level can be reached together with those below it, whose rewards are claimed where all levels are. */
function Others({ count }: { readonly count: number }): JSX.Element | null {
  if (count === 0) return null;
  const waits = count === 1 ? '1 more reward waits' : `${String(count)} more rewards wait`;
  return <Text size="body.sm">{waits} with your levels.</Text>;
}

/** levelUpPopUp: the level that was reached, and the reward that can be claimed for it (LEVEL-15, LEVEL-17). */
export function LevelUpPopUp({ level, onClose }: ModalComponentProps<'levelUpPopUp'>): JSX.Element {
  const { tiers, own } = useLevels();
  const tier = tiers?.find((each) => each.level === level);
  const reward = own?.rewards.find((each) => each.level === level);
  const others = useAtNow((now) => {
    const isOpen = (each: LevelReward) => each.level !== level && stateOf(each, now) === 'OPEN';
    return own?.rewards.filter(isOpen).length ?? 0;
  });
  const showLevels = (): void => {
    onClose();
    modals.open('levelModal');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Level up"
      size="sm"
      art={
        <DialogRays>
          <LevelBadge level={level} size="full" />
        </DialogRays>
      }
    >
      <Words>
        <Text tone="muted">You’ve reached level {level}</Text>
        {tier && (
          <Heading level={3} size="display.lg">
            {tier.name}
          </Heading>
        )}
        {tier && <Gained reward={reward} cashback={tier.cashbackPercentage} />}
        {reward && <Claim reward={reward} />}
        <Others count={others} />
        <Button variant="ghost" onClick={showLevels}>
          See all levels
        </Button>
      </Words>
    </Dialog>
  );
}
