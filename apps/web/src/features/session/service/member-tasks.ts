import type { ApolloClient } from '@apollo/client';
import { nextTimerDelay } from '@magpie/domain/calendar';
import { heartbeatInterval, isTokenExpired, tokenExpiry } from '@magpie/domain/session';
import { HeartbeatDocument, MeDocument, type MeQuery } from '@magpie/gql/session';
import { deviceTime, onClockChange } from '#shared/clock/index.ts';
import { logNote } from '#shared/log/index.ts';
import type { Account } from '../model.ts';
import { createPushStarter } from './push-starter.ts';
import type { Feed, RunnerDependencies } from './runner-types.ts';
import { storedAccessToken } from './tokens.ts';

/** Every 10 seconds (SESS-17), until an answer is false or a call fails (SESS-18). @returns how to stop it */
function startHeartbeat(client: ApolloClient): () => void {
  const timer = setInterval(() => {
    void beat();
  }, heartbeatInterval);
  const stop = () => {
    clearInterval(timer);
  };
  const beat = async () => {
    try {
      const { data } = await client.mutate({ mutation: HeartbeatDocument, fetchPolicy: 'no-cache' });
      if (!data?.heartbeat) stop();
    } catch (error) {
      stop();
      logNote('The heartbeat could not be sent.', error);
    }
  };
  return stop;
}

/**
 * Waits for the moment in the 'exp' claim (SESS-11) in several timers, because one cannot reach 90 days, and polls when the
 * page comes back into view, because timers sleep with the device, and when the clock is moved. @param now epoch ms @returns how to stop
 */
function watchExpiry(accessToken: string, now: () => number, onExpired: () => void): () => void {
  const expiry = tokenExpiry(accessToken) ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(poll, nextTimerDelay(deviceTime(expiry - now())));
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', poll);
    stopFollowing();
  };
  function poll() {
    clearTimeout(timer);
    if (!isTokenExpired(accessToken, now())) {
      wait();
      return;
    }
    stop();
    onExpired();
  }
  document.addEventListener('visibilitychange', poll);
  const stopFollowing = onClockChange(poll);
  wait();
  return stop;
}

/** Calls back for every change of the account in the client's cache. @returns how to stop */
function watchAccount(client: ApolloClient, onChange: (account: Account) => void): () => void {
  return client.cache.watch<MeQuery>({
    query: client.cache.transformDocument(MeDocument),
    optimistic: true,
    callback: ({ complete, result }) => {
      if (complete) onChange(result.me);
    },
  });
}

/** Starts what runs as long as the login with this token; answers how to stop it. */
export function startMemberTasks(
  { platform: { client }, now }: RunnerDependencies,
  { pushes, dispatch }: Feed,
  accessToken: string,
): () => void {
  const starter = createPushStarter(
    () => storedAccessToken() !== null,
    async () => (await import('./push-subscriptions.ts')).subscribeToPushes(client, pushes),
  );
  starter.start();
  const stops = [
    () => {
      starter.stop();
    },
    watchAccount(client, (account) => {
      dispatch({ kind: 'ACCOUNT_CHANGED', account });
    }),
    startHeartbeat(client),
    pushes.on('balanceUpdated', (push) => {
      dispatch({ kind: 'BALANCE_PUSHED', push });
    }),
    pushes.on('memberUpdated', (push) => {
      dispatch({ kind: 'MEMBER_PUSHED', push });
    }),
    watchExpiry(accessToken, now, () => {
      dispatch({ kind: 'EXPIRED' });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
