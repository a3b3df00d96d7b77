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
const BITS_PER_LETTER = 5;
const LETTERS_PER_WORD = 5;
const WORDS_PER_ID = 3;
const WORDS_PER_TIMELESS_ID = 4;

/** About a quarter of a second: finer would leave fewer letters to the source, and gain nothing. */
const TICK_MS = 256;
const LETTERS_OF_TIME = 7;
const LETTERS_OF_SOURCE = 13;

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

/** Sorts as the moments do, so that ids made one after the other stand side by side in an index. */
function lettersOf(at: Date): string {
  let left = Math.max(0, Math.floor(at.getTime() / TICK_MS));
  let text = '';
  for (let count = 0; count < LETTERS_OF_TIME; count += 1) {
    text = ID_LETTERS.charAt(left % 2 ** BITS_PER_LETTER) + text;
    left = Math.floor(left / 2 ** BITS_PER_LETTER);
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

  /** The prefix, an underscore and 20 characters: 7 for the moment, and 13 that hold 65 random bits. */
  id(prefix: string, at: Date): string {
    return `${prefix}_${lettersOf(at)}${this.#letters(WORDS_PER_ID).slice(0, LETTERS_OF_SOURCE)}`;
  }

  /** The prefix, an underscore and 20 characters that hold 100 random bits, whatever the moment. */
  timelessId(prefix: string): string {
    return `${prefix}_${this.#letters(WORDS_PER_TIMELESS_ID)}`;
  }

  #letters(words: number): string {
    this.#draws += 1;
    let text = '';
    for (let count = 0; count < words; count += 1) text += letters(this.#generator.next());
    return text;
  }

  state(): RandomState {
    return { words: [...this.#generator.getState()], draws: this.#draws };
  }
}
