import { displayMoney } from '@magpie/domain/format';
import { useAccountCashbacksQuery, type CashbackSection_memberCashbackFragment } from '@magpie/gql/bonuses';
import { Card, Heading } from '@magpie/ui';
import type { JSX } from 'react';
import { RewardList } from '#shared/offers/index.ts';
import { Facts } from './facts.tsx';

function Item({ cashback }: { readonly cashback: CashbackSection_memberCashbackFragment }): JSX.Element {
  return (
    <Card as="article" padding="md" display="grid" gap="4">
      <Heading level={3} size="heading.sm">
        {cashback.title}
      </Heading>
      <Facts
        label={cashback.title}
        facts={[
          ['Amount', displayMoney(cashback.amount, cashback.currency)],
          ['State', cashback.isClaimable ? 'Claimable today' : 'Not claimable yet'],
        ]}
      />
    </Card>
  );
}

export function Cashback(): JSX.Element {
  const { data, error, refetch } = useAccountCashbacksQuery();
  return (
    <RewardList
      label="Cashbacks"
      rows={data?.memberCashbacks.edges.map(({ node }) => node)}
      failed={error !== undefined}
      retry={() => refetch()}
      emptyTitle="No Cashbacks Available"
      emptyText="You don’t have any cashback rewards at the moment. Keep playing and check back later for future cashback offers!"
      render={(cashback) => <Item cashback={cashback} />}
    />
  );
}
