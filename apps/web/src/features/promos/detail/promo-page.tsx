import { awardGainText, isClaimablePromo } from '@magpie/domain/free-spins';
import { bonusOfferText, originText } from '@magpie/domain/promos';
import { usePromoQuery, type PromoQuery } from '@magpie/gql/promos';
import { EmptyState, ErrorState, Text } from '@magpie/ui';
import { CircleSlash, Gift, Wallet } from 'lucide-react';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useAtNow } from '#shared/clock/index.ts';
import { paths } from '#shared/navigation/index.ts';
import {
  awardRulesOf,
  Fact,
  Lines,
  OfferDetail,
  OfferDetailSkeleton,
  TermFigures,
  TermRules,
} from '#shared/offers/index.ts';
import { BackLink, useLoading } from '#shared/page/index.ts';
import { useSession } from '../../session/index.ts';
import { EndFact } from '../actions/end-fact.tsx';
import { LockInCancelButton, LockInProgress } from '../actions/lock-in-progress.tsx';
import { PromoNote } from '../actions/promo-note.tsx';
import { PromoTags } from '../actions/promo-tag.tsx';
import { minimumText, toUnlock, usageText, withdrawalNote } from '../actions/promo-text.ts';
import { offerAtRisk, offerLost, promoView } from '../actions/promo-view.ts';
import { usePromoActions } from '../actions/use-promo-actions.ts';
import { usePromoMember } from '../actions/use-promo-member.ts';
import { ActiveProgress } from './active-progress.tsx';
import { CountingProviders } from './counting-providers.tsx';
import { FreeSpinGames } from './free-spin-games.tsx';
import { OfferAtRisk } from './offer-at-risk.tsx';
import { PromoHeadActions, type PromoHeadActionsProps } from './promo-head-actions.tsx';
import { WaitingAward } from './waiting-award.tsx';

type Promo = NonNullable<PromoQuery['promo']>;

interface AsideProps extends Pick<PromoHeadActionsProps, 'promo' | 'view' | 'actions'> {
  /** See `offerAtRisk`. */
  readonly risk: string | null;
  /** See `offerLost`. */
  readonly lost: string | null;
}

/** What it gives: its bonus and its free spins. */
function lineOf(promo: Promo): string | null {
  const { currency, freeSpinConfiguration } = promo;
  return awardGainText(bonusOfferText(awardRulesOf(promo), currency), freeSpinConfiguration, currency);
}

function PromoFacts({ promo }: Pick<AsideProps, 'promo'>): JSX.Element {
  const unlock = toUnlock(promo);
  const minimum = minimumText(promo);
  return (
    <Lines>
      {unlock !== null && <Fact label="To unlock">{unlock}</Fact>}
      {minimum !== null && <Fact label="Min deposit">{minimum}</Fact>}
      <EndFact promo={promo} exact />
    </Lines>
  );
}

function Aside({ promo, view, actions, risk, lost }: AsideProps): JSX.Element {
  const { account } = useSession();
  const usage = usageText(promo);
  const origin = originText(promo.type);
  const withdrawals = view.progress ? null : withdrawalNote(promo);
  return (
    <>
      {account && view.waits && <WaitingAward promo={promo} memberId={account.id} />}
      <PromoFacts promo={promo} />
      <TermFigures promo={promo} />
      {usage !== null && <Text size="label">Promo used: {usage}</Text>}
      {withdrawals !== null && <PromoNote icon={Wallet}>{withdrawals}</PromoNote>}
      {origin !== null && <PromoNote icon={Gift}>{origin}</PromoNote>}
      {account && view.isActive && <ActiveProgress memberId={account.id} />}
      {view.progress && (
        <>
          <LockInProgress lockIn={view.progress} />
          <LockInCancelButton lockIn={view.progress} actions={actions} />
        </>
      )}
      {lost !== null && <PromoNote icon={CircleSlash}>{lost}</PromoNote>}
      {risk !== null && <OfferAtRisk text={risk} />}
    </>
  );
}

function PromoDetail({ promo }: { readonly promo: Promo }): JSX.Element {
  const { member, pending } = usePromoMember();
  const actions = usePromoActions(member);
  const view = useAtNow((now) => promoView(promo, member, now));
  const risk = useAtNow((now) => offerAtRisk(promo, member, now));
  const lost = useAtNow((now) => offerLost(promo, member, now));
  return (
    <OfferDetail
      title={promo.name}
      image={promo.mainBannerImage}
      description={promo.description}
      tag={<PromoTags promo={promo} state={view.state} />}
      line={lineOf(promo)}
      action={<PromoHeadActions promo={promo} view={view} actions={actions} pending={pending} />}
      aside={<Aside promo={promo} view={view} actions={actions} risk={risk} lost={lost} />}
    >
      <TermRules promo={promo} />
      <FreeSpinGames configurations={promo.freeSpinConfiguration} currency={promo.currency} />
      <CountingProviders
        contributions={promo.wageringContributions}
        allowedGameCodes={promo.allowedGameCodes}
        onlySpins={isClaimablePromo(promo)}
      />
    </OfferDetail>
  );
}

function Body({ id }: { readonly id: string }): JSX.Element {
  const result = usePromoQuery({ variables: { id } });
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState onRetry={retry} retrying={retrying} />;
  if (!result.data) return <OfferDetailSkeleton />;
  const { promo } = result.data;
  if (!promo) return <EmptyState level={1} title="Promo not found" spot="no-promos" />;
  return <PromoDetail promo={promo} />;
}

/** '/promotions/{id}': one promo with everything it says and what can be done with it (PROMO-06 to PROMO-08). */
export function PromoPage(): JSX.Element {
  const { id = '' } = useParams();
  return (
    <>
      <BackLink to={paths.promotions}>Back to all Promotions</BackLink>
      <Body key={id} id={id} />
    </>
  );
}
