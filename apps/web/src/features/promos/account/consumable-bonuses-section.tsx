import type { JSX } from 'react';
import { RewardList } from '#shared/offers/index.ts';
import { BonusCard } from '../bonuses/bonus-card.tsx';
import { useMyBonuses } from '../bonuses/use-my-bonuses.ts';

/** The same bonuses as 'My Bonuses' (BONUS-17). */
export function ConsumableBonusesSection(): JSX.Element {
  const { data, error, refetch } = useMyBonuses();
  return (
    <RewardList
      label="Consumable bonuses"
      rows={data?.memberConsumablePromos.edges.map(({ node }) => node)}
      failed={error !== undefined}
      retry={() => refetch()}
      emptyTitle="No records found"
      render={(bonus) => <BonusCard bonus={bonus} more="Details" />}
    />
  );
}
