import { missedWins, type AnnouncedWin } from '@magpie/domain/jackpots';
import { useOwnJackpotWinsQuery } from '@magpie/gql/jackpots';
import { useEffect, useRef } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { usePush } from '../session/index.ts';

/** Opens jackpotPopup for a win whose push was lost, once the wins have been fetched again (JACK-07). */
export function JackpotWatch(): null {
  const { data } = useOwnJackpotWinsQuery({ context: freshAfter('GAP') });
  const known = useRef<ReadonlySet<string> | null>(null);
  const announced = useRef<readonly AnnouncedWin[]>([]);
  usePush('jackpotWon', ({ jackpotId, amount }) => {
    announced.current = [...announced.current, { jackpot: jackpotId, amount }];
  });
  useEffect(() => {
    if (!data) return;
    const wins = data.jackpotPayoutRecords.edges.map(({ node }) => node);
    const missed = missedWins(wins, { known: known.current, announced: announced.current });
    known.current = new Set([...(known.current ?? []), ...wins.map(({ id }) => id)]);
    for (const { jackpot, amount, currency } of missed)
      modals.open('jackpotPopup', { jackpotId: jackpot, amount, currency: currency.code });
  }, [data]);
  return null;
}
