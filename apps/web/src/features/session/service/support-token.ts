import type { ApolloClient } from '@apollo/client';
import { needsSupportTokenRefresh, supportTokenCheckInterval } from '@magpie/domain/session';
import { SupportTokenDocument } from '@magpie/gql/session';
import { logNote } from '../../../shared/log/index.ts';
import type { Account } from '../model.ts';

/**
 * Keeps the token of the support messenger fresh: looks now and every 5 minutes (SESS-38). A failure is only logged
 * (SESS-39). An account without an email address has no token.
 *
 * @param account the account as it is now
 * @param now the time in epoch ms
 * @returns how to stop it
 */
export function keepSupportToken(
  client: ApolloClient,
  account: () => Account | null,
  now: () => number,
): () => void {
  const look = async () => {
    const member = account();
    if (!member?.email || !needsSupportTokenRefresh(member.intercomToken, now())) return;
    try {
      await client.mutate({
        mutation: SupportTokenDocument,
        variables: { accountId: member.id, email: member.email },
        update: (cache, { data }) => {
          if (!data) return;
          const id = cache.identify({ __typename: 'Member', id: member.id });
          if (id) cache.modify({ id, fields: { intercomToken: () => data.intercomUserToken } });
        },
      });
    } catch (error) {
      logNote('The support token could not be fetched.', error);
    }
  };
  const timer = setInterval(() => {
    void look();
  }, supportTokenCheckInterval);
  void look();
  return () => {
    clearInterval(timer);
  };
}
