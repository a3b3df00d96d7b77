import { hidesCryptoOption } from '@magpie/domain/site';
import {
  awaitsCurrency,
  readHistoryFilters,
  writeHistoryFilters,
  type HistoryFilters,
} from '@magpie/domain/transactions';
import { useConfigQuery, type ConfigQuery } from '@magpie/gql/config';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { useSite } from '#shared/site/index.ts';

export interface ChosenFilters {
  readonly filters: HistoryFilters;
  readonly change: (changed: Partial<HistoryFilters>) => void;
  /** The currencies of the site; none while they are not known yet. */
  readonly available: ConfigQuery['config']['availableCurrencies'];
  /** The site has no crypto choice (CONF-10). */
  readonly hidesCrypto: boolean;
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly retry: () => Promise<unknown>;
}

export function useHistoryFilters(): ChosenFilters {
  const query = useAccountQuery();
  const { code } = useSite();
  const { data, error, refetch } = useConfigQuery();
  const offer = { hidesCrypto: hidesCryptoOption(code), available: data?.config.availableCurrencies ?? [] };
  const filters = readHistoryFilters(query.read, offer);
  const change: ChosenFilters['change'] = (changed) => {
    query.change(writeHistoryFilters({ ...filters, ...changed }));
  };
  const waiting = awaitsCurrency(filters, offer) && !data;
  return { ...offer, filters, change, waiting, failed: waiting && error !== undefined, retry: refetch };
}
