import { meetsLevel, promoCurrency } from '@magpie/domain/promos';
import { useCashbacksQuery } from '@magpie/gql/cashback';
import { EmptyState, ErrorState } from '@magpie/ui';
import type { JSX } from 'react';
import { CardGrid, CardGridSkeleton, CurrencyFilter, useChosenCurrency } from '#shared/offers/index.ts';
import { AlertNotLoaded, PageHead, useLoading } from '#shared/page/index.ts';
import { CashbackCard } from './cashback-card.tsx';
import { useLevel } from './use-level.ts';
import { useMemberCashbacks } from './use-member-cashbacks.ts';

const pageSize = 100;

function LoadingCashbacks(): JSX.Element {
  return (
    <div role="status" aria-label="Loading cashbacks">
      <CardGridSkeleton list="cashbacks" />
    </div>
  );
}

function CashbackList({ currency }: { readonly currency: string }): JSX.Element {
  const filter = { active: { eq: true }, currency: { eq: currency } };
  const result = useCashbacksQuery({ variables: { first: pageSize, filter } });
  const { failed, retrying, retry } = useLoading(result);
  const { collected, ...own } = useMemberCashbacks(currency);
  const level = useLevel();
  if (failed) return <ErrorState onRetry={retry} retrying={retrying} />;
  if (!result.data) return <LoadingCashbacks />;
  const cashbacks = result.data.cashbacks.edges
    .map(({ node }) => node)
    .filter(({ levelRequirement }) => meetsLevel(levelRequirement, level));
  if (cashbacks.length === 0) {
    return (
      <EmptyState title="No Cashbacks Available" spot="no-promos">
        You don’t have any cashback rewards at the moment. Keep playing and check back later for future
        cashback offers!
      </EmptyState>
    );
  }
  return (
    <>
      {own.failed && (
        <AlertNotLoaded tone="warning" mb="5" retry={own.retry} retrying={own.retrying}>
          What your cashbacks have collected couldn’t be loaded.
        </AlertNotLoaded>
      )}
      <CardGrid list="cashbacks" label="Cashbacks">
        {cashbacks.map((cashback) => (
          <li key={cashback.id}>
            <CashbackCard cashback={cashback} own={collected?.get(cashback.id)} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** '/cashbacks': the cashbacks of a currency, with what they have collected for the member (CASHBK-01, CASHBK-02). */
export function CashbacksPage(): JSX.Element {
  const { chosen, undecided, choose } = useChosenCurrency();
  return (
    <>
      <PageHead
        title="Cashbacks"
        lead="A share of what you lost or turned over, back in your wallet on claim days."
        actions={<CurrencyFilter chosen={chosen} fallback={promoCurrency(null)} onChoose={choose} />}
      />
      {undecided ? <LoadingCashbacks /> : <CashbackList key={chosen} currency={promoCurrency(chosen)} />}
    </>
  );
}
