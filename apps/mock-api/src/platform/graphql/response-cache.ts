export interface CachedResponse {
  readonly type: string;
  readonly body: Buffer;
}

export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  put(key: string, answer: CachedResponse): void;
}

/** Most that a cache holds, keys and bodies together, in characters and bytes. */
export const RESPONSE_CACHE_SIZE = 2 * 1024 * 1024;

const sizeOf = (key: string, { body }: CachedResponse): number => key.length + body.length;

/** Makes an empty cache; when it is full, the answers that were not asked for the longest make room. */
export function createResponseCache(size = RESPONSE_CACHE_SIZE): ResponseCache {
  const answers = new Map<string, CachedResponse>();
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
