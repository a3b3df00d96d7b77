import { worldField, worldRowName, worldSubject } from '@magpie/domain/control';
import type { WorldRow } from '@magpie/domain/control';
import { currencyOf, money } from '@magpie/domain/money';
import { shownBy } from '../clock/index.ts';
import type { ClockState } from '../clock/index.ts';
import type { EpochMs } from '../store/columns.ts';
import { jsonObject } from '../store/values.ts';
import { clockOf } from './state.ts';
import type { StateRow } from './store.ts';
import type { ComparedFiles, Row, RowPair, TableDifference } from './compare-store.ts';

export interface FieldDifference {
  readonly field: string;
  readonly first: string | null;
  readonly second: string | null;
}

export interface RowDifference {
  readonly row: string;
  readonly kind: 'ONLY_FIRST' | 'ONLY_SECOND' | 'CHANGED';
  readonly fields: readonly FieldDifference[];
}

export interface WorldDifference {
  /** What differs, in words. */
  readonly subject: string;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly changed: number;
  readonly rows: readonly RowDifference[];
}

function currencyIn(row: Row): string | undefined {
  const { currency, accountId } = row;
  if (typeof currency === 'string') return currency;
  return typeof accountId === 'string' ? accountId.split(':').at(-1) : undefined;
}

function textOf(column: string, value: unknown, row: Row): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return `${String(value.length)} bytes`;
  if (typeof value === 'number' && column.endsWith('At')) return new Date(value).toISOString();
  const currency = typeof value === 'bigint' ? currencyOf(currencyIn(row) ?? '') : undefined;
  if (currency && typeof value === 'bigint')
    return `${currency.code} ${money.format(money.of(value), currency.type)}`;
  if (typeof value === 'bigint') return value.toString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const textsOf = (row: Row): WorldRow =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, textOf(column, value, row)]));

const kindOf = ({ first, second }: RowPair): RowDifference['kind'] => {
  if (second === null) return 'ONLY_FIRST';
  return first === null ? 'ONLY_SECOND' : 'CHANGED';
};

function rowDifference(pair: RowPair, table: string, members: ReadonlyMap<string, string>): RowDifference {
  const known = pair.first ?? pair.second ?? {};
  const { memberId, id } = known;
  const owner = table === 'members' ? id : memberId;
  const first = textsOf(pair.first ?? {});
  const second = textsOf(pair.second ?? {});
  const fields = Object.keys(known)
    .filter((column) => first[column] !== second[column])
    .map((column) => ({
      field: worldField(column),
      first: first[column] ?? null,
      second: second[column] ?? null,
    }));
  const member = typeof owner === 'string' ? (members.get(owner) ?? owner) : null;
  return { row: worldRowName(textsOf(known), member), kind: kindOf(pair), fields };
}

const changedOnly = (subject: string, fields: readonly FieldDifference[]): WorldDifference[] => {
  const rows = fields.map((each) => ({ row: each.field, kind: 'CHANGED' as const, fields: [each] }));
  return rows.length === 0 ? [] : [{ subject, onlyFirst: 0, onlySecond: 0, changed: rows.length, rows }];
};

const settingsIn = (row: Row): Row =>
  jsonObject(typeof row['settings'] === 'string' ? row['settings'] : '{}');

function settingDifferences(states: ComparedFiles['states']): FieldDifference[] {
  const [first, second] = states.map(settingsIn) as [Row, Row];
  const text = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  return Object.keys({ ...first, ...second })
    .map((field) => ({ field, first: text(first[field]), second: text(second[field]) }))
    .filter((each) => each.first !== each.second);
}

const clockIn = (row: Row): ClockState => clockOf(row as unknown as StateRow);

/** @param realNow one moment for both, so that clocks that run alike show the same */
function clockDifferences(states: ComparedFiles['states'], realNow: EpochMs): FieldDifference[] {
  const [a, b] = states.map(clockIn) as [ClockState, ClockState];
  const shown = (clock: ClockState): string => new Date(shownBy(clock, realNow)).toISOString();
  const frozen = ({ frozenAt }: ClockState): string => String(frozenAt !== null);
  return [
    { field: 'now', first: shown(a), second: shown(b) },
    { field: 'frozen', first: frozen(a), second: frozen(b) },
    { field: 'rate', first: String(a.rate), second: String(b.rate) },
  ].filter(({ first, second }) => first !== second);
}

const tableDifference = ({ table, rows, ...counts }: TableDifference, members: ComparedFiles['members']) => ({
  subject: worldSubject(table),
  ...counts,
  rows: rows.map((pair) => rowDifference(pair, table, members)),
});

/** What differs between two worlds, in words a person can read. */
export function describeDifferences(
  { tables, states, members }: ComparedFiles,
  realNow: EpochMs,
): WorldDifference[] {
  return [
    ...changedOnly('Clock', clockDifferences(states, realNow)),
    ...changedOnly('Settings', settingDifferences(states)),
    ...tables.map((table) => tableDifference(table, members)),
  ];
}
