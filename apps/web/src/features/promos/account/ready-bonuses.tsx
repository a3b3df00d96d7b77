import { chakra } from '@chakra-ui/react';
import { decideActivation } from '@magpie/domain/bonuses';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { RewardList } from '#shared/offers/index.ts';
import { BonusCard } from '../bonuses/bonus-card.tsx';
import { activatable } from '../bonuses/bonus-text.ts';
import { useHasActivePromo } from '../bonuses/use-has-active-promo.ts';
import { useMyBonuses } from '../bonuses/use-my-bonuses.ts';

/** The bonuses that can be activated now, which would be the next active promo (PROMO-36). A failure is only logged. */
export function ReadyBonuses(): JSX.Element | null {
  const { data, refetch } = useMyBonuses();
  const hasActivePromo = useHasActivePromo();
  const bonuses = data?.memberConsumablePromos.edges.map(({ node }) => node) ?? [];
  const ready = useAtNow((now) =>
    bonuses.filter(
      (bonus) => decideActivation({ signedIn: true, bonus: activatable(bonus), hasActivePromo, now }).allowed,
    ),
  );
  if (hasActivePromo === null || ready.length === 0) return null;
  return (
    <chakra.div mb="4">
      <RewardList
        label="Bonuses to activate"
        rows={ready}
        failed={false}
        retry={() => refetch()}
        emptyTitle="No records found"
        render={(bonus) => <BonusCard bonus={bonus} more="Details" />}
      />
    </chakra.div>
  );
}
