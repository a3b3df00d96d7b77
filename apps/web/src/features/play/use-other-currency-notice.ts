import { otherCurrencyMessage } from '@magpie/domain/play';
import { useSession } from '../session/index.ts';
import { useActivePromo } from './use-active-promo.ts';

/** What the player says while the active promo is in another currency than the member's (PROMO-52), or `null`. */
export function useOtherCurrencyNotice(): string | null {
  const { account } = useSession();
  const { data } = useActivePromo();
  const promo = data?.member.activePromo?.promo;
  if (!account || !promo) return null;
  return otherCurrencyMessage({ currency: promo.currency.code }, account.activeCurrency.code);
}
