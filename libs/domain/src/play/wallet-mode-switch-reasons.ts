import type { ReasonTable } from '../decision/index.ts';

/** Why the wallet mode is not switched. */
export type WalletModeSwitchReason = 'notActive';

/** What is said of it (WMODE-10). */
export const walletModeSwitchReasons = {
  notActive: { code: 'NOT_FOUND', text: () => 'This promo is not active any more.' },
} as const satisfies ReasonTable<WalletModeSwitchReason>;
