import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { z } from 'zod';
import { contractTexts } from '../bundle/embedded.ts';

/** Games as the platform answered them, in its order. */
const catalogue = z.array(z.looseObject({ id: z.string() }));

const games = catalogue.parse(JSON.parse(readFileSync(process.env['BENCH_GAMES'] ?? '', 'utf8')));

interface PageArgs {
  readonly first: number;
  readonly after?: string | null;
}

/** The comparison: the same contract on a plain Apollo Server whose resolvers read an array. */
const server = new ApolloServer({
  typeDefs: contractTexts()['main'] ?? '',
  resolvers: {
    Query: {
      games: (_root: unknown, { first, after }: PageArgs) => {
        const start = after == null ? 0 : games.findIndex((game) => game.id === after) + 1;
        const page = games.slice(start, start + first);
        return {
          totalCount: games.length,
          edges: page.map((node) => ({ node, cursor: node.id })),
          pageInfo: { endCursor: page.at(-1)?.id, hasNextPage: start + first < games.length },
        };
      },
    },
  },
});

await startStandaloneServer(server, { listen: { port: Number(process.env['API_PORT']), host: '127.0.0.1' } });
