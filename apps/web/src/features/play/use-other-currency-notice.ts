import { skipToken } from '@apollo/client/react';
import { otherCurrencyMessage } from '@magpie/domain/play';
import { useLobbyActivePromoQuery } from '@magpie/gql/lobby';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../session/index.ts';

/** What the player says while the active promo is in another currency than the member's (PROMO-52), or `null`. */
export function useOtherCurrencyNotice(): string | null {
  const { account } = useSession();
  const { data } = useLobbyActivePromoQuery(
    account ? { variables: { member: account.id }, context: freshAfter('PROMO') } : skipToken,
  );
  const promo = data?.member.activePromo?.promo;
  if (!account || !promo) return null;
  return otherCurrencyMessage({ currency: promo.currency.code }, account.activeCurrency.code);
}
