import { displayMoney, promoDate } from '@magpie/domain/format';
import { useConsumableBonusesQuery, type ConsumableSection_bonusFragment } from '@magpie/gql/bonuses';
import { Card, Heading } from '@magpie/ui';
import type { JSX } from 'react';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { Facts, type Fact } from './facts.tsx';
import { RewardList } from './reward-list.tsx';

function Bonus({ bonus }: { readonly bonus: ConsumableSection_bonusFragment }): JSX.Element {
  const amount: readonly Fact[] =
    bonus.consumablePromoType === 'FREE_SPIN'
      ? []
      : [['Bonus Amount', displayMoney(bonus.amount, bonus.currency)]];
  return (
    <Card as="article" padding="md" display="grid" gap="4">
      <Heading level={3} size="heading.sm">
        {bonus.name}
      </Heading>
      <Facts
        label={bonus.name}
        facts={[...amount, ['Date Rewarded', promoDate(bonus.dateTimeCreated, shownTimeZone())]]}
      />
    </Card>
  );
}

export function ConsumableBonuses(): JSX.Element {
  const { data, error, refetch } = useConsumableBonusesQuery();
  return (
    <RewardList
      label="Consumable bonuses"
      rows={data?.memberConsumablePromos.edges.map(({ node }) => node)}
      failed={error !== undefined}
      retry={() => refetch()}
      emptyTitle="No records found"
      render={(bonus) => <Bonus bonus={bonus} />}
    />
  );
}
