export { fitsText, fitsValue } from '#platform/filters/index.ts';
export type { TextFilter, ValueFilter } from '#platform/filters/index.ts';
