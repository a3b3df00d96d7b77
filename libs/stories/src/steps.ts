/** A step of a story as it came out. */
export interface Step {
  readonly says: string;
  /** What came of it, without what differs from world to world. */
  readonly outcome: unknown;
}

const sameEverywhere = (value: unknown, world: string): unknown =>
  value === undefined
    ? null
    : JSON.parse(
        JSON.stringify(value)
          .replaceAll(world, '{w}')
          .replace(/ticket=[\w.{}-]+/g, 'ticket=…'),
      );

/** The steps of a story that have been made. */
export class Steps {
  readonly #made: Step[] = [];
  readonly #world: string;

  constructor(world: string) {
    this.#world = world;
  }

  get made(): readonly Step[] {
    return this.#made;
  }

  /** Makes a step and keeps what came of it. @param kept what of the outcome is kept */
  async step<T>(
    says: string,
    make: () => Promise<T>,
    kept: (outcome: T) => unknown = (all) => all,
  ): Promise<T> {
    const outcome = await make();
    this.#made.push({ says, outcome: sameEverywhere(kept(outcome), this.#world) });
    return outcome;
  }

  note(says: string, outcome: unknown = null): void {
    this.#made.push({ says, outcome: sameEverywhere(outcome, this.#world) });
  }
}
