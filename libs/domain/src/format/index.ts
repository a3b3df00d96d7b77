export { displayAmount, displayMoney, plainAmount, withoutZeroDecimals } from './amount-display.ts';
export {
  amountKeyAllowed,
  isPastedAmount,
  maskAmount,
  pasteAmount,
  withoutSelection,
} from './amount-input.ts';
export { displayCount } from './count-display.ts';
export type { Selection } from './amount-input.ts';
export { csvAmount, csvOf } from './csv.ts';
export { earliestDate, maskDate, toDateInput, toStoredDate } from './date-input.ts';
export {
  accountDate,
  betDate,
  betDay,
  betMonth,
  betTime,
  displayTimeZone,
  longDay,
  longMoment,
  promoDate,
  promoTime,
} from './dates.ts';
export type { Instant } from './dates.ts';
export { defaultLocale, displayLocale } from './locale.ts';
export { cleanFreeText, freeTextAsHtml, freeTextLimit, plainFreeText } from './free-text.ts';
export { fullPhoneNumber, maskPhone } from './phone-input.ts';
export {
  allowedAttributes,
  allowedHref,
  allowedImageSource,
  allowedStyles,
  allowedTags,
  boundRichText,
  filterStyle,
} from './rich-text.ts';
