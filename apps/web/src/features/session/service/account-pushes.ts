import type { ApolloClient } from '@apollo/client';
import type { Account } from '../model.ts';
import type { PushEvents } from './push-events.ts';

/**
 * Takes the pushed balances over into the account, if they are in its active currency (PUSH-08, WALLET-16).
 *
 * @returns whether the account has to be fetched again, because its active currency was changed elsewhere
 */
export function takeOverBalances(
  client: ApolloClient,
  account: Account,
  { availableBalance, wallets }: PushEvents['balanceUpdated'],
): boolean {
  if (wallets.currency.code !== account.activeCurrency.code) return true;
  const id = client.cache.identify({ __typename: 'Member', id: account.id });
  if (id) {
    client.cache.modify({ id, fields: { wallets: () => wallets, availableBalance: () => availableBalance } });
  }
  return false;
}

/**
 * Takes a pushed change over into the account. A push for another account changes nothing (PUSH-03 to PUSH-05).
 *
 * @returns whether the account has to be fetched again, because its labels are not part of the push (PUSH-06)
 */
export function takeOverMember(
  client: ApolloClient,
  account: Account,
  push: PushEvents['memberUpdated'],
): boolean {
  if (push.id !== account.id) return false;
  const { status, verified, hasFirstDeposit, withdrawalBlocked, depositBlocked } = push.body;
  const id = client.cache.identify({ __typename: 'Member', id: account.id });
  if (id) {
    client.cache.modify({
      id,
      fields: {
        status: () => status,
        verified: () => verified,
        hasFirstDeposit: () => hasFirstDeposit,
        withdrawalBlocked: () => withdrawalBlocked,
        depositBlocked: () => depositBlocked,
      },
    });
  }
  return push.body.memberLabelUpdated;
}
