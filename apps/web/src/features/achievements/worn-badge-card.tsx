import { chakra } from '@chakra-ui/react';
import type { AchievementPanel_achievementFragment } from '@magpie/gql/achievements';
import { Card, Heading, Progress, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { EmptyBadgePicture } from './empty-badge-picture.tsx';
import { useRewardText } from './use-reward-text.ts';
import type { ShownBadge } from './use-shown-badge.ts';

type Achievement = AchievementPanel_achievementFragment;

const Row = chakra(Card, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    p: { base: '4', md: '6' },
    mt: '5',
    '& > img': { boxSize: '20', flexShrink: '0' },
    '& > div': { flex: '1', minW: '0' },
  },
});

const counted: Readonly<Record<Achievement['type'], (count: number) => string>> = {
  CasinoExplorer: (count) => (count === 1 ? '1 game played' : `${String(count)} different games played`),
  RegularPlayer: (count) => (count === 1 ? 'played on 1 day' : `played on ${String(count)} days`),
  SteadyGambler: (count) => (count === 1 ? '1 bet placed' : `${String(count)} bets placed`),
  WinningStreak: (count) =>
    count === 1 ? '1 win in a row at best' : `${String(count)} wins in a row at best`,
};

/** What is left to the next badge; a streak begins anew with each loss. */
function stillToDo(type: Achievement['type'], value: number, goal: number): string {
  if (type === 'WinningStreak') return `${String(goal)} earn`;
  const left = goal - value;
  return left === 1 ? '1 more earns' : `${String(left)} more earn`;
}

/** How far an achievement is, and what its next badge takes. */
function progressText({ name, type, badges, progress: { value } }: Achievement): string {
  const next = badges.find(({ completed }) => !completed);
  const far = `${name}: ${counted[type](value)}`;
  return next
    ? `${far}. ${stillToDo(type, value, next.goal)} ${next.name}.`
    : `${far}. Every badge is earned.`;
}

/** Props of {@link WornBadgeCard}. */
export interface WornBadgeCardProps {
  readonly badge: ShownBadge;
  readonly achievement: Achievement;
}

/** The badge that shows for the member, and how far the chosen achievement is. */
export function WornBadgeCard({ badge, achievement }: WornBadgeCardProps): JSX.Element {
  const { badges, progress } = achievement;
  const next = badges.find(({ completed }) => !completed);
  const reward = useRewardText(achievement);
  return (
    <Row as="section" aria-label="Badge on your profile">
      {'image' in badge ? <img src={badge.image} alt="" width={80} height={80} /> : <EmptyBadgePicture />}
      <div>
        <Text size="body.sm" tone="muted">
          Badge on your profile
        </Text>
        <Heading level={3} size="heading.lg" mb="1">
          {badge.name}
        </Heading>
        <Text>{progressText(achievement)}</Text>
        {reward !== '' && (
          <Text size="body.sm" tone="muted">
            Each of these badges gives {reward}, once.
          </Text>
        )}
        {next && (
          <Progress
            percent={(progress.value / next.goal) * 100}
            label={`Progress to ${next.name}`}
            valueText={`${String(progress.value)} of ${String(next.goal)}`}
            width="full"
            mt="3"
          />
        )}
      </div>
    </Row>
  );
}
