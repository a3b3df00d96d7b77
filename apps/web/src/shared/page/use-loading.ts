import { useRetryOnline } from '../online/index.ts';

interface Result {
  readonly data?: unknown;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface Loading {
  readonly failed: boolean;
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
