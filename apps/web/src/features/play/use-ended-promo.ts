import { skipToken } from '@apollo/client/react';
import { bindsPlay } from '@magpie/domain/play';
import { awardNames, endInPlayText } from '@magpie/domain/promos';
import { walletModeIn } from '@magpie/domain/wallets';
import { usePromoHistoryQuery } from '@magpie/gql/promos';
import { useState } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../session/index.ts';
import type { PromoMember } from './promo-facts.ts';
import { useActivePromo } from './use-active-promo.ts';

type Active = NonNullable<PromoMember['activePromo']>;

const freshness = freshAfter('GAP', 'PLAY', 'CLOCK');

/** The promo that was active last before the one of now, if any, since the player opened. */
function useLastEnded(): { readonly ended: Active | null; readonly active: Active | null } {
  const { data } = useActivePromo();
  const [known, setKnown] = useState<{ ended: Active | null; active: Active | null }>({
    ended: null,
    active: null,
  });
  const active = data ? data.member.activePromo : known.active;
  if (active?.id === known.active?.id) return { ended: known.ended, active };
  const next = { ended: known.active ?? known.ended, active };
  setKnown(next);
  return next;
}

export interface EndedPromo {
  /** What became of the promo that the game was played with, and the money it goes on with; null while nothing is to say. */
  readonly text: string | null;
  readonly dismiss: () => void;
}

/** The end of the promo that the open game was played with, until the member has dismissed it. */
export function useEndedPromo(): EndedPromo {
  const { account } = useSession();
  const { ended, active } = useLastEnded();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const currency = account?.activeCurrency.code ?? '';
  const asks =
    ended !== null && ended.id !== dismissed && bindsPlay({ currency: ended.currency.code }, currency);
  const { data } = usePromoHistoryQuery(
    // An award may have ended before promos that were awarded after it.
    asks ? { variables: { first: 50 }, fetchPolicy: 'cache-and-network', context: freshness } : skipToken,
  );
  const past = data?.promoHistory.edges.find(({ node }) => node.id === ended?.id)?.node;
  const next = active && { currency: active.currency.code, walletMode: active.walletMode };
  return {
    text:
      asks && past
        ? endInPlayText({ ...past, name: awardNames(past).name, stakedFrom: walletModeIn(currency, next) })
        : null,
    dismiss: () => {
      setDismissed(ended?.id ?? null);
    },
  };
}
