import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import { inSql } from './names.ts';

type FlagOf<Table> = {
  [Column in keyof Selectable<Table>]: boolean extends Selectable<Table>[Column] ? Column : never;
}[keyof Selectable<Table>];

type Flags = {
  readonly [Table in keyof Database as FlagOf<Database[Table]> extends never ? never : Table]: Readonly<
    Record<FlagOf<Database[Table]>, true>
  >;
};

/** Every column that holds 0 or 1, because SQLite has no booleans: complete by type. */
const flags: Flags = {
  worldState: { originFrozen: true, durable: true },
  requestLog: { bearer: true },
  members: {
    nameUpdateRequired: true,
    dateOfBirthUpdateRequired: true,
    verified: true,
    mobileNumberVerified: true,
    withdrawalBlocked: true,
    depositBlocked: true,
    hasFirstDeposit: true,
    gbgDepositAmountReached: true,
    gbgWithdrawalAmountReached: true,
    hideZeroBalances: true,
    displayCryptoInFiat: true,
    marketingConsent: true,
  },
  games: { jackpot: true, enabled: true },
  bets: { freeSpin: true },
  promos: { lockInEnabled: true, active: true },
  promoFreeSpins: { bonusBuy: true },
  memberFreeSpins: { activated: true },
  lockIns: { enabled: true, completed: true, cancelled: true },
  cashbacks: { onLossesOnly: true, active: true },
  withdrawalMethods: { enabled: true },
  messages: { read: true },
  tournaments: { active: true },
};

const places = new Set(
  Object.entries(flags).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${inSql(table)}.${inSql(column)}`),
  ),
);

/** Whether a column of a table, both as SQL names them, is read as a boolean. */
export function isFlag(table: string | null, column: string | null): boolean {
  return places.has(`${table ?? ''}.${column ?? ''}`);
}
