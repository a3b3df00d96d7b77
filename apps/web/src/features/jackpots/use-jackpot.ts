import { useJackpotQuery } from '@magpie/gql/jackpots';
import { useLoading, type Loading } from '#shared/page/index.ts';
import type { Jackpot } from './jackpot-facts.tsx';

export interface LoadedJackpot extends Loading {
  /** `undefined` while it is on its way, `null` when there is no such jackpot. */
  readonly jackpot: Jackpot | null | undefined;
}

export function useJackpot(id: string): LoadedJackpot {
  const result = useJackpotQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return { jackpot: result.data?.jackpot, ...useLoading(result) };
}
