export {
  balanceNames,
  ledgerWallets,
  cashTotal,
  isBonusBalance,
  namedBalances,
  stakeable,
  withdrawableBalance,
  withdrawableCash,
  withdrawableWallets,
  walletOfBalance,
} from './wallets.ts';
export type {
  BalanceName,
  LedgerWallet,
  NamedBalances,
  WalletAmounts,
  WalletMode,
  WalletType,
  WithdrawableWallet,
} from './wallets.ts';
export { searchedCurrencies, switchedFavourites } from './favourites.ts';
export type { NamedCurrency } from './favourites.ts';
export { isEmptyBalance, shownBalance, visibleFavourites } from './shown.ts';
export type { HeldCurrency, ShownInFiat } from './shown.ts';
export {
  isBonusWallet,
  isSameMoney,
  modeOfStake,
  planStake,
  stakeOrigins,
  walletModeIn,
  winWallet,
} from './stake.ts';
export type { PlayKind, StakePlan, StakeTerms, PromoWalletMode, StakeTransfer, StakeShare } from './stake.ts';
export { activeCurrencyTexts } from './texts.ts';
