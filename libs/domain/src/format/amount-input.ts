const longestAmount = 32;

/** Decimals where no currency is given (FMT-01, DEP-35). */
const usualDecimals = 2;

const editingKeys: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Tab',
  'Home',
  'End',
]);

/**
 * The value of an amount input after typing or pasting: digits and first dot, no more decimals than the currency has,
 * a leading zero before a leading dot (FMT-01, FMT-02, FMT-04). Idempotent.
 * @param decimals 2 for fiat, 8 for crypto (DEP-35)
 */
export function maskAmount(text: string, decimals: number = usualDecimals): string {
  const kept = text.slice(0, 1000).replace(/[^0-9.]/g, '');
  const dot = kept.indexOf('.');
  if (dot < 0) return kept.slice(0, longestAmount);
  const whole = kept.slice(0, dot).slice(0, longestAmount - decimals - 1);
  const fraction = kept
    .slice(dot + 1)
    .replaceAll('.', '')
    .slice(0, decimals);
  return `${whole === '' ? '0' : whole}.${fraction}`;
}

const oneAmount = /^[^\p{N}.\-−]*(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?[^\p{N}.]*$/u;

/**
 * Whether a pasted text is one amount that {@link maskAmount} preserves. The mask alone would turn '1e3' into 13,
 * '-5' into 5 and '1.000,50' into 1.00; such a text counts as not numeric (FMT-02).
 */
export function isPastedAmount(text: string): boolean {
  return text.length <= 1000 && oneAmount.test(text) && /\d/.test(text);
}

export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** The text without its selected part, which the next key or paste replaces. */
export function withoutSelection(current: string, { start, end }: Selection): string {
  return current.slice(0, start) + current.slice(end);
}

/**
 * The value of an amount input after a paste or drop. Text that is not one amount empties it (FMT-02). A text that
 * yields no amount together with the current value changes nothing: '1.2' pasted after '50.5' would become 50.51.
 */
export function pasteAmount(
  current: string,
  selection: Selection,
  text: string,
  decimals: number = usualDecimals,
): string {
  if (!isPastedAmount(text)) return '';
  if (withoutSelection(current, selection) === '') return maskAmount(text, decimals);
  const pasted = text.replace(/[^0-9.]/g, '');
  const whole = current.slice(0, selection.start) + pasted + current.slice(selection.end);
  const [, fraction = '', ...rest] = whole.split('.');
  return rest.length > 0 || fraction.length > decimals ? current : maskAmount(whole, decimals);
}

/**
 * Whether a key press is accepted in an amount input (FMT-03). The caller lets shortcuts with Ctrl or Cmd through.
 * @param key as in KeyboardEvent.key
 * @param current value before the key press without its selected part; only one dot is accepted
 */
export function amountKeyAllowed(key: string, current: string): boolean {
  if (key === '.') return !current.includes('.');
  return /^[0-9]$/.test(key) || editingKeys.has(key);
}
