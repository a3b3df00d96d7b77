import { readFileSync } from 'node:fs';
import { z } from 'zod';

const catalogue = z.array(z.object({ cursor: z.string(), node: z.looseObject({ id: z.string() }) }));

interface PageArgs {
  readonly first: number;
  readonly after?: string | null;
}

/** What a plain server answers `games` by, from the games that the bench has put into a file. */
export function plainGames() {
  const games = catalogue.parse(JSON.parse(readFileSync(process.env['BENCH_GAMES'] ?? '', 'utf8')));
  return (_root: unknown, { first, after }: PageArgs) => {
    const start = after == null ? 0 : games.findIndex((game) => game.cursor === after) + 1;
    const edges = games.slice(start, start + first);
    return {
      totalCount: games.length,
      edges,
      pageInfo: { endCursor: edges.at(-1)?.cursor, hasNextPage: start + first < games.length },
    };
  };
}
