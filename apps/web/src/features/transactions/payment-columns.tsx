import { displayMoney } from '@magpie/domain/format';
import type { Column } from '@magpie/ui/data';
import { Moment } from '#shared/moment/index.ts';
import { StatusTag, type StatusTagProps } from './status-tag.tsx';

export interface PaymentRow {
  /** ISO 8601. */
  readonly dateTimeCreated: string;
  readonly status: StatusTagProps['status'];
  readonly amount: string;
  readonly currency: { readonly code: string; readonly symbol: string; readonly type: 'FIAT' | 'CRYPTO' };
}

/** Date, method, status, currency and amount of a payment (DEP-31, WDR-26). */
export function paymentColumns<Row extends PaymentRow>(
  methodOf: (row: Row) => { readonly name: string },
): readonly Column<Row>[] {
  return [
    {
      id: 'date',
      header: 'Date',
      line: 'META',
      cell: (row) => <Moment at={row.dateTimeCreated} face="ACCOUNT" />,
    },
    { id: 'method', header: 'Method', line: 'TITLE', cell: (row) => methodOf(row).name },
    { id: 'status', header: 'Status', line: 'END', cell: (row) => <StatusTag status={row.status} /> },
    { id: 'currency', header: 'Currency', line: 'UNIT', cell: (row) => row.currency.code },
    {
      id: 'amount',
      header: 'Amount',
      line: 'AMOUNT',
      numeric: true,
      cell: (row) => displayMoney(row.amount, row.currency),
    },
  ];
}
