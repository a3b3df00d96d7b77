import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import {
  Button,
  ChakraProvider,
  SimpleGrid,
  Text,
  chakra,
  createSystem,
  defaultBaseConfig,
} from '@chakra-ui/react';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const socket = new GraphQLWsLink(createClient({ url: '/subscriptions', lazy: true }));
const http = new HttpLink({
  uri: '/graphql',
  headers: { 'x-admin-code': 'magpie-web', 'x-channel': 'DESKTOP_WEB' },
});
const link = ApolloLink.split(({ operationType }) => operationType === 'subscription', socket, http);
const client = new ApolloClient({ link, cache: new InMemoryCache() });

const system = createSystem(defaultBaseConfig);

const games = gql`
  query Games($first: Int!) {
    games(first: $first) {
      edges {
        node {
          id
          name
          image
          subCategory {
            id
            name
          }
        }
      }
    }
  }
`;

function Tile({ game }) {
  return (
    <chakra.div minW="0">
      <chakra.div data-part="art" aspectRatio="3 / 4" borderRadius="md" overflow="hidden" bg="bg.muted">
        <img src={game.image} alt="" width={300} height={400} loading="lazy" />
      </chakra.div>
      <Text truncate fontWeight="600">
        {game.name}
      </Text>
      <Text truncate fontSize="sm" color="fg.muted">
        {game.subCategory.name}
      </Text>
      <Button size="xs">Play</Button>
    </chakra.div>
  );
}

function Home() {
  const { data } = useQuery(games, { variables: { first: 24 } });
  return (
    <SimpleGrid columns={3} gap="3" p="4">
      {data?.games.edges.map(({ node }) => (
        <Tile key={node.id} game={node} />
      ))}
    </SimpleGrid>
  );
}

createRoot(document.getElementById('root')).render(
  <ApolloProvider client={client}>
    <ChakraProvider value={system}>
      <BrowserRouter>
        <Link to="/">Home</Link>
        <Routes>
          <Route path="/" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </ChakraProvider>
  </ApolloProvider>,
);
