import type { ApolloClient } from '@apollo/client';
import { ConfigDocument, type ConfigQuery } from '@magpie/gql/config';
import { MeDocument } from '@magpie/gql/session';
import type { Account } from '../model.ts';

/** Never from the cache. Rejects when it cannot be loaded. */
export async function fetchAccount(client: ApolloClient): Promise<Account> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The account has no data.');
  return data.me;
}

export async function fetchSettings(client: ApolloClient): Promise<ConfigQuery['config']> {
  const { data } = await client.query({ query: ConfigDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The settings have no data.');
  return data.config;
}
