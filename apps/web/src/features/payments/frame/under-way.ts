import { readJson, tabTexts, writeJson } from '../../../shared/storage/index.ts';

/** A payment whose frame is open, kept for the tab so that a reload in the middle finds it again. */
export interface PaymentUnderWay {
  readonly memberId: string;
  readonly url: string;
  readonly kind: 'Deposit' | 'Withdraw';
}

const key = 'payment-under-way';

function isUnderWay(value: unknown): value is PaymentUnderWay {
  if (typeof value !== 'object' || value === null) return false;
  if (!('memberId' in value) || !('url' in value) || !('kind' in value)) return false;
  const { memberId, url, kind } = value;
  return (
    typeof memberId === 'string' && typeof url === 'string' && (kind === 'Deposit' || kind === 'Withdraw')
  );
}

/** The payment that is open in this tab. */
export const paymentUnderWay = {
  keep: (payment: PaymentUnderWay): void => {
    writeJson(tabTexts, key, payment);
  },
  remove: (): void => {
    tabTexts.remove(key);
  },
  /** What a reload left behind, if it is this member's; it is taken away in any case. */
  take: (memberId: string): PaymentUnderWay | null => {
    const kept = readJson(tabTexts, key, isUnderWay);
    tabTexts.remove(key);
    return kept?.memberId === memberId ? kept : null;
  },
};
