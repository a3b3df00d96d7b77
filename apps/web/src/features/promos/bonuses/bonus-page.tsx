import { activationReasons } from '@magpie/domain/bonuses';
import { displayMoney } from '@magpie/domain/format';
import { EmptyState, ErrorState, Icon, Tag } from '@magpie/ui';
import { Clock } from 'lucide-react';
import { useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useAtNow } from '#shared/clock/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { paths } from '#shared/navigation/index.ts';
import {
  Fact,
  Lines,
  OfferDetail,
  OfferDetailSkeleton,
  TermFigures,
  TermRules,
} from '#shared/offers/index.ts';
import { BackLink, useLoading } from '#shared/page/index.ts';
import { useMembersOnly } from '../../session/late.ts';
import { PromoNote } from '../actions/promo-note.tsx';
import { CountingProviders } from '../detail/counting-providers.tsx';
import { FreeSpinGames } from '../detail/free-spin-games.tsx';
import { ActivateButton, useActivationBlock } from './activate-button.tsx';
import { bonusChip, bonusTerms, promoBegunBy, type Bonus } from './bonus-text.ts';
import { useMyBonuses } from './use-my-bonuses.ts';

interface BonusDetailProps {
  readonly bonus: Bonus;
  readonly activated: boolean;
  readonly onActivated: () => void;
}

function BonusDetail({ bonus, activated, onActivated }: BonusDetailProps): JSX.Element {
  const block = useActivationBlock(bonus);
  const shownBlock = activated ? null : block;
  const chip = useAtNow((now) => bonusChip(bonus, now));
  const freeSpins = bonus.consumablePromoType === 'FREE_SPIN';
  const begins = promoBegunBy(bonus);
  const aside = (
    <>
      <Lines>
        {!freeSpins && <Fact label="Bonus Amount">{displayMoney(bonus.amount, bonus.currency)}</Fact>}
        {begins !== null && <Fact label="Begins the promo">{begins}</Fact>}
        <Fact label="Date Rewarded">
          <Moment at={bonus.dateTimeCreated} face="DATE" />
        </Fact>
      </Lines>
      <TermFigures {...bonusTerms(bonus)} />
    </>
  );
  return (
    <OfferDetail
      title={bonus.name}
      image={bonus.mainBannerImage}
      description={bonus.description}
      tag={<Tag icon={<Icon of={Clock} />}>{chip}</Tag>}
      action={
        <>
          <ActivateButton bonus={bonus} block={shownBlock} disabled={activated} onActivated={onActivated} />
          {shownBlock !== null && <PromoNote icon={Clock}>{shownBlock}</PromoNote>}
        </>
      }
      aside={aside}
    >
      <TermRules {...bonusTerms(bonus)} />
      {freeSpins && <FreeSpinGames configurations={bonus.freeSpinConfiguration} currency={bonus.currency} />}
      <CountingProviders contributions={bonus.promo.wageringContributions} onlySpins={freeSpins} />
    </OfferDetail>
  );
}

/** '/promotions/bonus/{id}': one of the member's own bonuses (BONUS-01 to BONUS-07). A visitor is asked to log in. */
export function BonusPage(): JSX.Element {
  const { id } = useParams();
  const [activated, setActivated] = useState<Bonus | null>(null);
  useMembersOnly();
  const result = useMyBonuses();
  const { failed, retrying, retry } = useLoading(result);
  const bonuses = result.data?.memberConsumablePromos.edges.map(({ node }) => node);
  // Until the member is led away, what was activated stays on screen, though it is on no list any more (BONUS-09).
  const own = activated?.id === id ? activated : null;
  const bonus = own ?? bonuses?.find((each) => each.id === id);
  return (
    <>
      <BackLink to={paths.promotions}>Back to all Promotions</BackLink>
      {failed && <ErrorState onRetry={retry} retrying={retrying} />}
      {!failed && !bonuses && <OfferDetailSkeleton />}
      {bonuses && !bonus && (
        <EmptyState level={1} title={activationReasons.bonusUnknown.text()} spot="no-promos" />
      )}
      {bonus && (
        <BonusDetail
          bonus={bonus}
          activated={own !== null}
          onActivated={() => {
            setActivated(bonus);
          }}
        />
      )}
    </>
  );
}
