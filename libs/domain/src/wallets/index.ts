export {
  bookedWallets,
  cashTotal,
  walletOfBalance,
  walletsOfType,
  walletTypes,
  withdrawableBalance,
  withdrawableCash,
} from './wallets.ts';
export type { BalanceName, BookedWallet, WalletAmounts, WalletType } from './wallets.ts';
export { shownBalance, shownFavourites } from './shown.ts';
export type { HeldCurrency, ShownInFiat } from './shown.ts';
