import { useRetryOnline } from '../online/index.ts';

/** The parts of a query's result that say how far it is. */
interface Result {
  readonly data?: unknown;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** How far the content of a page is. */
export interface Loading {
  /** Nothing is there and nothing will come by itself. */
  readonly failed: boolean;
  /** Another try is under way. */
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Tells whether a query failed with nothing to show, and tries again on demand and once the browser is back online. */
export function useLoading({ data, error, loading, refetch }: Result): Loading {
  const failed = error !== undefined && data === undefined;
  const retry = (): void => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  return { failed, retrying: failed && loading, retry };
}
