import type { ApolloClient } from '@apollo/client';
import { unlocksBonus } from '@magpie/domain/lock-in';
import { PromoStandingDocument } from '@magpie/gql/promos';
import { modals } from '#shared/modals/index.ts';
import type { PushEvents } from '../../session/index.ts';

/**
 * The use of the promo is written at once, and the rest is fetched: what is on screen, and the lock-in of the member, which may
 * be nowhere on screen.
 */
export async function promoBegun(
  client: ApolloClient,
  member: string,
  { promoId, promoUsed }: PushEvents['memberPromoCreated'],
): Promise<void> {
  const id = client.cache.identify({ __typename: 'Promo', id: promoId });
  if (id !== undefined) client.cache.modify({ id, fields: { promoUsed: () => promoUsed } });
  // A query that fails says so where its data is shown.
  const shown = client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const { data } = await client.query({
    query: PromoStandingDocument,
    variables: { member },
    fetchPolicy: 'network-only',
    context: { endpoint: 'promo' },
  });
  if (unlocksBonus(data?.member.promoLockIn, promoId)) modals.open('bonusUnlockModal', { promoId });
  await shown;
}
