import { inSql } from '../names.ts';
import type { Structure } from '../structure.ts';
import type { Borrowed } from './server.ts';
import { quoted } from './text.ts';

type Run = Borrowed['run'];

interface Table {
  readonly name: string;
  /** Those that are copied; the others are made from them. */
  readonly columns: readonly string[];
  /** The sequence that numbers its rows. */
  readonly sequence: string | null;
}

/** What a schema is made of, so that another one can be made like it. */
export interface Plan {
  readonly schema: string;
  readonly tables: readonly Table[];
  /** Definitions that do not name the schema, in an order in which they can be carried out. */
  readonly rules: readonly string[];
}

const tableList = `select c.relname,
    string_agg(quote_ident(a.attname), ',' order by a.attnum) filter (where a.attgenerated = ''),
    max(case when a.attidentity <> '' then pg_get_serial_sequence(c.oid::regclass::text, a.attname) end)
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = (select oid from pg_namespace where nspname = $1)
  group by c.relname order by c.relname`;

/** Keys come before indexes, and what refers to other tables comes last. */
const constraintList = `select c.relname, x.conname, pg_get_constraintdef(x.oid)
  from pg_constraint x join pg_class c on c.oid = x.conrelid
  where x.contype in ('p', 'u', 'f') and x.connamespace = (select oid from pg_namespace where nspname = $1)
  order by x.contype = 'f', c.relname, x.conname`;

const indexList = `select c.relname, pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = (select oid from pg_namespace where nspname = $1)
    and not exists (select 1 from pg_constraint x where x.conindid = i.indexrelid and x.contype in ('p', 'u'))
  order by c.relname`;

const text = (value: string | null | undefined): string => value ?? '';

/** Looks at what a schema is made of. */
export async function planOf(run: Run, schema: string): Promise<Plan> {
  // Definitions do not name a schema that is looked in anyway.
  await run(`set local search_path to ${quoted(schema)}`);
  const tables = await run(tableList, [schema]);
  const constraints = await run(constraintList, [schema]);
  const indexes = await run(indexList, [schema]);
  await run('set local search_path to pg_catalog');
  const ruleOf = ([table, name, definition]: readonly (string | null)[]): string =>
    `alter table ${quoted(text(table))} add constraint ${quoted(text(name))} ${text(definition)}`;
  const rules = constraints.rows.map(ruleOf);
  const keys = rules.filter((rule) => !rule.includes(' FOREIGN KEY '));
  const references = rules.filter((rule) => rule.includes(' FOREIGN KEY '));
  // An index is told with the schema of its table even so.
  const place = new RegExp(` ON (?:"[^"]+"|\\w+)\\.`);
  const made = indexes.rows.map(([, definition]) => text(definition).replace(place, ' ON '));
  return {
    schema,
    tables: tables.rows.map(([name, columns, sequence]) => ({
      name: text(name),
      columns: text(columns).split(','),
      sequence: sequence ?? null,
    })),
    rules: [...keys, ...made, ...references],
  };
}

interface Shift {
  readonly moments: Structure['moments'];
  readonly byMs: number;
}

const tableTexts = ({ schema, tables }: Plan): string[] =>
  tables.map(({ name }) => {
    const like = `${quoted(schema)}.${quoted(name)}`;
    return `create table ${quoted(name)} (like ${like} including defaults including generated including identity including constraints)`;
  });

/** @param shift what to add to moments on the way; nothing when left out */
function rowTexts({ schema, tables }: Plan, shift: Shift | undefined): string[] {
  const moments = new Map(
    Object.entries(shift?.moments ?? {}).map(([table, columns]) => [inSql(table), columns.map(inSql)]),
  );
  return tables.map(({ name, columns }) => {
    const moved = new Set(moments.get(name));
    const values = columns.map((column) =>
      moved.has(column) ? `${column} + ${String(shift?.byMs ?? 0)}` : column,
    );
    return `insert into ${quoted(name)} (${columns.join(', ')}) select ${values.join(', ')} from ${quoted(schema)}.${quoted(name)}`;
  });
}

/** @param from where the numbers of a table's rows go on */
function sequenceTexts({ tables }: Plan, from: (table: string, sequence: string) => string): string[] {
  return tables.flatMap(({ name, sequence }) => {
    const ours = `pg_get_serial_sequence('${quoted(name)}', 'seq')`;
    return sequence === null ? [] : [`select setval(${ours}, ${from(quoted(name), sequence)}`];
  });
}

const asTheirs = (_table: string, sequence: string): string => `last_value, is_called) from ${sequence}`;
const afterTheLast = (table: string): string => `coalesce(max(seq), 0) + 1, false) from ${table}`;

async function inSchema(run: Run, schema: string, work: () => Promise<void>): Promise<void> {
  await run(`create schema ${quoted(schema)}`);
  await run(`set local search_path to ${quoted(schema)}`);
  await work();
  await run('set local search_path to pg_catalog');
}

/** Makes a schema of what another one is made of, with all its rows. To be called in a transaction. */
export async function cloneSchema(run: Run, plan: Plan, to: string, shift?: Shift): Promise<void> {
  const rows = rowTexts(plan, shift);
  const texts = [...tableTexts(plan), ...rows, ...plan.rules, ...sequenceTexts(plan, asTheirs)];
  await inSchema(run, to, async () => {
    await run(texts.join(';\n'));
  });
}

/** The same with other rows. @param fill writes them, in any order; those of the migrations come from there too */
export async function fillSchema(run: Run, plan: Plan, to: string, fill: () => Promise<void>): Promise<void> {
  await inSchema(run, to, async () => {
    await run(tableTexts(plan).join(';\n'));
    await fill();
    await run([...plan.rules, ...sequenceTexts(plan, afterTheLast)].join(';\n'));
  });
}
