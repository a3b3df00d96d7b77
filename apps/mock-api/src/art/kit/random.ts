/** A stream of pseudo-random values. It is never used for money or game outcomes. */
export interface Random {
  /** Next value in [0, 1). */
  float(): number;
  /** Next value in [from, to). */
  range(from: number, to: number): number;
  /** Next whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with the given probability in [0, 1]. */
  chance(probability: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

/** 32-bit hash of a text (FNV-1a with a finishing mix), used to seed drawings and to name SVG ids. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Item `index` of a list, counted round and round; throws RangeError for an empty list. */
export function cycle<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('The list is empty.');
  return item;
}

export function randomFrom(seed: string): Random {
  let state = hashText(seed);
  const float = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * float();
  const int = (from: number, to: number): number => Math.floor(range(from, to + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    const out: T[] = [];
    while (left.length > 0) out.push(...left.splice(int(0, left.length - 1), 1));
    return out;
  };
  return {
    float,
    range,
    int,
    pick: (list) => cycle(list, int(0, list.length - 1)),
    chance: (probability) => float() < probability,
    shuffle,
  };
}
