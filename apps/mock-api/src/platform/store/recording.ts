import { DummyDriver, SqliteDialect, Transaction } from 'kysely';
import type { CompiledQuery, ConnectionProvider, KyselyPlugin, QueryExecutor, QueryResult } from 'kysely';
import type { Database, Writer } from './database.ts';
import { remembered } from '../remembered.ts';
import { changeOf, queryOfRows } from './changed.ts';
import type { Change, Row, RowChange, TableChange } from './changed.ts';

/** Rows of a statement that are looked at one by one; of more only the number is told. */
const MOST_ROWS = 100;

/** What the platform writes for itself. */
const unseen = new Set(['request_log', 'idempotency_keys', 'faults', 'alarms']);
/** What each round changes and its postings tell, so that nobody has to look before. */
const lean = new Set(['ledger_accounts']);

const known = remembered(2_000, changeOf);

type Parameters = readonly unknown[];

/** Written out, since it runs for each row that is written. */
function given(columns: readonly string[], values: Parameters, from = 0): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) row[columns[at] ?? ''] = values[from + at];
  return row;
}

/** The row that a change by its id leaves, as far as the statement tells it. */
function changedById({ given: columns, set }: Change, values: Parameters): RowChange[] {
  return [{ before: null, after: { id: values[set], ...given(columns ?? [], values) } }];
}

function addedRows({ given: columns, set }: Change, values: Parameters): RowChange[] {
  if (!columns) return [];
  const rows: RowChange[] = [];
  for (let from = 0; from < set && rows.length < MOST_ROWS; from += columns.length) {
    rows.push({ before: null, after: given(columns, values, from) });
  }
  return rows;
}

/** Does all that another executor does, and notes what is changed. */
class RecordingExecutor implements QueryExecutor {
  readonly #inner: QueryExecutor;
  readonly #changes: TableChange[];

  constructor(inner: QueryExecutor, changes: TableChange[]) {
    this.#inner = inner;
    this.#changes = changes;
  }

  get adapter() {
    return this.#inner.adapter;
  }

  get plugins() {
    return this.#inner.plugins;
  }

  transformQuery: QueryExecutor['transformQuery'] = (node, id) => this.#inner.transformQuery(node, id);

  compileQuery: QueryExecutor['compileQuery'] = (node, id) => this.#inner.compileQuery(node, id);

  provideConnection: ConnectionProvider['provideConnection'] = (consumer) =>
    this.#inner.provideConnection(consumer);

  stream: QueryExecutor['stream'] = (query, size, options) => this.#inner.stream(query, size, options);

  executeQuery<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    const change = known(query.sql);
    if (change === null || unseen.has(change.table)) return this.#inner.executeQuery(query);
    return this.#noting(query, change);
  }

  withConnectionProvider = (provider: ConnectionProvider): QueryExecutor =>
    new RecordingExecutor(this.#inner.withConnectionProvider(provider), this.#changes);

  withPlugin = (plugin: KyselyPlugin): QueryExecutor => this.#with(this.#inner.withPlugin(plugin));

  withPlugins = (plugins: readonly KyselyPlugin[]): QueryExecutor =>
    this.#with(this.#inner.withPlugins(plugins));

  withPluginAtFront = (plugin: KyselyPlugin): QueryExecutor =>
    this.#with(this.#inner.withPluginAtFront(plugin));

  withoutPlugins = (): QueryExecutor => this.#with(this.#inner.withoutPlugins());

  #with(inner: QueryExecutor): QueryExecutor {
    return new RecordingExecutor(inner, this.#changes);
  }

  async #rows(query: CompiledQuery, sql: string, parameters: Parameters): Promise<readonly Row[]> {
    return (await this.#inner.executeQuery<Row>({ ...query, sql, parameters })).rows;
  }

  async #noting<R>(query: CompiledQuery<R>, change: Change): Promise<QueryResult<R>> {
    const { parameters } = query;
    const { kind, table, called, simple, set } = change;
    const told = kind === 'ADDED' || (lean.has(table) && change.byId);
    const before =
      told || !simple ? [] : await this.#rows(query, queryOfRows(change, MOST_ROWS), parameters.slice(set));
    const result = await this.#inner.executeQuery(query);
    const added = kind === 'ADDED' ? addedRows(change, parameters) : [];
    const count = affectedBy(result);
    if (count === 0) return result;
    const rows = await this.#rowsOf(query, change, { added, before, told });
    this.#changes.push({ table: called, kind, count, rows });
    return result;
  }

  async #rowsOf(
    query: CompiledQuery,
    change: Change,
    { added, before, told }: { added: RowChange[]; before: readonly Row[]; told: boolean },
  ): Promise<readonly RowChange[]> {
    const { kind, given: columns, table } = change;
    if (kind === 'ADDED') return added;
    if (told) return changedById(change, query.parameters);
    if (kind === 'REMOVED') return before.map((row) => ({ before: row, after: null }));
    if (columns) {
      const values = given(columns, query.parameters);
      return before.map((row) => ({ before: row, after: { ...row, ...values } }));
    }
    const ids = before.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
    if (ids.length === 0) return [];
    // Written into the text, since the engines mark parameters differently.
    const named = ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ');
    const now = await this.#rows(query, `select * from "${table}" where "id" in (${named})`, []);
    const after = new Map(now.map((row) => [row['id'], row]));
    return before.map((row) => ({ before: row, after: after.get(row['id']) ?? null }));
  }
}

const affectedBy = ({ numAffectedRows, rows }: QueryResult<unknown>): number =>
  Math.max(Number(numAffectedRows ?? 0), rows.length);

const driver = new DummyDriver();
/** Never asked: the executor of the transaction it stands beside does everything. */
const dialect = new SqliteDialect({ database: () => Promise.reject(new Error('No database.')) });

/** The same transaction, which notes in a list what is changed through it. */
export function recording(db: Writer, changes: TableChange[]): Writer {
  const executor = new RecordingExecutor(db.getExecutor(), changes);
  return new Transaction<Database>({ config: { dialect }, dialect, driver, executor });
}
