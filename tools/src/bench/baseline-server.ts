import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { z } from 'zod';
import { contractTexts } from '../bundle/embedded.ts';

const catalogue = z.array(z.object({ cursor: z.string(), node: z.looseObject({ id: z.string() }) }));

const games = catalogue.parse(JSON.parse(readFileSync(process.env['BENCH_GAMES'] ?? '', 'utf8')));

interface PageArgs {
  readonly first: number;
  readonly after?: string | null;
}

const server = new ApolloServer({
  typeDefs: contractTexts()['main'] ?? '',
  resolvers: {
    Query: {
      games: (_root: unknown, { first, after }: PageArgs) => {
        const start = after == null ? 0 : games.findIndex((game) => game.cursor === after) + 1;
        const edges = games.slice(start, start + first);
        return {
          totalCount: games.length,
          edges,
          pageInfo: { endCursor: edges.at(-1)?.cursor, hasNextPage: start + first < games.length },
        };
      },
    },
  },
});

await startStandaloneServer(server, { listen: { port: Number(process.env['API_PORT']), host: '127.0.0.1' } });
