import { usePush } from '../session/index.ts';

/** Fetches a list again when money has moved or a message tells of a payment, so that it never shows an old state. */
export function useMoneyNews(refetch: () => Promise<unknown>): void {
  const again = () => {
    // A failed fetch leaves the list that is shown; the next one brings the news.
    refetch().catch(() => undefined);
  };
  usePush('balanceUpdated', again);
  usePush('messageCreated', again);
}
