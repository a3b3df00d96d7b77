import { useApolloClient } from '@apollo/client/react';
import { logNote } from '#shared/log/index.ts';
import { usePush, useSession } from '../../session/index.ts';

/** Takes in a promo that began: fetches the page's data again, and tells of a lock-in that paid off (PROMO-42, PROMO-43). */
export function PromoListener(): null {
  const client = useApolloClient();
  const { account } = useSession();
  usePush('memberPromoCreated', (begun) => {
    const memberId = account?.id;
    if (memberId === undefined) return;
    // What follows is of no use to a page without pushes, so its code comes late.
    import('./promo-begun.ts')
      .then(({ promoBegun }) => promoBegun(client, memberId, begun))
      .catch((error: unknown) => {
        logNote('The promo that began could not be taken in.', error);
      });
  });
  return null;
}
