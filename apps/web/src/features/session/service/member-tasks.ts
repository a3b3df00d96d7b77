import { watchAccount } from './account-watch.ts';
import { watchExpiry } from './expiry.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createPushStarter } from './push-starter.ts';
import type { Feed, RunnerDependencies } from './runner-types.ts';
import { storedAccessToken } from './tokens.ts';

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
