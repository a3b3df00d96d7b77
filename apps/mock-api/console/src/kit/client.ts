import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

/**
 * Asks the control endpoint that has sent this page. Nothing is kept by its id, because the seeded people have the same ids
 * in every world.
 */
export function createControlClient(uri = '/control/graphql'): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri }),
    cache: new InMemoryCache({ dataIdFromObject: () => undefined }),
  });
}
