import type { SharedContents } from './world-storage.ts';

export interface TurnsParts {
  readonly shared: Pick<SharedContents, 'inTurn'> | null;
  /** Takes over what other replicas have committed. */
  readonly refresh: () => Promise<void>;
}

/** Lets tasks of one name go one after the other, in the order they came, and those of different names side by side. */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #lines = new Map<string, Promise<unknown>>();

  constructor(parts: TurnsParts) {
    this.#parts = parts;
  }

  run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const result = (this.#lines.get(name) ?? Promise.resolve()).then(() => this.#shared(name, task));
    const last = result.then(
      () => undefined,
      () => undefined,
    );
    this.#lines.set(name, last);
    void last.then(() => {
      if (this.#lines.get(name) === last) this.#lines.delete(name);
    });
    return result;
  }

  #shared<T>(name: string, task: () => Promise<T>): Promise<T> {
    const { shared, refresh } = this.#parts;
    if (!shared) return task();
    return shared.inTurn(name, async () => {
      await refresh();
      return task();
    });
  }
}
