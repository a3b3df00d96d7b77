import type { ApolloClient } from '@apollo/client';
import { needsSupportTokenRefresh, supportTokenCheckInterval } from '@magpie/domain/session';
import { SupportTokenDocument } from '@magpie/gql/support';
import { deviceTime, onClockChange } from '#shared/clock/index.ts';
import { logNote } from '#shared/log/index.ts';
import type { Account } from '../session/index.ts';

/**
 * Keeps the token of the support messenger fresh: polls now, every 5 minutes and when the clock is moved (SESS-38). A failure is only logged
 * (SESS-39). An account without an email address has no token. @returns how to stop it
 */
export function keepSupportToken(
  client: ApolloClient,
  account: () => Account | null,
  now: () => number,
): () => void {
  const poll = async () => {
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, deviceTime(supportTokenCheckInterval));
    void poll();
  };
  const stopFollowing = onClockChange(keep);
  keep();
  return () => {
    stopFollowing();
    clearTimeout(timer);
  };
}
