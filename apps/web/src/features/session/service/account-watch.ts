import type { ApolloClient } from '@apollo/client';
import { ConfigDocument, type ConfigQuery } from '@magpie/gql/config';
import { MeDocument, type MeQuery } from '@magpie/gql/session';
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

export function writeAccount(
  { cache }: ApolloClient,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const own = cache.identify({ __typename: 'Member', id });
  if (!own) return;
  const writers = Object.entries(fields).map(([name, value]) => [name, () => value]);
  cache.modify({ id: own, fields: Object.fromEntries(writers) as Record<string, () => unknown> });
}

/** Calls back for every change of the account in the client's cache. @returns how to stop */
export function watchAccount(client: ApolloClient, onChange: (account: Account) => void): () => void {
  return client.cache.watch<MeQuery>({
    query: client.cache.transformDocument(MeDocument),
    optimistic: true,
    callback: ({ complete, result }) => {
      if (complete) onChange(result.me);
    },
  });
}
