import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';

const byteOrderMark = '\uFEFF';

const formulaStart = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const plainNumber = /^-?\d+(\.\d+)?$/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function cell(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV (RFC 4180) for spreadsheets: with a byte order mark, CRLF, and no text that would run as a formula. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}

/** All decimals and no grouping, so that a spreadsheet reads a number; unchanged when unreadable. */
export function csvAmount(amount: string, type: CurrencyType): string {
  const parsed = money.parse(amount, type, { negative: true });
  return parsed.ok ? money.format(parsed.value, type) : amount;
}
