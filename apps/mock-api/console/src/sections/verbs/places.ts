import { verbNamed, type Verb } from '@magpie/domain/verbs';
import { placeOf } from '#app/places.ts';
import type { Typed } from './inputs.ts';

const asPart = (words: string): string => words.replaceAll(' ', '-');

/** Where the form of a verb stands, filled in with what is known. */
export function verbPlace(world: string, words: string, given: Typed = {}): string {
  const query = new URLSearchParams(given).toString();
  return `${placeOf(world, 'verbs', asPart(words))}${query === '' ? '' : `?${query}`}`;
}

export const verbAt = (part: string): Verb | undefined => verbNamed(part.replaceAll('-', ' '));
