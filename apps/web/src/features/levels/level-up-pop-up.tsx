import { chakra } from '@chakra-ui/react';
import { refusalText } from '@magpie/domain/decision';
import { displayAmount, displayMoney, promoDate } from '@magpie/domain/format';
import { decideLevelClaim, levelClaimReasons } from '@magpie/domain/levels';
import { Amount, Button, Heading, Illustration, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { useNow } from '#shared/page/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { LevelBadge } from './level-badge.tsx';
import { figure } from './level-text.ts';
import { useClaimLevelReward } from './use-claim-level-reward.ts';
import { useLevels, type Levels } from './use-levels.ts';

const Art = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    minH: '55',
    mx: { base: '-5', md: '-6' },
    mt: { base: '-5', md: '-6' },
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '& > img': {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      objectFit: 'cover',
      maxW: 'none',
    },
    '& > [data-part=badge]': { position: 'relative', animationStyle: 'badgeLand' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '1.5', pt: '6', textAlign: 'center' },
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

const startAtTheTop = () => null;

type Reward = NonNullable<Levels['own']>['rewards'][number];

function Claim({ reward }: { readonly reward: Reward }): JSX.Element {
  const { claim, busy } = useClaimLevelReward();
  const now = useNow();
  const expiresAt = new Date(reward.expiresAt);
  const decision = decideLevelClaim({ claimed: reward.claimed, expiresAt }, now);
  if (!decision.allowed) {
    const claimed = decision.reason === 'alreadyClaimed';
    return <Text tone="muted">{claimed ? 'Claimed' : refusalText(levelClaimReasons, decision)}</Text>;
  }
  return (
    <>
      <Button variant="primary" size="lg" block loading={busy} onClick={() => void claim(reward.level)}>
        Claim {displayMoney(reward.reward, reward.currency)}
      </Button>
      <Text size="caption" tone="subtle">
        One-time bonus, valid 7 days: until {promoDate(expiresAt, shownTimeZone())}.
      </Text>
    </>
  );
}

function Gained({
  reward,
  cashback,
}: {
  readonly reward: Reward | undefined;
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

/** levelUpPopUp: the level that was reached, and the reward that can be claimed for it (LEVEL-15, LEVEL-17). */
export function LevelUpPopUp({ level, onClose }: ModalComponentProps<'levelUpPopUp'>): JSX.Element {
  const { tiers, own } = useLevels();
  const tier = tiers?.find((each) => each.level === level);
  const reward = own?.rewards.find((each) => each.level === level);
  const showLevels = (): void => {
    onClose();
    modals.open('levelModal');
  };
  return (
    <Dialog open onClose={onClose} title="Level up" size="sm" initialFocus={startAtTheTop}>
      <Art>
        <Illustration name="rays" size={480} />
        <span data-part="badge">
          <LevelBadge level={level} size={168} />
        </span>
      </Art>
      <Words>
        <Text tone="muted">You’ve reached level {level}</Text>
        {tier && (
          <Heading level={3} size="display.lg">
            {tier.name}
          </Heading>
        )}
        {tier && <Gained reward={reward} cashback={tier.cashbackPercentage} />}
        {reward && <Claim reward={reward} />}
        <Button variant="ghost" onClick={showLevels}>
          See all levels
        </Button>
      </Words>
    </Dialog>
  );
}
