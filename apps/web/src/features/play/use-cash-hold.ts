import type { CashHold, CashHoldFacts } from '@magpie/domain/play';
import { useLoading, type Loading } from '#shared/page/index.ts';
import { useSession } from '../session/index.ts';
import { useActivePromo } from './use-active-promo.ts';

type ActivePromo = NonNullable<
  NonNullable<ReturnType<typeof useActivePromo>['data']>['member']['activePromo']
>;

const factsOf = ({ promo, atStake, currency }: ActivePromo): CashHoldFacts['promo'] => ({
  name: promo.name,
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
