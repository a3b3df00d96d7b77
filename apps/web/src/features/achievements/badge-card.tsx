import { chakra } from '@chakra-ui/react';
import { badgeProgress, badgeState, decideBadgeActivation, emptyBadge } from '@magpie/domain/achievements';
import { Button, Card, Heading, Icon, Progress, Tag, Text } from '@magpie/ui';
import type {
  AchievementPanel_achievementFragment,
  AchievementPanel_badgeFragment,
} from '@magpie/gql/achievements';
import { Check, CircleCheck, Minus } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { Moment } from '#shared/moment/index.ts';
import { EmptyBadgePicture, ReachedEdge } from './badge-outline.tsx';
import { useBadgeActions } from './use-badge-actions.ts';

export interface BadgeCardProps {
  readonly achievement: AchievementPanel_achievementFragment;
  readonly badge: AchievementPanel_badgeFragment;
  /** Of the words that say the terms of its reward. */
  readonly termsId: string;
  /** Whether it is the badge that shows for the member. */
  readonly worn: boolean;
  /** Whether it is the next one to be earned. */
  readonly next?: boolean;
}

const Picture = chakra('div', { base: { position: 'relative' } });

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '2',
    mt: 'auto',
    pt: '2',
  },
});

type Progressing = Pick<BadgeCardProps, 'achievement' | 'badge'>;

const progressOf = ({ badge, achievement }: Progressing) => badgeProgress(badge.goal, achievement.progress);

function Progressed(props: Progressing): JSX.Element {
  const { percent, text } = progressOf(props);
  return (
    <>
      <Progress percent={percent} label={props.badge.name} valueText={text} width="full" mt="auto" />
      <Text as="span" size="body.sm" tone="muted">
        {text}
      </Text>
    </>
  );
}

const onProfile = (
  <Tag tone="inverse" icon={<Icon of={Check} />}>
    On profile
  </Tag>
);

/** Earned: its reward is claimed once (ACH-10), and it can be the badge that shows (ACH-11). */
function Earned({ achievement, badge, worn, termsId }: BadgeCardProps): JSX.Element {
  const { claim, wear, claiming, wearing } = useBadgeActions(achievement);
  return (
    <Actions>
      {badge.dateTimeCompleted != null && (
        <Text as="span" size="body.sm" tone="muted" width="full">
          Earned <Moment at={badge.dateTimeCompleted} face="DATE" />
        </Text>
      )}
      {badgeState(badge) === 'EARNED' ? (
        <Button
          size="sm"
          variant="primary"
          loading={claiming}
          {...(achievement.reward !== null && { 'aria-describedby': termsId })}
          onClick={() => void claim(badge)}
        >
          Claim
        </Button>
      ) : (
        <Tag tone="success" icon={<Icon of={CircleCheck} />}>
          Claimed
        </Tag>
      )}
      {worn && onProfile}
      {!worn && decideBadgeActivation(badge).allowed && (
        <Button size="sm" loading={wearing} onClick={() => void wear(badge)}>
          Set as badge
        </Button>
      )}
    </Actions>
  );
}

interface FrameProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly task: string;
  readonly locked?: boolean;
  readonly children: ReactNode;
}

function Frame({ picture, name, task, locked = false, children }: FrameProps): JSX.Element {
  return (
    <Card
      as="li"
      padding="md"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      textAlign="center"
      {...(locked && { borderStyle: 'dashed', bg: 'transparent' })}
    >
      {picture}
      <Heading level={3} size="heading.sm">
        {name}
      </Heading>
      <Text size="body.sm" tone="muted">
        {task}
      </Text>
      {children}
    </Card>
  );
}

export interface EmptyBadgeCardProps extends Pick<BadgeCardProps, 'worn'> {
  readonly type: AchievementPanel_achievementFragment['type'];
}

/** The badge in front of each list, which everybody has (ACH-04). */
export function EmptyBadgeCard({ type, worn }: EmptyBadgeCardProps): JSX.Element {
  return (
    <Frame picture={<EmptyBadgePicture type={type} />} name={emptyBadge.name} task="Where everyone starts">
      <Actions>{worn ? onProfile : <Tag icon={<Icon of={Minus} />}>Level {emptyBadge.level}</Tag>}</Actions>
    </Frame>
  );
}

/** One badge: its picture when it is completed, its placeholder before (ACH-05), and what can be done with it. */
export function BadgeCard(props: BadgeCardProps): JSX.Element {
  const { badge, achievement, next } = props;
  const picture = (
    <Picture>
      <img src={badge.completed ? badge.image : badge.placeholder} alt="" width={80} height={80} />
      {next && <ReachedEdge type={achievement.type} percent={progressOf(props).percent} />}
    </Picture>
  );
  return (
    <Frame picture={picture} name={badge.name} task={badge.description} locked={!badge.completed && !next}>
      {badgeState(badge) === 'OPEN' ? (
        <Progressed badge={badge} achievement={achievement} />
      ) : (
        <Earned {...props} />
      )}
    </Frame>
  );
}
