export { chosenCurrencies, chosenValues, distinct, fitsText, fitsValue } from './filters.ts';
export type { Given, MomentFilter, TextFilter, ValueFilter } from './filters.ts';
