import { useCashbackQuery, type CashbackQuery } from '@magpie/gql/cashback';
import { EmptyState, ErrorState, Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { OfferDetail, OfferDetailSkeleton, Providers } from '#shared/offers/index.ts';
import { AlertNotLoaded, BackLink, useLoading } from '#shared/page/index.ts';
import { useSession } from '../session/index.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { CashbackFacts } from './cashback-facts.tsx';
import { ClaimButton } from './claim-button.tsx';
import { ClaimReason } from './claim-reason.tsx';
import { ClaimState } from './claim-state.tsx';
import { PlayNow } from './play-now.tsx';
import { PlayThatCounts } from './play-that-counts.tsx';
import { useClaimBar } from './use-claim-bar.ts';
import { useMemberCashbacks } from './use-member-cashbacks.ts';

type Cashback = NonNullable<CashbackQuery['cashback']>;

function Aside({ cashback }: { readonly cashback: Cashback }): JSX.Element {
  const { account } = useSession();
  const { collected, failed, retrying, retry } = useMemberCashbacks();
  const own = collected?.get(cashback.id);
  const bar = useClaimBar(own);
  return (
    <>
      <CashbackFacts cashback={cashback} own={own} lines />
      {failed && (
        <AlertNotLoaded tone="warning" retry={retry} retrying={retrying}>
          What it has collected for you couldn’t be loaded.
        </AlertNotLoaded>
      )}
      {account && !collected && !failed && <Skeleton display="block" height="35" />}
      {account && own && (
        <>
          <ClaimState cashback={own} timezones={account.timezoneChoices} />
          <ClaimReason bar={bar} />
          <ClaimButton cashback={cashback} bar={bar} />
        </>
      )}
      <PlayNow link={cashback.playNowLink} quiet={own !== undefined} />
    </>
  );
}

/** What a claim that comes as a bonus takes, beside its press (PROMO-53). */
function Bonus({ cashback }: { readonly cashback: Cashback }): JSX.Element {
  const { collected } = useMemberCashbacks();
  return <BonusTerms cashback={cashback} own={collected?.get(cashback.id)} wide />;
}

function Body({ id }: { readonly id: string }): JSX.Element {
  const result = useCashbackQuery({ variables: { id } });
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState onRetry={retry} retrying={retrying} />;
  if (!result.data) return <OfferDetailSkeleton />;
  const { cashback } = result.data;
  if (!cashback) return <EmptyState level={1} title="Cashback not found" spot="no-promos" />;
  return (
    <OfferDetail
      title={cashback.title}
      image={cashback.mainBannerImage}
      description={cashback.description}
      aside={<Aside cashback={cashback} />}
    >
      <PlayThatCounts cashback={cashback} />
      <Bonus cashback={cashback} />
      <Providers
        providers={cashback.gameProviders.map(({ provider }) => provider)}
        none="Games of every provider count."
      />
    </OfferDetail>
  );
}

/** '/cashbacks/{id}': one cashback with everything it says, and what can be done with it (CASHBK-03). */
export function CashbackPage(): JSX.Element {
  const { id = '' } = useParams();
  return (
    <>
      <BackLink to={paths.cashbacks}>Back to all Cashback</BackLink>
      <Body key={id} id={id} />
    </>
  );
}
