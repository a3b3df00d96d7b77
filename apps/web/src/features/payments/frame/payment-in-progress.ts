import { readJson, tabStore, writeJson } from '#shared/storage/index.ts';

/** A payment whose frame is open, kept for the tab so that a reload in the middle finds it again. */
export interface PaymentInProgress {
  readonly memberId: string;
  readonly url: string;
  readonly kind: 'Deposit' | 'Withdraw';
  readonly again?: { readonly method: string; readonly amount: string };
  /** Its id, once its page has named it. */
  readonly paymentId?: string;
}

const key = 'payment-in-progress';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

function isPaymentInProgress(value: unknown): value is PaymentInProgress {
  if (!isObject(value)) return false;
  const { memberId, url, kind, again, paymentId } = value;
  return (
    isText(memberId) &&
    isText(url) &&
    (kind === 'Deposit' || kind === 'Withdraw') &&
    (again === undefined || (isObject(again) && isText(again['method']) && isText(again['amount']))) &&
    (paymentId === undefined || isText(paymentId))
  );
}

export const paymentInProgress = {
  keep: (payment: PaymentInProgress): void => {
    writeJson(tabStore, key, payment);
  },
  remove: (): void => {
    tabStore.remove(key);
  },
  /** What a reload left behind, if it is this member's; it is taken away in any case. */
  take: (memberId: string): PaymentInProgress | null => {
    const kept = readJson(tabStore, key, isPaymentInProgress);
    tabStore.remove(key);
    return kept?.memberId === memberId ? kept : null;
  },
};
