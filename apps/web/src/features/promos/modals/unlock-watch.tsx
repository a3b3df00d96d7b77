import { unlockedPromo } from '@magpie/domain/lock-in';
import { usePromoStandingQuery, type PromoStandingQuery } from '@magpie/gql/promos';
import { useEffect, useRef, type JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { usePush, useSession } from '../../session/index.ts';

function unlockedIn({ promoLockIn, activePromo, pendingPromos }: PromoStandingQuery['member']) {
  return unlockedPromo({
    lockIn: promoLockIn && { promo: promoLockIn.promo, completed: promoLockIn.completed },
    activePromo: activePromo?.promo.id ?? null,
    waiting: pendingPromos.map(({ promo }) => promo.id),
  });
}

function Watch({ member }: { readonly member: string }): null {
  const { data } = usePromoStandingQuery({ variables: { member }, context: freshAfter('GAP') });
  const known = useRef<string | null | undefined>(undefined);
  const told = useRef<string | null>(null);
  usePush('memberPromoCreated', ({ promoId }) => {
    told.current = promoId;
  });
  useEffect(() => {
    if (!data) return;
    const unlocked = unlockedIn(data.member);
    const isNew = known.current !== undefined && unlocked !== known.current;
    known.current = unlocked;
    if (isNew && unlocked !== null && unlocked !== told.current)
      modals.open('bonusUnlockModal', { promoId: unlocked });
  }, [data]);
  return null;
}

/** Opens bonusUnlockModal for a lock-in that paid off while the push of it was lost, once that is fetched again (PROMO-43). */
export function UnlockWatch(): JSX.Element | null {
  const { account } = useSession();
  return account && <Watch member={account.id} />;
}
