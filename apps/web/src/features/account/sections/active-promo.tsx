import { chakra } from '@chakra-ui/react';
import { displayMoney, promoDate } from '@magpie/domain/format';
import { isLockInShown, panelIsEmpty } from '@magpie/domain/lock-in';
import { useActiveBonusQuery, type ActiveBonusQuery } from '@magpie/gql/bonuses';
import { Card, EmptyState, Heading, Icon, Tag } from '@magpie/ui';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { JSX } from 'react';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { Facts, type Fact } from './facts.tsx';

type Member = ActiveBonusQuery['member'];

const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } });

interface PromoCardProps {
  readonly name: string;
  readonly tag: JSX.Element;
  readonly facts: readonly Fact[];
}

function PromoCard({ name, tag, facts }: PromoCardProps): JSX.Element {
  return (
    <Card as="article" padding="md" display="grid" gap="4" mb="4">
      <Head>
        <Heading level={3} size="heading.sm">
          {name}
        </Heading>
        {tag}
      </Head>
      <Facts label={name} facts={facts} />
    </Card>
  );
}

function Active({ promo }: { readonly promo: NonNullable<Member['activePromo']> }): JSX.Element {
  const money = (amount: string) => displayMoney(amount, promo.currency);
  return (
    <PromoCard
      name={promo.promo.name}
      tag={
        <Tag tone="success" icon={<Icon of={CircleCheck} />}>
          Active
        </Tag>
      }
      facts={[
        ['Bonus', money(promo.bonus)],
        ['Turnover', `${money(promo.turnoverCounter)} of ${money(promo.turnoverTarget)}`],
        ['Expires', promo.expiresAt === null ? 'Never' : promoDate(promo.expiresAt, shownTimeZone())],
      ]}
    />
  );
}

function LockIn({ lockIn }: { readonly lockIn: NonNullable<Member['promoLockIn']> }): JSX.Element {
  const money = (amount: string) => displayMoney(amount, lockIn.currency);
  return (
    <PromoCard
      name={lockIn.promo.name}
      tag={
        <Tag tone="gum" icon={<Icon of={Hourglass} />}>
          In Progress
        </Tag>
      }
      facts={[
        ['Deposit', `${money(lockIn.lockInAccumulatedDeposit)} of ${money(lockIn.lockInRequiredDeposit)}`],
        ['Turnover', `${money(lockIn.lockInAccumulatedTurnover)} of ${money(lockIn.lockInRequiredTurnover)}`],
      ]}
    />
  );
}

/** The member's active promo and running lock-in (PROMO-37, PROMO-38). A failure is only logged (spec 2 §8). */
export function ActivePromo({ memberId }: { readonly memberId: string }): JSX.Element | null {
  const { data } = useActiveBonusQuery({ variables: { member: memberId } });
  const { activePromo = null, promoLockIn = null } = data?.member ?? {};
  const panel = { hasActivePromo: activePromo !== null, lockIn: promoLockIn, loading: !data };
  if (panelIsEmpty(panel)) return <EmptyState level={3} spot="no-promos" title="No Active Promo" />;
  return (
    <>
      {activePromo && <Active promo={activePromo} />}
      {promoLockIn && isLockInShown(promoLockIn) && <LockIn lockIn={promoLockIn} />}
    </>
  );
}
