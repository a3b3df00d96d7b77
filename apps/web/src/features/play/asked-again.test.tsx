import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { promoMember } from '#testing/play-answers.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { useActivePromo } from './use-active-promo.ts';
import { useEndedPromo } from './use-ended-promo.ts';
import { useGameSession } from './use-game-session.ts';
import { usePromoExclusion } from './use-promo-exclusion.ts';

beforeEach(freshBrowser);

const promo = { walletMode: 'BONUS', minimumRealMoneyBalance: '0.00' } as const;

/** It ends once it is known. */
function useEndOfPromo() {
  useEndedPromo();
  const { cache } = useApolloClient();
  const { data } = useActivePromo();
  useEffect(() => {
    if (data) cache.modify({ id: cache.identify(data.member) ?? '', fields: { activePromo: () => null } });
  }, [cache, data]);
}

const queries: readonly Asking[] = [
  ['a game session', 'GameSession', shownBy(() => useGameSession('session-1')), ['GAP', 'CLOCK']],
  ['the promo in force', 'LobbyActivePromo', shownBy(useActivePromo), ['GAP', 'CLOCK']],
  ['what a promo says of games', 'LobbyActivePromo', shownBy(usePromoExclusion), ['GAP', 'CLOCK']],
  [
    'a promo that has ended',
    'PromoHistory',
    shownBy(useEndOfPromo),
    ['GAP', 'PLAY', 'CLOCK'],
    { LobbyActivePromo: () => promoMember(promo) },
  ],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
