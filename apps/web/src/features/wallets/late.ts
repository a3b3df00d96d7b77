/** What other features' late parts use; the first screen would carry it if index.ts named it. */
export { CurrencyList } from './currency-list.tsx';
export { useActiveCurrency } from './use-active-currency.ts';
