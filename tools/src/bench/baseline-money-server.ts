import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { z } from 'zod';
import { contractTexts } from '../bundle/embedded.ts';

const AMOUNT_CENTS = 5_000n;

const waiting = z.array(z.object({ id: z.string(), member: z.string() }));

const open = new Map(
  waiting
    .parse(JSON.parse(readFileSync(process.env['BENCH_WITHDRAWALS'] ?? '', 'utf8')))
    .map(({ id, member }) => [id, { member, isOpen: true }]),
);
const balances = new Map<string, bigint>();

const server = new ApolloServer({
  typeDefs: contractTexts()['main'] ?? '',
  resolvers: {
    Mutation: {
      cancelWithdrawal: (_root: unknown, { id }: { readonly id: string }) => {
        const withdrawal = open.get(id);
        if (!withdrawal?.isOpen) throw new Error('Only a pending withdrawal can be cancelled.');
        withdrawal.isOpen = false;
        balances.set(withdrawal.member, (balances.get(withdrawal.member) ?? 0n) + AMOUNT_CENTS);
        return { id, status: 'CANCELLED', amount: '50.00' };
      },
    },
  },
});

await startStandaloneServer(server, { listen: { port: Number(process.env['API_PORT']), host: '127.0.0.1' } });
