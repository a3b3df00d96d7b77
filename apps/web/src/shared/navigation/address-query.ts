import { startTransition, useOptimistic } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** A copy of a query with these entries; one that is null is left out. */
export function withEntries(
  query: URLSearchParams,
  entries: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(entries)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** Makes the next query out of the newest one, which it leaves as it is. */
export type QueryChange = (newest: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a way to change it. A change is seen at once and the next one builds on it, although
 * the router takes its time to draw an address; with the router's own hook the second of two quick changes would
 * start from the address before the first and undo it. The third is what the router has drawn, for what takes long to
 * draw: it follows a change, and is there at once on the way back.
 */
export function useAddressQuery(): readonly [
  URLSearchParams,
  (change: QueryChange, options?: NavigateOptions) => void,
  URLSearchParams,
] {
  const [address, setAddress] = useSearchParams();
  const [query, show] = useOptimistic(address);
  const change = (by: QueryChange, options?: NavigateOptions): void => {
    const next = by(query);
    startTransition(() => {
      show(next);
      setAddress(next, options);
    });
  };
  return [query, change, address];
}
