import { promoCurrency } from '@magpie/domain/promos';
import type { JSX } from 'react';
import { CurrencyFilter, useChosenCurrency } from '#shared/offers/index.ts';
import { PageHead } from '#shared/page/index.ts';
import { useSession } from '../../session/index.ts';
import { MyBonuses } from '../bonuses/my-bonuses.tsx';
import { PromoList } from './promo-list.tsx';

/** '/promotions': a member's own bonuses first, then the promos of a currency (PROMO-01, PROMO-02). */
export function PromosPage(): JSX.Element {
  const { signedIn } = useSession();
  const { chosen, undecided, choose } = useChosenCurrency();
  const filter = <CurrencyFilter chosen={chosen} fallback={promoCurrency(null)} onChoose={choose} />;
  return (
    <>
      <PageHead
        title="Promotions"
        lead="Matches, free spins and lock ins. Each card shows what it gives and what it asks."
        actions={filter}
      />
      {signedIn && <MyBonuses />}
      <PromoList key={chosen} currency={chosen} undecided={undecided} />
    </>
  );
}
