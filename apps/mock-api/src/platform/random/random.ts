import { createHash } from 'node:crypto';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

export interface RandomState {
  readonly words: readonly number[];
  readonly draws: number;
}

const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS_PER_WORD = 5;
const WORDS_PER_ID = 4;

function digestWords(text: string): readonly number[] {
  const digest = createHash('sha256').update(text).digest();
  return [0, 4, 8, 12].map((offset) => digest.readInt32LE(offset));
}

function letters(word: number): string {
  let bits = word >>> 7;
  let text = '';
  for (let count = 0; count < LETTERS_PER_WORD; count += 1) {
    text += ID_LETTERS.charAt(bits & 31);
    bits >>>= 5;
  }
  return text;
}

export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE(0) >>> 1;
}

export class RandomSource {
  readonly #generator: RandomGenerator;
  #draws: number;

  constructor(state: RandomState) {
    this.#generator = xoroshiro128plusFromState(state.words);
    this.#draws = state.draws;
  }

  static fromSeed(purpose: string, seed: number): RandomSource {
    return new RandomSource({ words: digestWords(`${purpose}:${String(seed)}`), draws: 0 });
  }

  /** A number from 0 up to, not including, 1, with 53 random bits. */
  float(): number {
    this.#draws += 1;
    return uniformFloat64(this.#generator);
  }

  integer(min: number, max: number): number {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max) {
      throw new RangeError(`There is no whole number from ${String(min)} to ${String(max)}.`);
    }
    this.#draws += 1;
    return uniformInt(this.#generator, min, max);
  }

  /** The prefix, an underscore and 20 characters that hold 100 random bits. */
  id(prefix: string): string {
    this.#draws += 1;
    let text = '';
    for (let count = 0; count < WORDS_PER_ID; count += 1) text += letters(this.#generator.next());
    return `${prefix}_${text}`;
  }

  state(): RandomState {
    return { words: [...this.#generator.getState()], draws: this.#draws };
  }
}
