import { otherCurrencyMessage } from '@magpie/domain/play';
import { useSession } from '../session/index.ts';
import { usePromoMember } from './use-promo-exclusion.ts';

/** What the player says while the active promo is in another currency than the member's (PROMO-52), or `null`. */
export function useOtherCurrencyNotice(): string | null {
  const { account } = useSession();
  const promo = usePromoMember()?.activePromo?.promo;
  if (!account || !promo) return null;
  return otherCurrencyMessage({ currency: promo.currency.code }, account.activeCurrency.code);
}
