import { hidesCryptoOption } from '@magpie/domain/site';
import {
  awaitsCurrency,
  readHistoryFilters,
  writeHistoryFilters,
  type HistoryFilters,
} from '@magpie/domain/transactions';
import { useConfigQuery, type ConfigQuery } from '@magpie/gql/config';
import { useLocation } from 'react-router-dom';
import { paths, useAddressQuery, withEntries } from '#shared/navigation/index.ts';
import { useSite } from '#shared/site/index.ts';
import { useStore } from '#shared/store/index.ts';
import { savedFilters } from './saved-filters.ts';

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

/** The chosen filters. They stand in the query of the account area's address, so that a link or a reload keeps them. */
export function useHistoryFilters(): ChosenFilters {
  const { pathname } = useLocation();
  const [address, changeAddress] = useAddressQuery();
  const held = useStore(savedFilters);
  const { code } = useSite();
  const { data, error, refetch } = useConfigQuery();
  const inAddress = pathname === paths.personalCenter();
  const query = inAddress ? address : new URLSearchParams(held);
  const offer = { hidesCrypto: hidesCryptoOption(code), available: data?.config.availableCurrencies ?? [] };
  const filters = readHistoryFilters((name) => query.get(name), offer);
  const change: ChosenFilters['change'] = (changed) => {
    const entries = writeHistoryFilters({ ...filters, ...changed });
    if (inAddress) changeAddress((newest) => withEntries(newest, entries), { replace: true });
    else savedFilters.set(withEntries(query, entries).toString());
  };
  const waiting = awaitsCurrency(filters, offer) && !data;
  return { ...offer, filters, change, waiting, failed: waiting && error !== undefined, retry: refetch };
}
