import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { z } from 'zod';

const OPENING_CENTS = 2_000_000;
const ONE_IN = 4;
const PAYS = 3;

const players = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(process.env['BENCH_PLAYERS'] ?? '', 'utf8')));

const balances = new Map(players.map((id) => [id, OPENING_CENTS]));

const server = new ApolloServer({
  typeDefs: `type Round { won: Int! balance: Int! }
    type Query { players: Int! }
    type Mutation { play(member: ID!, stake: Int!): Round! }`,
  resolvers: {
    Query: { players: () => balances.size },
    Mutation: {
      play: (_root: unknown, { member, stake }: { readonly member: string; readonly stake: number }) => {
        const before = balances.get(member) ?? 0;
        if (before < stake) throw new Error('The stake is not covered.');
        const won = Math.random() * ONE_IN < 1 ? PAYS * stake : 0;
        balances.set(member, before - stake + won);
        return { won, balance: before - stake + won };
      },
    },
  },
});

await startStandaloneServer(server, { listen: { port: Number(process.env['API_PORT']), host: '127.0.0.1' } });
