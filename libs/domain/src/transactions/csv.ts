import { accountDate, csvAmount, csvOf } from '../format/index.ts';
import type { Instant } from '../format/index.ts';
import type { CurrencyType } from '../money/index.ts';

export interface ExportedTransaction {
  readonly dateTimeCreated: Instant;
  readonly type: string;
  readonly details: string;
  readonly wallet: string;
  readonly currency: { readonly code: string; readonly type: CurrencyType };
  readonly amount: string;
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
      csvAmount(amount, currency.type),
    ]),
  );
}
