import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { logNote } from '#shared/log/index.ts';
import { useSession } from '../session/index.ts';
import type { PromoExclusion } from './promo-facts.ts';

const unmarked: PromoExclusion = () => ({});

/**
 * Asks for the member's active promo, once for each component that calls it, and tells what it says of games. A visitor has
 * none, so its code comes with the member. Without it nothing is marked; a launch is checked all the same.
 */
export function usePromoExclusion(): PromoExclusion {
  const client = useApolloClient();
  const { account } = useSession();
  const member = account?.id;
  const currency = account?.activeCurrency.code;
  const [marks, setMarks] = useState<PromoExclusion | null>(null);
  useEffect(() => {
    if (member === undefined || currency === undefined) return undefined;
    let over = false;
    let stop = () => {
      over = true;
    };
    import('./promo-marks.ts')
      .then(({ watchPromoMarks }) => {
        if (over) return;
        stop = watchPromoMarks(client, { member, currency }, (next) => {
          setMarks(() => next);
        });
      })
      .catch((error: unknown) => {
        logNote('What the active promo says of games could not be loaded.', error);
      });
    return () => {
      stop();
      setMarks(null);
    };
  }, [client, member, currency]);
  return marks ?? unmarked;
}
