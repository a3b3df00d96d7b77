import { decideStoredText, storedTextReasons } from '@magpie/domain/decision';
import type { FieldDef } from 'pg';
import { refusalOf } from '../../graphql/refusal.ts';
import { inCode } from '../names.ts';
import { asSafeNumber } from '../statement.ts';
import type { Structure } from '../structure.ts';
import type { Origins } from './origins.ts';

/** A value of a row, as both databases give it. */
type Cell = string | number | bigint | boolean | Uint8Array | null;

interface Column {
  readonly name: string;
  readonly read: (text: string) => Cell;
}

const oids = {
  boolean: 16,
  bytes: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  float4: 700,
  float8: 701,
  numeric: 1700,
};
const whole = new Set([oids.int8, oids.int2, oids.int4]);
const fractions = new Set([oids.float4, oids.float8]);

function wholeOf(text: string, name: string): number {
  return asSafeNumber(BigInt(text), name);
}

/** A sum of whole numbers is a numeric, and so is their mean. */
const numericOf = (text: string, name: string): number =>
  text.includes('.') ? Number(text) : wholeOf(text, name);

function readingOf(field: FieldDef, origins: Origins, isFlag: Structure['isFlag']): Column['read'] {
  const { name, dataTypeID } = field;
  const { table = null, column = null } = origins.of(field.tableID, field.columnID) ?? {};
  if (isFlag(table, column)) return (text) => text === '1';
  const isAmount = name.endsWith('_minor') || (column?.endsWith('_minor') ?? false);
  if (whole.has(dataTypeID) || dataTypeID === oids.numeric) {
    if (isAmount) return (text) => BigInt(text);
    return dataTypeID === oids.numeric ? (text) => numericOf(text, name) : (text) => wholeOf(text, name);
  }
  if (fractions.has(dataTypeID)) return Number;
  if (dataTypeID === oids.bytes) return (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
  if (dataTypeID === oids.boolean) return (text) => (text === 't' ? 1 : 0);
  return (text) => text;
}

/** How the rows of an answer are read, with the names that the code has for its columns. */
export function rowsOf(
  { fields, rows }: { readonly fields: readonly FieldDef[]; readonly rows: readonly (string | null)[][] },
  origins: Origins,
  isFlag: Structure['isFlag'],
): Record<string, Cell>[] {
  const columns = fields.map((field) => ({
    name: inCode(field.name),
    read: readingOf(field, origins, isFlag),
  }));
  return rows.map((cells) => {
    const row: Record<string, Cell> = {};
    columns.forEach(({ name, read }, at) => {
      const text = cells[at] ?? null;
      row[name] = text === null ? null : read(text);
    });
    return row;
  });
}

const LATEST = '9223372036854775807';

/** What is later or earlier than any moment is so in a column of whole numbers too. */
function numberOf(value: number): number | string {
  if (Number.isFinite(value)) return value;
  return value > 0 ? LATEST : `-${LATEST}`;
}

function storable(text: string): string {
  const decision = decideStoredText(text);
  if (!decision.allowed) throw refusalOf(storedTextReasons, decision);
  return decision.plan;
}

/** A value as PostgreSQL takes it. @throws Refusal BAD_USER_INPUT */
export function parameterOf(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (typeof value === 'number') return numberOf(value);
  if (value === null) return value;
  if (typeof value === 'string') return storable(value);
  throw new TypeError(`A ${typeof value} cannot be stored in a column.`);
}
