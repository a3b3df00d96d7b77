/** Lets one task through at a time, in the order they came. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task once all earlier ones have settled. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
