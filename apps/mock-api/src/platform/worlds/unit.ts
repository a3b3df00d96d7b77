import { writeOutbox } from '../events/outbox.ts';
import type { EventInput, WorldEvent } from '../events/types.ts';
import { post } from '../ledger/post.ts';
import type { EntryInput, EntryResult } from '../ledger/types.ts';
import { RandomSource } from '../random/index.ts';
import type { RandomState } from '../random/index.ts';
import type { JsonObject } from '../store/columns.ts';
import type { Writer } from '../store/database.ts';
import { saveSettings } from './state.ts';
import type { Consequence, Unit, World } from './types.ts';

/** What the units of one transaction go on from, each from where the one before it that was not taken back has left it. */
export interface Progress {
  readonly settings: JsonObject;
  random: RandomState;
}

export interface Committed {
  readonly events: readonly WorldEvent[];
  /** The settings, when the unit changed them. */
  readonly settings: JsonObject | undefined;
}

export class WorkUnit implements Unit {
  readonly db: Writer;
  readonly world: World;
  readonly now: Date;
  readonly #random: RandomSource;
  readonly #progress: Progress;
  readonly #events: EventInput[] = [];
  #settings: JsonObject;
  #settingsChanged = false;

  /** @param now when it takes place */
  constructor(
    db: Writer,
    world: World,
    { progress, now }: { readonly progress: Progress; readonly now: Date },
  ) {
    this.db = db;
    this.world = world;
    this.now = now;
    this.#progress = progress;
    this.#random = new RandomSource(progress.random);
    this.#settings = progress.settings;
  }

  id(prefix: string): string {
    return this.#random.id(prefix, this.now);
  }

  timelessId(prefix: string): string {
    return this.#random.timelessId(prefix);
  }

  random(): number {
    return this.#random.float();
  }

  integer(min: number, max: number): number {
    return this.#random.integer(min, max);
  }

  emit(event: EventInput): void {
    this.#events.push(event);
  }

  post(entry: EntryInput): Promise<EntryResult> {
    return post(this, entry);
  }

  setSettings(patch: JsonObject): void {
    this.#settings = { ...this.#settings, ...patch };
    this.#settingsChanged = true;
  }

  async finish(consequences: ReadonlyMap<string, readonly Consequence[]>): Promise<Committed> {
    // A consequence may emit further events; the loop takes them in.
    for (const event of this.#events) {
      for (const follow of consequences.get(event.name) ?? []) await follow(this, event);
    }
    const emitted = this.#events.map((event) => ({ ...event, id: this.id('evt'), at: this.now }));
    const events = await writeOutbox(this.db, emitted);
    if (this.#settingsChanged) await saveSettings(this.db, this.#settings);
    this.#progress.random = this.#random.state();
    return { events, settings: this.#settingsChanged ? this.#settings : undefined };
  }
}
