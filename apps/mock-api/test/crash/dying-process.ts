import { DatabaseSync, StatementSync } from 'node:sqlite';

/*
 * Loaded before the platform (`node --import`): counts the steps of its transactions, and kills the process at one of them
 * when the test says so. The platform knows nothing of it.
 */

/** What the test says: from now on, kill at this step or at the next commit; with no step, only count. */
interface Command {
  readonly at: number | 'commit' | null;
  readonly when: 'before' | 'after';
}

const isCommand = (message: unknown): message is Command =>
  typeof message === 'object' && message !== null && 'at' in message && 'when' in message;

let command: Command = { at: null, when: 'before' };
let steps = 0;

process.on('message', (message) => {
  if (!isCommand(message)) return;
  // How many steps there were since the last message, which tells the test too that this one has arrived.
  process.send?.(steps);
  steps = 0;
  command = message;
});
// Listening for the test keeps no process alive that wants to end.
process.channel?.unref();

function step<T>(sql: string, run: () => T): T {
  steps += 1;
  const isMeant = command.at === steps || (command.at === 'commit' && sql.startsWith('commit'));
  if (isMeant && command.when === 'before') process.kill(process.pid, 'SIGKILL');
  const result = run();
  if (isMeant) process.kill(process.pid, 'SIGKILL');
  return result;
}

/** Puts a function around a method. */
function wrap(prototype: object, name: string, around: (self: object, run: () => unknown) => unknown): void {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`There is no ${name} to be wrapped.`);
  Reflect.set(prototype, name, function (this: object, ...args: unknown[]) {
    return around(this, () => Reflect.apply(original, this, args) as unknown);
  });
}

const databases = new WeakMap<object, DatabaseSync>();

wrap(DatabaseSync.prototype, 'prepare', (self, run) => {
  const statement = run();
  if (self instanceof DatabaseSync && statement instanceof StatementSync) databases.set(statement, self);
  return statement;
});

/** Steps are those of units of work: what only reads and the log of requests, which may come at any time, are none. */
function isStep(statement: StatementSync): boolean {
  const sql = statement.sourceSQL;
  if (sql.includes('request_log')) return false;
  return sql.startsWith('begin') || databases.get(statement)?.isTransaction === true;
}

for (const method of ['all', 'run', 'iterate']) {
  wrap(StatementSync.prototype, method, (self, run) => {
    return self instanceof StatementSync && isStep(self) ? step(self.sourceSQL, run) : run();
  });
}
