import { chakra } from '@chakra-ui/react';
import { badgeProgress, progressText } from '@magpie/domain/achievements';
import type { AchievementPanel_achievementFragment } from '@magpie/gql/achievements';
import { Card, Heading, Progress, Skeleton, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { EmptyBadgePicture } from './badge-outline.tsx';
import { BadgeTerms } from './badge-terms.tsx';
import { useRewardText } from './use-reward-text.ts';
import type { ShownBadge } from './use-shown-badge.ts';

type Achievement = AchievementPanel_achievementFragment;

const Row = chakra(Card, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    p: { base: '4', md: '6' },
    mt: '5',
    '& > img, & > svg': { boxSize: { base: '20', md: '30' }, flexShrink: '0' },
    '& > div': { flex: '1', minW: '0' },
    '& > [data-part=terms]': {
      flexBasis: 'full',
      pt: '4',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
  },
});

export interface WornBadgeCardProps {
  /** `null` while it is not known. */
  readonly badge: ShownBadge | null;
  readonly achievement: Achievement;
  /** Of the terms of what its badges give. */
  readonly termsId: string;
}

/** The badge that shows for the member, and how far the chosen achievement is. */
export function WornBadgeCard({ badge, achievement, termsId }: WornBadgeCardProps): JSX.Element {
  const { name, type, badges, progress } = achievement;
  const { value, streak } = progress;
  const next = badges.find(({ completed }) => !completed) ?? null;
  const toNext = next && badgeProgress(next.goal, progress);
  const reward = useRewardText(achievement);
  return (
    <Row as="section" aria-label="Badge on your profile">
      {badge && 'image' in badge ? (
        <img src={badge.image} alt="" width={80} height={80} />
      ) : (
        <EmptyBadgePicture type={type} />
      )}
      <div>
        <Text size="body.sm" tone="muted">
          Badge on your profile
        </Text>
        {badge ? (
          <Heading level={3} size="heading.lg" mb="1">
            {badge.name}
          </Heading>
        ) : (
          <Skeleton display="block" width="40" height="6" mb="1" />
        )}
        <Text tone="muted">{progressText({ name, type, value, streak, next })}</Text>
        {next && toNext && (
          <Progress
            percent={toNext.percent}
            label={`Progress to ${next.name}`}
            valueText={toNext.text}
            size="lg"
            width="full"
            mt="3"
          />
        )}
      </div>
      {reward !== '' && (
        <div data-part="terms">
          <Text size="body.sm" mb="2">
            Each of these badges gives {reward}, once.
          </Text>
          <BadgeTerms achievement={achievement} id={termsId} />
        </div>
      )}
    </Row>
  );
}
