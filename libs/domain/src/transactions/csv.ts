import { accountDate } from '../format/index.ts';
import type { Instant } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';

/** Without it Excel reads the file in an old encoding and spoils every sign but the plainest. */
const byteOrderMark = '\uFEFF';

/** What makes a spreadsheet run a cell as a formula, in narrow and wide letters. */
const formulaStart = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const plainNumber = /^-?\d+(\.\d+)?$/;

/** One cell: a text that a spreadsheet would run is defused with an apostrophe; quoted where the separator demands it. */
function cell(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180) that a spreadsheet opens as it is: with a byte order mark, rows ended by CRLF, cells quoted
 * where needed, and no text that would run as a formula.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}

/** What a row of the exported history is made of. */
export interface ExportedTransaction {
  readonly dateTimeCreated: Instant;
  /** In words. */
  readonly type: string;
  readonly details: string;
  /** In words. */
  readonly wallet: string;
  readonly currency: { readonly code: string; readonly type: CurrencyType };
  /** Decimal of the wire. */
  readonly amount: string;
}

/** The decimal with all its decimals and no grouping, so that a spreadsheet reads a number; as it came when unreadable. */
function exportedAmount(amount: string, type: CurrencyType): string {
  const parsed = money.parse(amount, type, { negative: true });
  return parsed.ok ? money.format(parsed.value, type) : amount;
}

/** The transaction history as a CSV file, its columns as on screen, its dates in the timezone named in the header. */
export function transactionsCsv(rows: readonly ExportedTransaction[], timeZone: string): string {
  return csvOf(
    [`Date (${timeZone})`, 'Type', 'Details', 'Wallet', 'Currency', 'Amount'],
    rows.map(({ dateTimeCreated, type, details, wallet, currency, amount }) => [
      accountDate(dateTimeCreated, timeZone),
      type,
      details,
      wallet,
      currency.code,
      exportedAmount(amount, currency.type),
    ]),
  );
}
