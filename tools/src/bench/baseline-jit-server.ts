import fastify from 'fastify';
import mercurius from 'mercurius';
import { contractTexts } from '../bundle/embedded.ts';
import { plainGames } from './plain-games.ts';

const server = fastify();
await server.register(mercurius, {
  schema: contractTexts()['main'] ?? '',
  resolvers: { Query: { games: plainGames() } },
  // Compiles what is asked for a second time.
  jit: 1,
  path: '/',
});
await server.listen({ port: Number(process.env['API_PORT']), host: '127.0.0.1' });
