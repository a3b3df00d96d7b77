export { currencyUnavailable } from './currency-unavailable.ts';
export * as money from './minor.ts';
export type { Minor, Parsed, ParseProblem } from './minor.ts';
export {
  countryForCurrency,
  currencies,
  currencyForCountry,
  currencyOf,
  decimalsOf,
  defaultCountry,
  defaultCurrency,
  normaliseCurrencyType,
  unknownCurrencyText,
} from './currency.ts';
export type { Currency, CurrencyType } from './currency.ts';
export { convertAt, roundTo125, statedIn } from './rates.ts';
export type { PricedCurrency, StatedIn } from './rates.ts';
