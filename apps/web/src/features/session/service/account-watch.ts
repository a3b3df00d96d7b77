import type { ApolloClient } from '@apollo/client';
import { ConfigDocument, type ConfigQuery } from '@magpie/gql/config';
import { MeDocument, type MeQuery } from '@magpie/gql/session';
import type { Account } from '../model.ts';

/** Asks the platform for the account, never the cache. Rejects when it cannot be had. */
export async function fetchAccount(client: ApolloClient): Promise<Account> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The account has no data.');
  return data.me;
}

/** Asks the platform for the settings of the site. Rejects when they cannot be had. */
export async function fetchSettings(client: ApolloClient): Promise<ConfigQuery['config']> {
  const { data } = await client.query({ query: ConfigDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The settings have no data.');
  return data.config;
}

/**
 * Tells of every change that a fetch, a mutation or a push makes to the account in the client's cache.
 *
 * @returns how to stop it
 */
export function watchAccount(client: ApolloClient, onChange: (account: Account) => void): () => void {
  return client.cache.watch<MeQuery>({
    query: client.cache.transformDocument(MeDocument),
    optimistic: true,
    callback: ({ complete, result }) => {
      if (complete) onChange(result.me);
    },
  });
}
