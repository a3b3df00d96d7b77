import { accountDate } from '../format/index.ts';
import type { Instant } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';

const byteOrderMark = '\uFEFF';

const formulaStart = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const plainNumber = /^-?\d+(\.\d+)?$/;

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV (RFC 4180) for spreadsheets: with a byte order mark, CRLF, and no text that would run as a formula. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}

export interface ExportedTransaction {
  readonly dateTimeCreated: Instant;
  readonly type: string;
  readonly details: string;
  readonly wallet: string;
  readonly currency: { readonly code: string; readonly type: CurrencyType };
  readonly amount: string;
}

/** All decimals and no grouping, so that a spreadsheet reads a number; unchanged when unreadable. */
function exportedAmount(amount: string, type: CurrencyType): string {
  const parsed = money.parse(amount, type, { negative: true });
  return parsed.ok ? money.format(parsed.value, type) : amount;
}

/** Columns as on screen, dates in the timezone named in the header. */
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
