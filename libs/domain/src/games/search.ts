import { editDistance } from './edit-distance.ts';
import { displayCount } from '../format/index.ts';
import { normaliseNameFilter } from './catalogue.ts';

export interface SearchedGame {
  readonly name: string;
  readonly provider: string;
}

interface Entry<G> {
  readonly game: G;
  /** The name in plain small letters, and the same without its spaces. */
  readonly name: string;
  readonly joined: string;
  readonly nameWords: readonly string[];
  readonly words: readonly string[];
}

/** Games made ready to be searched, in their order; to be kept as long as they do not change. */
export type GameIndex<G> = readonly Entry<G>[];

export interface FoundGame<G> {
  readonly game: G;
  /** The lower, the better it matches. */
  readonly rank: number;
  /** Whether a word had to be forgiven a typing error. */
  readonly close: boolean;
}

const marks = /\p{M}+/gu;
const apostrophes = /['’]/g;
const gaps = /[^\p{L}\p{N}]+/gu;

/** Small letters without accents and signs, the words one space apart: “Café-Röyale!” is 'cafe royale'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(apostrophes, '')
    .replaceAll('&', ' and ')
    .replace(gaps, ' ')
    .trim();
}

const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

export function gameIndex<G>(games: readonly G[], read: (game: G) => SearchedGame): GameIndex<G> {
  return games.map((game) => {
    const { name, provider } = read(game);
    const folded = plain(name);
    const nameWords = wordsOf(folded);
    const joined = folded.replaceAll(' ', '');
    return {
      game,
      name: folded,
      joined,
      nameWords,
      words: [...nameWords, joined, ...wordsOf(plain(provider))],
    };
  });
}

/** Ranks of what matches to the letter; a close match begins after them. */
const exactRanks = { name: 0, nameStart: 1, nameWords: 2, partOfName: 3, provider: 4 } as const;
const closeRank = 5;

const beginAll = (asked: readonly string[], words: readonly string[]): boolean =>
  asked.every((word) => words.some((other) => other.startsWith(word)));

function exactRank(entry: Entry<unknown>, text: string, asked: readonly string[]): number | null {
  if (entry.name === text) return exactRanks.name;
  if (entry.name.startsWith(text)) return exactRanks.nameStart;
  if (beginAll(asked, entry.nameWords)) return exactRanks.nameWords;
  if (entry.name.includes(text) || entry.joined.includes(text.replaceAll(' ', '')))
    return exactRanks.partOfName;
  return beginAll(asked, entry.words) ? exactRanks.provider : null;
}

/** How many errors a word of a length is forgiven: a short one would match almost anything. */
function forgiven({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A word that is still being typed is held against as much of the other; that counts for a little less. */
const BEGUN = 0.5;
const SHORTEST_BEGUN = 5;

/** What it takes to see one word in another: nothing for its beginning, else its errors; infinity for another word. */
function wordCost(word: string, other: string): number {
  if (other.startsWith(word)) return 0;
  const limit = forgiven(word);
  if (limit === 0) return Infinity;
  const whole = editDistance(word, other, limit);
  if (whole <= limit) return whole;
  if (word.length < SHORTEST_BEGUN) return Infinity;
  const begun = editDistance(word, other.slice(0, word.length), 1);
  return begun <= 1 ? begun + BEGUN : Infinity;
}

/** The costs of one word, each other word reckoned once: a catalogue of thousands is made of a few hundred words. */
function costsOf(word: string): (other: string) => number {
  const known = new Map<string, number>();
  return (other) => {
    const cost = known.get(other) ?? wordCost(word, other);
    known.set(other, cost);
    return cost;
  };
}

function closeness(entry: Entry<unknown>, costs: readonly ((other: string) => number)[]): number {
  let sum = 0;
  for (const cost of costs) {
    sum += Math.min(...entry.words.map(cost));
    if (sum === Infinity) return sum;
  }
  return sum;
}

/**
 * The games that a text asks for by name or provider, the best match first and equal ones in the order of the index. What
 * matches to the letter comes before what is only close: words may be begun only, stand in any order, and lack accents; from
 * four letters on one may have an error, from eight on two. Null when nothing is left to search for.
 */
export function searchGames<G>(index: GameIndex<G>, text: string | null | undefined): FoundGame<G>[] | null {
  const asked = normaliseNameFilter(text);
  if (asked === null) return null;
  const folded = plain(asked);
  const words = wordsOf(folded);
  if (words.length === 0) return [];
  const costs = words.map(costsOf);
  const found: FoundGame<G>[] = [];
  for (const entry of index) {
    const exact = exactRank(entry, folded, words);
    const rank = exact ?? closeRank + closeness(entry, costs);
    if (rank < Infinity) found.push({ game: entry.game, rank, close: exact === null });
  }
  return found.sort((a, b) => a.rank - b.rank);
}

/** The heading of what a search has found: '12 games for “dingo”'. Close matches are not counted. */
export function searchHeading(name: string, exact: number, close: number): string {
  if (exact === 0 && close > 0) return `No exact match for “${name}”`;
  return `${displayCount(exact)} ${exact === 1 ? 'game' : 'games'} for “${name}”`;
}

/** What is said of the close matches among the results; null when there are none. */
export function closeMatchesText(exact: number, close: number): string | null {
  if (close === 0) return null;
  const matches = `${displayCount(close)} close ${close === 1 ? 'match' : 'matches'}`;
  return exact === 0 ? `Showing ${matches}` : `and ${matches} after them`;
}
