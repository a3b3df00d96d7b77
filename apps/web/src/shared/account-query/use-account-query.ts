import { useLocation } from 'react-router-dom';
import { paths, useAddressQuery, withEntries } from '../navigation/index.ts';
import { useStore } from '../store/index.ts';
import { savedQuery } from './saved-query.ts';

/** The filters of a list of the account area. They stand in its address, so that a link or a reload keeps them. */
export function useAccountQuery(): {
  readonly read: (name: string) => string | null;
  /** Changes filters; one that is null is left out. */
  readonly change: (entries: Readonly<Record<string, string | null>>) => void;
} {
  const { pathname } = useLocation();
  const [address, changeAddress] = useAddressQuery();
  const saved = useStore(savedQuery);
  const inAddress = pathname === paths.personalCenter();
  const query = inAddress ? address : new URLSearchParams(saved);
  return {
    read: (name) => query.get(name),
    change: (entries) => {
      if (inAddress) changeAddress((newest) => withEntries(newest, entries), { replace: true });
      else savedQuery.set(withEntries(query, entries).toString());
    },
  };
}
