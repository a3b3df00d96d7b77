import { currencies } from '@magpie/domain/money';
import type { Currency } from '@magpie/domain/money';
import type { World } from '#platform/worlds/index.ts';
import { siteSettings } from './settings.ts';

/** The currencies a member can keep a balance in, fiat before crypto (CONF-16). */
export function availableCurrencies(world: Pick<World, 'settings'>): readonly Currency[] {
  const offered = siteSettings(world).availableCurrencies;
  return currencies.filter((currency) => offered.includes(currency.code));
}
