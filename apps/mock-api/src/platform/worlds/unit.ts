import { writeOutbox } from '../events/outbox.ts';
import type { EventInput, WorldEvent } from '../events/types.ts';
import { post } from '../ledger/post.ts';
import type { EntryInput, EntryResult } from '../ledger/types.ts';
import { RandomSource } from '../random/index.ts';
import type { JsonObject } from '../store/columns.ts';
import type { Writer } from '../store/database.ts';
import { saveRandom, saveSettings } from './state.ts';
import type { WorldState } from './state.ts';
import type { Consequence, Unit, World } from './types.ts';

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
  readonly #drawsBefore: number;
  readonly #events: EventInput[] = [];
  #settings: JsonObject;
  #settingsChanged = false;

  /** @param now when it takes place */
  constructor(db: Writer, world: World, { state, now }: { readonly state: WorldState; readonly now: Date }) {
    this.db = db;
    this.world = world;
    this.now = now;
    this.#random = new RandomSource(state.random);
    this.#drawsBefore = state.random.draws;
    this.#settings = state.settings;
  }

  id(prefix: string): string {
    return this.#random.id(prefix);
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
    const events = this.#events.map((event) => ({ ...event, id: this.id('evt'), at: this.now }));
    await writeOutbox(this.db, events);
    if (this.#settingsChanged) await saveSettings(this.db, this.#settings);
    const random = this.#random.state();
    if (random.draws !== this.#drawsBefore) await saveRandom(this.db, random);
    return { events, settings: this.#settingsChanged ? this.#settings : undefined };
  }
}
