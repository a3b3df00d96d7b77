export { chosenCurrencies, chosenValues, distinct, fitsText, fitsValue } from './filters.ts';
export type { MomentFilter, TextFilter, ValueFilter } from './filters.ts';
