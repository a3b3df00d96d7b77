import { AsyncLocalStorage } from 'node:async_hooks';
import type { Writer } from '../store/database.ts';
import { MovedMeanwhile } from './errors.ts';
import { inSavepoint, TransactionLost } from '../store/savepoint.ts';

/**
 * How many may share a commit, so that the first of them is not kept waiting. A task of several pieces counts once: its
 * caller is answered after the last of them, which another commit would only put off.
 */
const MOST = 64;
/** A task of a great many pieces shall not keep the others waiting for all of them. */
const MOST_PIECES = 8 * MOST;

export interface Outcome<T> {
  readonly result: T;
  /** Runs once it is committed, before its result is answered. */
  readonly whenCommitted: () => void;
  /** Nobody else joins this commit, because what comes next has to see it committed. */
  readonly last: boolean;
}

export interface SharedCommitsParts {
  /** Runs a task while no other of the same world is in progress. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  readonly transaction: (work: (db: Writer) => Promise<void>) => Promise<void>;
  /** Whether a commit waits for the disk, so that it pays to let in who is just about to come. */
  readonly lingers: boolean;
  /** Resolves when a transaction that has found another time may begin again. */
  readonly settled: () => Promise<void>;
}

/** A piece of work that is on its way. */
export interface Begun<T> {
  /** Its result, as soon as it is done; what came of it is lost when the commit is. */
  readonly ran: Promise<T>;
  /** Fulfilled by the commit, also when the piece failed. Rejected when the commit is lost. */
  readonly committed: Promise<void>;
}

interface Piece {
  readonly task: object;
  /** Does the work and answers whether it was the last of its commit. Throws only when the commit is lost. */
  readonly run: (db: Writer) => Promise<boolean>;
  readonly committed: () => void;
  readonly failed: (error: unknown) => void;
}

/** Whoever waits for it is told of its failure; nobody need do so. */
function withResolvers<T>() {
  const resolvers = Promise.withResolvers<T>();
  resolvers.promise.catch(() => undefined);
  return resolvers;
}

type Work<T> = (db: Writer) => Promise<Outcome<T>>;

function pieceOf<T>(work: Work<T>, task: object): Piece & { readonly begun: Begun<T> } {
  // It goes on in the context of who asked for it, not of who came first.
  const inContext = AsyncLocalStorage.snapshot();
  const ran = withResolvers<T>();
  const committed = withResolvers<undefined>();
  let whenCommitted = (): void => undefined;
  const run = async (db: Writer): Promise<boolean> => {
    try {
      const outcome = await inContext(() => inSavepoint(db, work));
      whenCommitted = outcome.whenCommitted;
      ran.resolve(outcome.result);
      return outcome.last;
    } catch (error) {
      if (error instanceof TransactionLost) throw error;
      ran.reject(error);
      return false;
    }
  };
  return {
    task,
    run,
    committed: () => {
      whenCommitted();
      committed.resolve(undefined);
    },
    failed: (error) => {
      ran.reject(error);
      committed.reject(error);
    },
    begun: { ran: ran.promise, committed: committed.promise },
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Work that is asked for at the same time is done one piece after the other, as if each were alone, and reaches the disk
 * by one commit. Nobody is answered before that, so that nothing acknowledged can be lost; a piece that fails takes back
 * what it did itself and nothing else.
 */
export class SharedCommits {
  readonly #parts: SharedCommitsParts;
  /** The pieces that wait for the commit which can still be joined. */
  #joinable: Piece[] | undefined;

  constructor(parts: SharedCommitsParts) {
    this.#parts = parts;
  }

  /** Does a piece of work as a part of the next commit. @param task of which it is one of several pieces, if it is */
  begin<T>(work: Work<T>, task: object = {}): Begun<T> {
    const piece = pieceOf(work, task);
    if (this.#joinable) this.#joinable.push(piece);
    else this.#start([piece]);
    return piece.begun;
  }

  /** Does a piece of work as a part of the next commit, and answers its result after that. */
  async add<T>(work: Work<T>): Promise<T> {
    const { ran, committed } = this.begin(work);
    await committed;
    return ran;
  }

  /** Lets nobody join the commit in progress, so that whatever is asked for next comes after it. */
  seal(): void {
    this.#joinable = undefined;
  }

  #start(waiting: Piece[]): void {
    this.#joinable = waiting;
    const task = async (): Promise<void> => {
      while (waiting.length > 0) await this.#commitOnce(waiting);
      this.#leave(waiting);
    };
    this.#parts.alone(task).catch((error: unknown) => {
      this.#leave(waiting);
      if (error instanceof MovedMeanwhile) {
        void this.#parts.settled().then(() => {
          this.#start(waiting);
        });
        return;
      }
      for (const piece of waiting.splice(0)) piece.failed(error);
    });
  }

  #leave(waiting: Piece[]): void {
    if (this.#joinable === waiting) this.#joinable = undefined;
  }

  async #commitOnce(waiting: Piece[]): Promise<void> {
    const done: Piece[] = [];
    try {
      await this.#parts.transaction((db) => this.#runPieces(waiting, done, db));
    } catch (error) {
      // Whoever is told of it may ask again at once, and is not to join what is lost.
      this.#leave(waiting);
      for (const piece of done) piece.failed(error);
      throw error;
    }
    for (const piece of done) piece.committed();
  }

  async #runPieces(waiting: Piece[], done: Piece[], db: Writer): Promise<void> {
    const tasks = new Set<object>();
    for (let piece = waiting.shift(); piece; piece = await this.#next(waiting)) {
      done.push(piece);
      tasks.add(piece.task);
      const last = await piece.run(db);
      if (last || tasks.size === MOST || done.length === MOST_PIECES) return;
    }
  }

  async #next(waiting: Piece[]): Promise<Piece | undefined> {
    if (waiting.length === 0 && this.#parts.lingers && this.#joinable === waiting) await nextTurn();
    return waiting.shift();
  }
}
