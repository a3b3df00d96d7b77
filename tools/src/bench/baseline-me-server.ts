import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { z } from 'zod';
import { contractTexts } from '../bundle/embedded.ts';
import { readPlainTicket } from './plain-ticket.ts';

const content = z.object({ login: z.string(), me: z.object({ id: z.string() }).loose() });

const { login, me } = content.parse(JSON.parse(readFileSync(process.env['BENCH_ME'] ?? '', 'utf8')));
const members = new Map([[me.id, me]]);
const logins = new Map([[login, { member: me.id, over: false }]]);

interface Caller {
  readonly member: string;
}

const server = new ApolloServer<Caller>({
  typeDefs: contractTexts()['main'] ?? '',
  resolvers: { Query: { me: (_root: unknown, _given: unknown, { member }: Caller) => members.get(member) } },
});

await startStandaloneServer(server, {
  listen: { port: Number(process.env['API_PORT']), host: '127.0.0.1' },
  // Lets its first question through, by which it is known to be up.
  context: ({ req }) => {
    const text = req.headers.authorization?.replace('Bearer ', '');
    if (text === undefined) return Promise.resolve({ member: '' });
    const ticket = readPlainTicket(text);
    const known = logins.get(ticket.login);
    if (!known || known.over || known.member !== ticket.sub) throw new Error('The session is over.');
    return Promise.resolve({ member: ticket.sub });
  },
});
