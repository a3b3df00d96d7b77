import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import { queriesOn } from '../store/dialect.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { SqliteFileOptions } from '../store/sqlite-file.ts';
import type { OpenFiles } from './open-files.ts';
import { putInPlace } from './files.ts';
import type { WorldStorage } from './world-storage.ts';

/** Two connections: reads never see uncommitted work. Both open when used and may be closed when no work is in progress. */
export class Storage implements WorldStorage {
  readonly path: string;
  readonly writer: Kysely<Database>;
  readonly reader: Kysely<Database>;
  readonly shared = null;
  readonly #files: readonly [SqliteFile, SqliteFile];
  readonly #openFiles: OpenFiles;
  readonly #durable: boolean;
  #busy = false;

  constructor(
    path: string,
    { durable, isFlag }: Pick<SqliteFileOptions, 'durable' | 'isFlag'>,
    openFiles: OpenFiles,
  ) {
    const usual = { durable, ...(isFlag && { isFlag }) };
    const onUse = (): void => {
      openFiles.use(this);
    };
    this.path = path;
    this.#openFiles = openFiles;
    this.#durable = durable;
    const reading = new SqliteFile(path, { ...usual, readOnly: true, onUse });
    const onCommit = (names: ReadonlySet<string>): void => {
      reading.memory.told(names);
    };
    this.#files = [new SqliteFile(path, { ...usual, onUse, onCommit }), reading];
    this.writer = queriesOn(this.#files[0]);
    this.reader = queriesOn(reading);
  }

  /** True while a transaction is in progress, when the connections must stay open. */
  get busy(): boolean {
    return this.#busy;
  }

  async hold<T>(task: () => Promise<T>): Promise<T> {
    this.#busy = true;
    try {
      return await task();
    } finally {
      this.#busy = false;
    }
  }

  /** Writes a copy of the file, also of what is only in the write-ahead log. */
  copyTo(path: string): Promise<void> {
    return this.#files[0].copyTo(path);
  }

  /** Without a pause: whoever reads would open the old file again and stay with it. */
  put(made: string): void {
    this.close();
    putInPlace(made, this.path, this.#durable);
  }

  /** Closes the connections until they are used again. */
  close(): void {
    for (const file of this.#files) file.close();
    this.#openFiles.drop(this);
  }

  dispose(over: () => Error): void {
    for (const file of this.#files) file.dispose(over);
    this.#openFiles.drop(this);
  }
}
