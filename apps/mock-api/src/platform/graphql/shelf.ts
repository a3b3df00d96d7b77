export interface KeptAnswer {
  readonly type: string;
  readonly body: Buffer;
}

export interface Shelf {
  get(key: string): KeptAnswer | undefined;
  put(key: string, answer: KeptAnswer): void;
}

/** Most that a shelf holds, keys and bodies together, in characters and bytes. */
export const SHELF_SIZE = 2 * 1024 * 1024;

const sizeOf = (key: string, { body }: KeptAnswer): number => key.length + body.length;

/** Makes an empty shelf; when it is full, the answers that were not asked for the longest make room. */
export function createShelf(size = SHELF_SIZE): Shelf {
  const answers = new Map<string, KeptAnswer>();
  let used = 0;

  function remove(key: string): void {
    const answer = answers.get(key);
    if (answer === undefined) return;
    answers.delete(key);
    used -= sizeOf(key, answer);
  }

  return {
    get(key) {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    put(key, answer) {
      remove(key);
      answers.set(key, answer);
      used += sizeOf(key, answer);
      for (const oldest of answers.keys()) {
        if (used <= size) break;
        remove(oldest);
      }
    },
  };
}
