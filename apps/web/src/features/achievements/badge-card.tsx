import { badgeState } from '@magpie/domain/achievements';
import { Card, Heading, Icon, Progress, Tag, Text } from '@magpie/ui';
import type { AchievementPanel_badgeFragment } from '@magpie/gql/achievements';
import { Check, CircleCheck, Hexagon } from 'lucide-react';
import type { JSX } from 'react';

/** Props of {@link BadgeCard}. */
export interface BadgeCardProps {
  readonly badge: AchievementPanel_badgeFragment;
  readonly value: number;
  readonly active: boolean;
}

const looks = {
  ACTIVE: { tone: 'inverse', icon: Check, words: 'On profile' },
  CLAIMED: { tone: 'success', icon: CircleCheck, words: 'Claimed' },
  EARNED: { tone: 'success', icon: CircleCheck, words: 'Earned' },
} as const;

function Progressed({ badge, value }: Pick<BadgeCardProps, 'badge' | 'value'>): JSX.Element {
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

function State({ badge, value, active }: BadgeCardProps): JSX.Element {
  const state = badgeState(badge, active);
  if (state === 'OPEN') return <Progressed badge={badge} value={value} />;
  const { tone, icon, words } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon of={icon} />}>
      {words}
    </Tag>
  );
}

const frame = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2',
  textAlign: 'center',
} as const;

/** The badge in front of each list, which everybody has (ACH-04). */
export function EmptyBadgeCard({ name }: { readonly name: string }): JSX.Element {
  return (
    <Card as="li" padding="md" {...frame}>
      <Icon of={Hexagon} size="lg" />
      <Heading level={3} size="heading.sm">
        {name}
      </Heading>
    </Card>
  );
}

/** One badge: its picture when it is completed, its placeholder before (ACH-05), and how far it is. */
export function BadgeCard(props: BadgeCardProps): JSX.Element {
  const { badge } = props;
  return (
    <Card as="li" padding="md" {...frame}>
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
