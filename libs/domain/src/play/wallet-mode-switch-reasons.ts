import type { ReasonTable } from '../decision/index.ts';

export type WalletModeSwitchReason = 'notActive';

/** See WMODE-10. */
export const walletModeSwitchReasons = {
  notActive: { code: 'NOT_FOUND', text: () => 'This promo is not active any more.' },
} as const satisfies ReasonTable<WalletModeSwitchReason>;
