import { chakra } from '@chakra-ui/react';
import { Button, Card, ErrorState, Icon, Skeleton, Text } from '@magpie/ui';
import { Info } from 'lucide-react';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { useSession } from '../session/index.ts';
import { ExperienceHistory } from './experience-history.tsx';
import { LevelRewards } from './level-rewards.tsx';
import { figure } from './level-text.ts';
import { OwnProgress } from './own-progress.tsx';
import { useLevels, type Levels } from './use-levels.ts';

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '5',
    mdDown: { '& > button': { flex: '1 1 auto' } },
  },
});

interface PlaceProps {
  readonly own: NonNullable<Levels['own']>;
  readonly tiers: NonNullable<Levels['tiers']>;
}

function Place({ own, tiers }: PlaceProps): JSX.Element {
  const next = tiers.find(({ level }) => level === own.level + 1);
  return (
    <Card padding="md" mb="5">
      <OwnProgress own={own} tiers={tiers} />
      <Text size="body.sm" tone="muted" mt="3">
        {next ? `${figure(own.progressPercent)}% of the way to ${next.name}.` : 'Highest level reached.'}
      </Text>
      <Buttons>
        <Button
          icon={<Icon of={Info} size="sm" />}
          onClick={() => {
            modals.open('levelPointInfoModal');
          }}
        >
          How you earn XP
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            modals.open('levelModal');
          }}
        >
          See all levels
        </Button>
      </Buttons>
    </Card>
  );
}

function Standing(): JSX.Element {
  const { tiers, own, ownLoading, failed, retrying, retry } = useLevels();
  if (failed || ownLoading.failed) {
    const again = () => {
      if (failed) retry();
      if (ownLoading.failed) ownLoading.retry();
    };
    return <ErrorState level={3} onRetry={again} retrying={retrying || ownLoading.retrying} />;
  }
  if (!own || !tiers) return <Skeleton display="block" h="45" mb="5" borderRadius="lg" />;
  return (
    <>
      <Place own={own} tiers={tiers} />
      <LevelRewards own={own} tiers={tiers} />
    </>
  );
}

/** The member's level, experience, progress and rewards, and how the experience was earned (LEVEL-18, LEVEL-22). */
export function LevelSection(): JSX.Element | null {
  const { account } = useSession();
  if (!account) return null;
  return (
    <>
      <Standing />
      <ExperienceHistory memberId={account.id} />
    </>
  );
}
