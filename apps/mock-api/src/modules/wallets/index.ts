import type { PlatformModule } from '#platform/module.ts';
import { walletsResolvers } from './resolvers.ts';

export { convert, pricedCurrency } from './rates.ts';
export { favouriteDetails } from './resolvers.ts';
export {
  decimal,
  knownCurrency,
  publishBalance,
  totalOf,
  walletAmounts,
  walletModeOf,
  walletsOf,
  withdrawable,
} from './service.ts';
export type { WalletsView } from './service.ts';
export { activeCurrency, displayedFiatCurrency, favouriteCurrencies } from './store.ts';

export const walletsModule: PlatformModule = { name: 'wallets', main: walletsResolvers };
