import { chakra } from '@chakra-ui/react';
import { rewardDays } from '@magpie/domain/levels';
import { Button, Card, ErrorState, Heading, Skeleton, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { AlertNotLoaded, wideColumns, type Loading } from '#shared/page/index.ts';
import { useSession } from '../session/index.ts';
import { ExperienceList } from './experience-list.tsx';
import { LevelRewards } from './level-rewards.tsx';
import { LevelTable } from './level-table.tsx';
import { OwnProgress } from './own-progress.tsx';
import { useLevels, type Levels } from './use-levels.ts';

const Hero = chakra(Card, {
  base: {
    ...wideColumns('minmax(0, 1fr) {sizes.aside}'),
    overflow: 'hidden',
    mb: '5',
    '& > div': { px: { base: '5', lg: '9' }, py: { base: '5', lg: '8' } },
  },
});
const Earning = chakra('div', {
  base: {
    bg: 'bg.sunken',
    borderColor: 'border.muted',
    borderTopWidth: { base: '1px', lg: '0' },
    borderInlineStartWidth: { base: '0', lg: '1px' },
    '& > h2': { mb: '3' },
  },
});

function NoStanding({ retry, retrying }: Loading): JSX.Element {
  return (
    <AlertNotLoaded tone="warning" mt="7" retry={retry} retrying={retrying}>
      Your level couldn’t be loaded.
    </AlertNotLoaded>
  );
}

function Standing({ tiers, own, ownLoading }: Pick<Levels, 'tiers' | 'own' | 'ownLoading'>): JSX.Element {
  const { signedIn } = useSession();
  if (!signedIn) {
    return (
      <Button
        variant="primary"
        mt="6"
        onClick={() => {
          modals.open('registerModal');
        }}
      >
        Sign Up
      </Button>
    );
  }
  if (own && tiers) {
    return (
      <chakra.div mt="7">
        <OwnProgress own={own} tiers={tiers} />
      </chakra.div>
    );
  }
  if (ownLoading.failed) return <NoStanding {...ownLoading} />;
  return <Skeleton display="block" height="16" mt="7" />;
}

export interface LevelDetailsProps {
  readonly heading: boolean;
}

/** The loyalty scheme: the member's place, what earns experience, and every tier (LEVEL-02). */
export function LevelDetails({ heading }: LevelDetailsProps): JSX.Element {
  const { tiers, experiences, own, ownLoading, failed, retrying, retry } = useLevels();
  if (failed) return <ErrorState onRetry={retry} retrying={retrying} />;
  return (
    <>
      <Hero>
        <div>
          {heading && (
            <Heading level={1} size="display.lg" mb="2">
              VIP levels
            </Heading>
          )}
          <Text size="body.lg" tone="muted" maxW="lead">
            Eleven levels, from a feather to a black opal. You move up as you play and never drop back.
          </Text>
          <Standing tiers={tiers} own={own} ownLoading={ownLoading} />
        </div>
        <Earning>
          <Heading level={2} size="heading.sm">
            How you earn XP
          </Heading>
          {tiers ? <ExperienceList experiences={experiences} /> : <Skeleton display="block" height="35" />}
        </Earning>
      </Hero>
      {own && tiers && <LevelRewards own={own} tiers={tiers} onlyOpen />}
      <LevelTable tiers={tiers} own={own?.level} />
      <Text size="caption" tone="subtle" mt="3">
        A level-up bonus is given once: claim it within {rewardDays} days of reaching the level. Cashback is
        claimed from My Account, on the claim days of each offer.
      </Text>
    </>
  );
}
