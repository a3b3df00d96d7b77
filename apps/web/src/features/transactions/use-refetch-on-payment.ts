import { freshAfter } from '#shared/apollo/index.ts';
import { useUnheardPushes } from '../session/index.ts';
import { useFollowNews } from '../session/late.ts';

/** Never the answer of a call in progress, which may have left before the news. */
export const alwaysNewest = {
  fetchPolicy: 'cache-and-network',
  context: { queryDeduplication: false, ...freshAfter('GAP', 'PAYMENT') },
} as const;

export const noNews = (): Promise<void> => Promise.resolve();

/** Fetches a list again when money has moved, a message tells of a payment, or either may have been missed, so that it never shows an old state. */
export function useRefetchOnPayment(refetch: () => Promise<unknown>): void {
  useUnheardPushes(useFollowNews(refetch));
}
