/** Longest value an amount input holds; far beyond every limit of an amount. */
const longestAmount = 32;

const decimals = 2;

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
 * What an amount input holds after a person typed or pasted a text: its digits and first dot, at most 2 decimals, a
 * leading dot with a leading zero, and nothing for a text without digits or dot (FMT-01, FMT-02, FMT-04). Applying it
 * twice changes nothing more.
 */
export function maskAmount(text: string): string {
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

/**
 * Whether a key press may act in an amount input (FMT-03). Shortcuts with Ctrl or Cmd are not typing: the caller lets
 * them through, and {@link maskAmount} cleans what they paste.
 *
 * @param key name of the key as in KeyboardEvent.key
 * @param current value of the input before the key press, in which a dot lets no second one through
 */
export function amountKeyAllowed(key: string, current: string): boolean {
  if (key === '.') return !current.includes('.');
  return /^[0-9]$/.test(key) || editingKeys.has(key);
}
