import { Card, Heading, Icon, Progress, Tag, Text } from '@magpie/ui';
import type { AchievementPanel_badgeFragment } from '@magpie/gql/achievements';
import { Check, CircleCheck } from 'lucide-react';
import type { JSX } from 'react';

/** Props of {@link BadgeCard}. */
export interface BadgeCardProps {
  readonly badge: AchievementPanel_badgeFragment;
  /** What has been counted so far. */
  readonly value: number;
  /** The badge the member chose to show. */
  readonly active: boolean;
}

function State({ badge, value, active }: BadgeCardProps): JSX.Element {
  if (active) {
    return (
      <Tag tone="inverse" icon={<Icon of={Check} />}>
        On profile
      </Tag>
    );
  }
  if (badge.completed) {
    return (
      <Tag tone="success" icon={<Icon of={CircleCheck} />}>
        {badge.claimed ? 'Claimed' : 'Earned'}
      </Tag>
    );
  }
  const reached = Math.min(value, badge.goal);
  return (
    <>
      <Progress
        percent={(reached / badge.goal) * 100}
        label={badge.name}
        valueText={`${String(reached)} of ${String(badge.goal)}`}
        width="full"
      />
      <Text as="span" size="body.sm" tone="muted">
        {reached} of {badge.goal}
      </Text>
    </>
  );
}

/** One badge: its picture when it is completed, its placeholder before (ACH-05), and how far it is. */
export function BadgeCard(props: BadgeCardProps): JSX.Element {
  const { badge } = props;
  return (
    <Card
      as="li"
      padding="md"
      display="grid"
      justifyItems="center"
      alignContent="start"
      gap="2"
      textAlign="center"
    >
      <img src={badge.completed ? badge.image : badge.placeholder} alt="" width={80} height={80} />
      <Heading level={3} size="heading.sm">
        {badge.name}
      </Heading>
      <Text size="body.sm" tone="muted">
        {badge.description}
      </Text>
      <State {...props} />
    </Card>
  );
}
