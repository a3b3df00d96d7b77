export interface Closable {
  readonly busy: boolean;
  close(): void;
}

/** Keeps the number of open databases bounded: the one not used for longest is closed, unless work is in progress. */
export class OpenFiles {
  readonly #limit: number;
  /** In the order of their last use. */
  readonly #open = new Set<Closable>();
  #last: Closable | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#open.size;
  }

  use(file: Closable): void {
    if (file === this.#last) return;
    this.#last = file;
    this.#open.delete(file);
    this.#open.add(file);
    if (this.#open.size <= this.#limit) return;
    for (const other of [...this.#open]) {
      if (this.#open.size <= this.#limit) return;
      if (other !== file && !other.busy) other.close();
    }
  }

  drop(file: Closable): void {
    if (file === this.#last) this.#last = undefined;
    this.#open.delete(file);
  }
}
