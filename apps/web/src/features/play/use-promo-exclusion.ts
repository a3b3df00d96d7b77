import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { logNote } from '#shared/log/index.ts';
import { useSession } from '../session/index.ts';
import type { PromoExclusion } from './promo-facts.ts';
import type { MarksStore } from './promo-marks.ts';

const unmarked: PromoExclusion = () => ({});

const unknown: MarksStore = { subscribe: () => () => undefined, get: () => null };

/**
 * Asks for the member's active promo, once for each component that calls it, and tells what it says of games. A visitor has
 * none, so its code comes with the member. Without it nothing is marked; a launch is checked all the same.
 */
export function usePromoExclusion(): PromoExclusion {
  const client = useApolloClient();
  const { account } = useSession();
  const member = account?.id;
  const currency = account?.activeCurrency.code;
  const [store, setStore] = useState(unknown);
  useEffect(() => {
    if (member === undefined || currency === undefined) return undefined;
    let over = false;
    import('./promo-marks.ts')
      .then(({ promoMarks }) => {
        if (!over) setStore(promoMarks(client, { member, currency }));
      })
      .catch((error: unknown) => {
        logNote('What the active promo says of games could not be loaded.', error);
      });
    return () => {
      over = true;
      setStore(unknown);
    };
  }, [client, member, currency]);
  return useSyncExternalStore(store.subscribe, store.get, store.get) ?? unmarked;
}
