import { normaliseNameFilter, searchGames } from '@magpie/domain/games';
import { distinct } from '#platform/filters/index.ts';
import type { Given } from '#platform/filters/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import { pageOf } from '#platform/paging/index.ts';
import type { Catalogue, GameModel } from './model.ts';
import { searchIndexOf } from './search-index.ts';

/** Conditions on games; all that are given must hold (GAMES-11, GAMES-15). */
export interface GamesFilter {
  readonly name?: Given<{
    readonly eq?: Given<string>;
    readonly in?: Given<readonly string[]>;
    readonly contains?: Given<string>;
  }>;
  readonly subCategory?: Given<{ readonly eq?: Given<string>; readonly in?: Given<readonly string[]> }>;
  readonly type?: Given<{
    readonly eq?: Given<string>;
    readonly in?: Given<readonly string[]>;
    readonly contains?: Given<string>;
  }>;
  readonly search?: Given<string>;
}

export interface GameSort {
  readonly field: 'GAMES_PLAYED' | 'NAME';
  /** DESC when left out, as in the contract. */
  readonly direction?: 'ASC' | 'DESC';
}

export interface GamesRequest extends PageArguments {
  readonly filter?: Given<GamesFilter>;
  readonly sort?: Given<readonly GameSort[]>;
}

type Condition = (game: GameModel) => boolean;

function textConditions(
  filter: NonNullable<GamesFilter['name']>,
  read: (game: GameModel) => string,
  normalise: (text: string) => string,
): Condition[] {
  const conditions: Condition[] = [];
  const { eq, contains } = filter;
  if (eq != null) conditions.push((game) => read(game) === normalise(eq));
  if (filter.in != null) {
    const wanted = new Set(distinct(filter.in).map(normalise));
    conditions.push((game) => wanted.has(read(game)));
  }
  if (contains != null) {
    const part = normalise(contains);
    if (part !== '') conditions.push((game) => read(game).includes(part));
  }
  return conditions;
}

function conditionsOf({ name, subCategory, type }: GamesFilter): Condition[] {
  return [
    ...(name
      ? textConditions(
          name,
          (game) => game.nameKey,
          (text) => normaliseNameFilter(text) ?? '',
        )
      : []),
    ...(subCategory
      ? textConditions(
          subCategory,
          (game) => game.subCategory.id,
          (text) => text,
        )
      : []),
    ...(type
      ? textConditions(
          type,
          (game) => game.type.code,
          (text) => text.trim().toUpperCase(),
        )
      : []),
  ];
}

function comparison({ field, direction }: GameSort): (a: GameModel, b: GameModel) => number {
  const sign = direction === 'ASC' ? 1 : -1;
  if (field === 'GAMES_PLAYED') return (a, b) => sign * (a.gamesPlayed - b.gamesPlayed);
  return (a, b) => sign * (a.nameKey < b.nameKey ? -1 : Number(a.nameKey > b.nameKey));
}

const isUsual = (sort: readonly GameSort[]): boolean =>
  sort.length === 0 || (sort[0]?.field === 'GAMES_PLAYED' && sort[0].direction !== 'ASC');

/** Equal games keep the order of their ids, so that pages never overlap. */
function sorted(games: readonly GameModel[], sort: readonly GameSort[]): readonly GameModel[] {
  if (isUsual(sort)) return games;
  const comparisons = sort.map(comparison);
  const byId = (a: GameModel, b: GameModel) => (a.id < b.id ? -1 : 1);
  return games.toSorted((a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return byId(a, b);
  });
}

type Listed = readonly GameModel[];

/** What a search finds, the best match first: what matches to the letter, and what is only close. */
function searched(catalogue: Catalogue, text: Given<string>): readonly [exact: Listed, close: Listed] | null {
  const found = searchGames(searchIndexOf(catalogue), text);
  if (!found) return null;
  const { exact = [], close = [] } = Object.groupBy(found, (match) => (match.close ? 'close' : 'exact'));
  return [exact.map(({ game }) => game), close.map(({ game }) => game)];
}

/**
 * A page of the games that fit, the most played first unless sorted otherwise (GAMES-11, GAMES-12). Those that a search
 * finds come in its own order unless sorted otherwise, and what is only close always last.
 */
export function findGames(
  catalogue: Catalogue,
  { filter, sort, ...page }: GamesRequest,
): Connection<GameModel> & { readonly closeCount: number } {
  const conditions = conditionsOf(filter ?? {});
  const listed = (games: Listed): Listed =>
    sorted(
      conditions.length ? games.filter((game) => conditions.every((holds) => holds(game))) : games,
      sort ?? [],
    );
  const [exact, close] = searched(catalogue, filter?.search) ?? [catalogue.games, []];
  const last = listed(close);
  const all = last.length ? [...listed(exact), ...last] : listed(exact);
  return { ...pageOf('games', all, page), closeCount: last.length };
}
