import { useCashbackQuery, type CashbackQuery } from '@magpie/gql/cashback';
import { EmptyState, ErrorState, Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { OfferDetail, OfferDetailSkeleton, Providers } from '#shared/offers/index.ts';
import { AlertNotLoaded, BackLink, useLoading, type Loading } from '#shared/page/index.ts';
import { useSession } from '../session/index.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { CashbackFacts } from './cashback-facts.tsx';
import { ClaimButton } from './claim-button.tsx';
import { ClaimReason } from './claim-reason.tsx';
import { ClaimState } from './claim-state.tsx';
import { PlayNow } from './play-now.tsx';
import { PlayThatCounts } from './play-that-counts.tsx';
import { shareText } from './cashback-text.ts';
import { useClaimBar, type ClaimBar } from './use-claim-bar.ts';
import { useMemberCashbacks, type CollectedCashback } from './use-member-cashbacks.ts';

type Cashback = NonNullable<CashbackQuery['cashback']>;

type Own = Pick<Loading, 'failed' | 'retrying' | 'retry'> & {
  /** What it has collected for the member; undefined for a visitor and while that is not known. */
  readonly own: CollectedCashback | undefined;
  readonly coming: boolean;
};

function useOwn(id: string): Own {
  const { account } = useSession();
  const { collected, ...loading } = useMemberCashbacks();
  return { ...loading, own: collected?.get(id), coming: account !== null && !collected && !loading.failed };
}

interface PartProps extends Own {
  readonly cashback: Cashback;
  readonly bar: ClaimBar;
}

/** A claim that can be made is the main thing to do, and to play until then. */
function Action({ cashback, own, coming, bar }: PartProps): JSX.Element {
  if (coming) return <Skeleton display="block" h="11" w="30" />;
  if (own && !bar.barred) return <ClaimButton cashback={cashback} bar={bar} />;
  return <PlayNow link={cashback.playNowLink} />;
}

function Aside({ cashback, own, coming, bar, ...loading }: PartProps): JSX.Element {
  const { account } = useSession();
  const { failed, retrying, retry } = loading;
  return (
    <>
      <CashbackFacts cashback={cashback} own={own} lines />
      {failed && (
        <AlertNotLoaded tone="warning" retry={retry} retrying={retrying}>
          What it has collected for you couldn’t be loaded.
        </AlertNotLoaded>
      )}
      {coming && <Skeleton display="block" height="35" />}
      {account && own && (
        <>
          <ClaimState cashback={own} timezones={account.timezoneChoices} />
          <ClaimReason bar={bar} />
          {bar.barred ? (
            <ClaimButton cashback={cashback} bar={bar} />
          ) : (
            <PlayNow link={cashback.playNowLink} quiet />
          )}
        </>
      )}
    </>
  );
}

function Detail({ cashback }: { readonly cashback: Cashback }): JSX.Element {
  const state = useOwn(cashback.id);
  const bar = useClaimBar(state.own);
  const part = { ...state, cashback, bar };
  return (
    <OfferDetail
      title={cashback.title}
      image={cashback.mainBannerImage}
      description={cashback.description}
      line={shareText(cashback, state.own?.percentage ?? null)}
      action={<Action {...part} />}
      aside={<Aside {...part} />}
    >
      <PlayThatCounts cashback={cashback} />
      {/* What a claim that comes as a bonus takes (PROMO-53). */}
      <BonusTerms cashback={cashback} own={state.own} wide />
      <Providers
        providers={cashback.gameProviders.map(({ provider }) => provider)}
        none="Games of every provider count."
      />
    </OfferDetail>
  );
}

function Body({ id }: { readonly id: string }): JSX.Element {
  const result = useCashbackQuery({ variables: { id } });
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState onRetry={retry} retrying={retrying} />;
  if (!result.data) return <OfferDetailSkeleton />;
  const { cashback } = result.data;
  if (!cashback) return <EmptyState level={1} title="Cashback not found" spot="no-promos" />;
  return <Detail cashback={cashback} />;
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
