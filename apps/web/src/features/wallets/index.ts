import { lazyPart } from '#shared/navigation/index.ts';

/** Balance of the header with its popover (SHELL-24). */
export const WalletControl = lazyPart(() => import('./wallet-control.tsx'), 'WalletControl');

export const ManageCurrency = lazyPart(() => import('./manage-currency.tsx'), 'ManageCurrency');

/** What the wallet list shows, and in which currency. */
export const WalletSettings = lazyPart(() => import('./wallet-settings.tsx'), 'WalletSettings');

/** Fetches again what was pushed while the socket was lost. */
export const GapListener = lazyPart(() => import('./gap-listener.ts'), 'GapListener');
