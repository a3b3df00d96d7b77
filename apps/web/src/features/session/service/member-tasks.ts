import type { ApolloClient } from '@apollo/client';
import type { Account } from '../model.ts';
import { takeOverBalances, takeOverMember } from './account-pushes.ts';
import { watchAccount } from './account-watch.ts';
import { watchExpiry } from './expiry.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { Pushes } from './push-events.ts';
import type { PushStarter } from './push-starter.ts';
import { keepSupportToken } from './support-token.ts';

export interface MemberTasks {
  readonly client: ApolloClient;
  readonly pushes: Pushes;
  readonly starter: PushStarter;
  /** Whether the support messenger is on this site, whose token is to be kept fresh. */
  readonly messenger: boolean;
  /** The time in epoch ms. */
  readonly now: () => number;
  readonly token: string;
  readonly account: () => Account | null;
  readonly onAccount: (account: Account) => void;
  readonly onExpired: () => void;
  readonly refresh: () => void;
}

/** Starts all of it. @returns how to stop it */
export function startMemberTasks(tasks: MemberTasks): () => void {
  const { client, pushes, starter, now, account } = tasks;
  starter.start();
  const stops = [
    watchAccount(client, tasks.onAccount),
    startHeartbeat(client),
    pushes.on('balanceUpdated', (push) => {
      const member = account();
      if (member && takeOverBalances(client, member, push)) tasks.refresh();
    }),
    pushes.on('memberUpdated', (push) => {
      const member = account();
      if (member && takeOverMember(client, member, push)) tasks.refresh();
    }),
    ...(tasks.messenger ? [keepSupportToken(client, account, now)] : []),
    () => {
      starter.stop();
    },
    watchExpiry(tasks.token, now, tasks.onExpired),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
