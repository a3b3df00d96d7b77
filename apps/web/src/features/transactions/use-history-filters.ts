import { hidesCryptoOption } from '@magpie/domain/site';
import { readHistoryFilters, writeHistoryFilters, type HistoryFilters } from '@magpie/domain/transactions';
import { useConfigQuery, type ConfigQuery } from '@magpie/gql/config';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/navigation/index.ts';
import { useSite } from '../../shared/site/index.ts';
import { useStore } from '../../shared/store/index.ts';
import { heldFilters } from './held-filters.ts';

/** The filters of the history and what they can be. */
export interface ChosenFilters {
  readonly filters: HistoryFilters;
  readonly change: (filters: HistoryFilters) => void;
  /** The currencies of the site; none while they are not known yet. */
  readonly available: ConfigQuery['config']['availableCurrencies'];
  /** The site has no crypto choice (CONF-10). */
  readonly hidesCrypto: boolean;
}

function queryWith(query: URLSearchParams, filters: HistoryFilters): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(writeHistoryFilters(filters))) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** The chosen filters. They stand in the query of the account area's address, so that a link or a reload keeps them. */
export function useHistoryFilters(): ChosenFilters {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const held = useStore(heldFilters);
  const { code } = useSite();
  const { data } = useConfigQuery();
  const inAddress = pathname === paths.personalCenter();
  const query = inAddress ? address : new URLSearchParams(held);
  const offer = { hidesCrypto: hidesCryptoOption(code), available: data?.config.availableCurrencies ?? [] };
  return {
    ...offer,
    filters: readHistoryFilters((name) => query.get(name), offer),
    change: (filters) => {
      const changed = queryWith(query, filters);
      if (inAddress) setAddress(changed, { replace: true });
      else heldFilters.set(changed.toString());
    },
  };
}
