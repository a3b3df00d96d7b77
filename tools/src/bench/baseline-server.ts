import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { contractTexts } from '../bundle/embedded.ts';
import { plainGames } from './plain-games.ts';

const server = new ApolloServer({
  typeDefs: contractTexts()['main'] ?? '',
  resolvers: { Query: { games: plainGames() } },
});

await startStandaloneServer(server, { listen: { port: Number(process.env['API_PORT']), host: '127.0.0.1' } });
