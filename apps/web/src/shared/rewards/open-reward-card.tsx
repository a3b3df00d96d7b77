import { secondsLeft } from '@magpie/domain/calendar';
import type { RewardKind } from '@magpie/domain/rewards';
import { Button, Countdown, Icon, Tag, Text } from '@magpie/ui';
import { Award, Gift, HandCoins, Hourglass, Lock, Ticket, Trophy, type LucideIcon } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAtNow } from '../clock/index.ts';
import { modals } from '../modals/index.ts';
import { Fact, Facts, RewardCard, type RewardCardProps } from '../offers/index.ts';
import type { OpenDecision } from './reward-source.ts';

const looks: Readonly<Record<RewardKind, readonly [name: string, icon: LucideIcon]>> = {
  AWARD: ['Awarded promo', Hourglass],
  BADGE: ['Badge', Award],
  BONUS: ['Bonus', Gift],
  CASHBACK: ['Cashback', HandCoins],
  LEVEL: ['Level reward', Trophy],
  LOCK_IN: ['Lock-in', Lock],
  FREE_SPIN_PROMO: ['Free spins on offer', Ticket],
  SPINS: ['Free spins', Ticket],
};

export interface OpenRewardCardProps extends Pick<
  RewardCardProps,
  'banner' | 'gain' | 'image' | 'money' | 'none' | 'title'
> {
  readonly kind: RewardKind;
  readonly decision: OpenDecision;
  /** What it takes, and how far it is. */
  readonly children: ReactNode;
  /** The id of the words that say why it cannot be had yet, for a press that they describe. */
  readonly waitId?: string;
  /** Its one press; nothing for one that comes by itself. */
  readonly press?: ReactNode;
  /** Where everything about it stands. */
  readonly details: string;
}

function Time({ label, until }: { readonly label: string; readonly until: Date }): JSX.Element {
  const seconds = useAtNow((now) => secondsLeft(until, now));
  return (
    <Fact label={label}>
      <Countdown label={label} seconds={seconds} />
    </Fact>
  );
}

function Times({ decision }: Pick<OpenRewardCardProps, 'decision'>): JSX.Element {
  const { endsAt } = decision.allowed ? decision.plan : decision.details;
  const from = decision.allowed ? null : decision.details.from;
  return (
    <Facts>
      {from !== null && <Time label="Can be had in" until={from} />}
      {endsAt !== null && <Time label="Ends in" until={endsAt} />}
      {from === null && endsAt === null && <Fact label="Ends">Never</Fact>}
    </Facts>
  );
}

/** An open reward in the list of all: what it is, what it takes, how far it is, what ends it, and its one press. */
export function OpenRewardCard(props: OpenRewardCardProps): JSX.Element {
  const { kind, decision, children, waitId, press, details, ...reward } = props;
  const [name, icon] = looks[kind];
  const wait = decision.allowed ? null : decision.details.text;
  return (
    <RewardCard
      {...reward}
      level={4}
      tag={<Tag icon={<Icon of={icon} />}>{name}</Tag>}
      buttons={
        <>
          {press}
          <Button asChild variant={press === undefined ? 'outline' : 'ghost'} size="sm">
            <Link
              to={details}
              aria-label={`Details about ${reward.title}`}
              onClick={() => {
                modals.close('myAccount');
              }}
            >
              Details
            </Link>
          </Button>
        </>
      }
    >
      {wait !== null && (
        <Text size="body.sm" {...(waitId !== undefined && { id: waitId })}>
          {wait}
        </Text>
      )}
      {children}
      <Times decision={decision} />
    </RewardCard>
  );
}
