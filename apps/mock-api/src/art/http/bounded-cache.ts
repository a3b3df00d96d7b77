export class BoundedCache {
  readonly #texts = new Map<string, string>();
  readonly #limit: number;
  #size = 0;

  /** @param limit most characters kept, over all texts */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#size;
  }

  /** The text kept under a key, made and kept first if need be. A text above the limit is made but not kept. */
  getOrMake(key: string, make: () => string): string {
    const known = this.#texts.get(key);
    if (known !== undefined) {
      this.#texts.delete(key);
      this.#texts.set(key, known);
      return known;
    }
    const text = make();
    this.#texts.set(key, text);
    this.#size += text.length;
    this.#forget();
    return text;
  }

  #forget(): void {
    for (const [key, text] of this.#texts) {
      if (this.#size <= this.#limit) return;
      this.#texts.delete(key);
      this.#size -= text.length;
    }
  }
}
