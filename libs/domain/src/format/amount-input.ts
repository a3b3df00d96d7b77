/** Longest value an amount input holds; far beyond every limit of an amount. */
const longestAmount = 32;

/** Decimals that an amount input takes where no currency says otherwise (FMT-01, DEP-35). */
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
 * What an amount input holds after a person typed or pasted a text: its digits and first dot, no more decimals than its
 * currency has, a leading dot with a leading zero, and nothing for a text without digits or dot (FMT-01, FMT-02, FMT-04). Applying it
 * twice changes nothing more.
 *
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

/** One number, perhaps with groups of thousands, with anything but numbers and a minus around it. */
const oneAmount = /^[^\p{N}.\-−]*(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?[^\p{N}.]*$/u;

/**
 * Whether a pasted text says one amount that {@link maskAmount} keeps. Left to the mask alone '1e3' would become 13, '-5'
 * become 5 and '1.000,50' become 1.00, amounts that nobody meant; such a text counts as not numeric (FMT-02).
 */
export function isPastedAmount(text: string): boolean {
  return text.length <= 1000 && oneAmount.test(text) && /\d/.test(text);
}

/** What is selected in an input, as its positions; both are the same where only the caret is. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** A text without what is selected in it, which the next key or a paste takes the place of. */
export function withoutSelection(current: string, { start, end }: Selection): string {
  return current.slice(0, start) + current.slice(end);
}

/**
 * What an amount input holds after a text was pasted or dropped into it. A text that is not one amount empties it (FMT-02).
 * One that makes no amount together with what stands there, as '1.2' behind '50.5' would, changes nothing: with the mask
 * alone it would become 50.51, which nobody meant.
 *
 * @param current value of the input before
 * @param decimals as {@link maskAmount} takes them
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
 * Whether a key press may act in an amount input (FMT-03). Shortcuts with Ctrl or Cmd are not typing: the caller lets
 * them through, and {@link maskAmount} cleans what they paste.
 *
 * @param key name of the key as in KeyboardEvent.key
 * @param current value of the input before the key press without what is selected in it; a dot lets no second one through
 */
export function amountKeyAllowed(key: string, current: string): boolean {
  if (key === '.') return !current.includes('.');
  return /^[0-9]$/.test(key) || editingKeys.has(key);
}
