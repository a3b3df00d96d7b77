import { cashHold, type CashHold, type CashHoldFacts } from '@magpie/domain/play';
import { awardNames } from '@magpie/domain/promos';
import { useLoading, type Loading } from '#shared/page/index.ts';
import { useStore } from '#shared/store/index.ts';
import { useSession } from '../session/index.ts';
import { balanceFlags } from './balance-flags.ts';
import { walletFactsOf } from './promo-facts.ts';
import { useActivePromo } from './use-active-promo.ts';

type ActivePromo = NonNullable<
  NonNullable<ReturnType<typeof useActivePromo>['data']>['member']['activePromo']
>;

const factsOf = ({ bonusName, promo, atStake, currency }: ActivePromo): CashHoldFacts['promo'] => ({
  name: awardNames({ bonusName, promo }).name,
  minimumCash: promo.minimumRealMoneyBalance,
  loss: { ...atStake, currency },
});

export interface HeldCash extends Loading {
  readonly facts: CashHoldFacts;
  readonly loaded: boolean;
}

/** The member's cash, and the promo that keeps it out of play. */
export function useCashHold(hold: CashHold): HeldCash {
  const { account } = useSession();
  const asked = useActivePromo();
  const loading = useLoading(asked);
  const active = asked.data?.member.activePromo;
  return {
    ...loading,
    facts: { hold, cash: account?.wallets.withdrawableBalance ?? '', promo: active ? factsOf(active) : null },
    loaded: asked.data !== undefined,
  };
}

/** What keeps the member's cash out of play now; null too while the promo is not known. */
export function useHoldNow(): CashHold | null {
  const { account } = useSession();
  const flags = useStore(balanceFlags.state);
  const { data } = useActivePromo();
  if (!account || !data) return null;
  return cashHold(walletFactsOf({ ...data.member, wallets: account.wallets }, flags));
}
