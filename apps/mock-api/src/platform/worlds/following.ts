import type { Kysely } from 'kysely';
import type { Clock, ClockState } from '../clock/index.ts';
import type { OutboxFeed } from '../events/outbox-feed.ts';
import type { Scheduler } from '../jobs/index.ts';
import type { JsonObject } from '../store/columns.ts';
import type { Database, Reader } from '../store/database.ts';
import { MovedMeanwhile, WorldNotFound } from './errors.ts';
import { outside } from './inside.ts';
import { readState, saveClock } from './state.ts';
import type { WorldState } from './state.ts';
import type { SharedContents } from './world-storage.ts';

interface FollowingParts {
  readonly id: string;
  readonly seed: number;
  readonly shared: Pick<SharedContents, 'look' | 'unsee' | 'behind' | 'emitted'>;
  readonly clock: Pick<Clock, 'shows' | 'load' | 'tell'>;
  readonly scheduler: Pick<Scheduler, 'moved' | 'committed'>;
  readonly feed: Pick<OutboxFeed, 'start' | 'publishNew' | 'behind'>;
  readonly incarnation: () => string;
  /** Takes over contents that have replaced those of before. */
  readonly takeOver: (db: Reader, state: WorldState) => Promise<void>;
  readonly takeSettings: (settings: JsonObject) => void;
  readonly onReplaced: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** What a world takes over that other replicas have committed. */
export class Following {
  readonly #parts: FollowingParts;

  constructor(parts: FollowingParts) {
    this.#parts = parts;
  }

  /** Hands on, from now on, the events that are committed. */
  start(db: Reader): Promise<void> {
    return this.#parts.feed.start(db);
  }

  async look(db: Reader): Promise<void> {
    const { shared, feed } = this.#parts;
    const state = await shared.look();
    if (state) await this.#follow(db, state).catch((error: unknown) => this.#unseen(error));
    if (state || feed.behind) await feed.publishNew();
  }

  /**
   * To be called when a transaction has begun.
   * @param state as it has found it
   * @throws MovedMeanwhile when it has to begin again, after what has fallen due
   */
  async begun(db: Reader, state: WorldState): Promise<void> {
    if (await this.caughtUp(db, state)) throw new MovedMeanwhile(this.#parts.id);
  }

  /** Takes over what a transaction has found. Answers whether it is another time now. */
  async caughtUp(db: Reader, state: WorldState): Promise<boolean> {
    return this.#parts.shared.behind && (await this.#follow(db, state));
  }

  /** To be called when a transaction is committed, which stays so whatever becomes of its events. */
  async committed(): Promise<void> {
    const { shared, feed, onFailure } = this.#parts;
    if (shared.emitted) await feed.publishNew().catch(onFailure);
  }

  /** Lets the next look find again what could not be taken over. */
  #unseen(error: unknown): never {
    this.#parts.shared.unsee();
    throw error;
  }

  /** Answers whether it is another time now. */
  async #follow(db: Reader, state: WorldState): Promise<boolean> {
    const { clock, scheduler, incarnation, takeOver, takeSettings, onReplaced, onFailure } = this.#parts;
    // Another world has got the id of one that was removed.
    if (state.origin.seed !== this.#parts.seed) throw new WorldNotFound(this.#parts.id);
    if (state.incarnation !== incarnation()) {
      await takeOver(db, state);
      onReplaced();
      scheduler.moved();
      return true;
    }
    takeSettings(state.settings);
    if (clock.shows(state.clock)) {
      scheduler.committed();
      return false;
    }
    clock.load(state.clock);
    scheduler.moved();
    outside(() => clock.tell()).catch(onFailure);
    return true;
  }
}

/** Saves what a clock is moved to, from what the last replica has made of it. */
export function saveMove<Move extends { readonly next: ClockState }>(
  writer: Kysely<Database>,
  following: Following | null,
  move: () => Move,
): Promise<Move> {
  return writer.transaction().execute(async (db) => {
    await following?.caughtUp(db, await readState(db));
    const moved = move();
    await saveClock(db, moved.next);
    return moved;
  });
}
