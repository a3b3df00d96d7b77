type Running = Map<string, PromiseWithResolvers<void>>;

/** The subscriptions of each socket that have come and do not stand yet. */
export class Starts {
  readonly #running = new WeakMap<object, Running>();

  begin(socket: object, id: string): void {
    const running: Running = this.#running.get(socket) ?? new Map();
    this.#running.set(socket, running.set(id, Promise.withResolvers()));
  }

  /** Stands, or is refused. */
  end(socket: object, id: string): void {
    const running = this.#running.get(socket);
    running?.get(id)?.resolve();
    running?.delete(id);
    if (running?.size === 0) this.#running.delete(socket);
  }

  /** Settles once all that have come so far are at their end. */
  async over(socket: object): Promise<void> {
    const running = this.#running.get(socket);
    if (running) await Promise.all([...running.values()].map(({ promise }) => promise));
  }
}
