import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { DepositStatesDocument, WithdrawalStatesDocument } from '@magpie/gql/payments';
import { useEffect, useEffectEvent } from 'react';
import { logNote } from '../../../shared/log/index.ts';
import type { CashierOutcome } from './cashier-messages.ts';

/** Time between two questions in ms. */
const interval = 3_000;

/** A payment of the provider's page. */
export interface FramedPayment {
  readonly kind: 'Deposit' | 'Withdraw';
  /** `null` until the page has named it. */
  readonly paymentId: string | null;
}

const ends: Readonly<Record<FramedPayment['kind'], Readonly<Partial<Record<string, CashierOutcome>>>>> = {
  Deposit: {
    APPROVED: 'SUCCESS',
    FAILED: 'FAILED',
    REJECTED: 'FAILED',
    CANCELLED: 'CANCELLED',
    EXPIRED: 'CANCELLED',
  },
  Withdraw: {
    PENDING: 'SUCCESS',
    PROCESSING: 'SUCCESS',
    ON_HOLD: 'SUCCESS',
    APPROVED: 'SUCCESS',
    REJECTED: 'FAILED',
    CANCELLED: 'CANCELLED',
  },
};

interface Known {
  readonly edges: readonly { readonly node: { readonly id: string; readonly status: string } }[];
}

async function statesOf(client: ApolloClient, kind: FramedPayment['kind']): Promise<Known | undefined> {
  const fetchPolicy = 'network-only';
  if (kind === 'Deposit') {
    return (await client.query({ query: DepositStatesDocument, fetchPolicy })).data?.deposits;
  }
  return (await client.query({ query: WithdrawalStatesDocument, fetchPolicy })).data?.withdrawals;
}

/**
 * Asks the platform again and again how a payment ended, for when its push may have been missed.
 *
 * @param active whether to ask at all
 */
export function useSettledPayment(
  { kind, paymentId }: FramedPayment,
  active: boolean,
  onSettled: (outcome: CashierOutcome) => void,
): void {
  const client = useApolloClient();
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (!active || paymentId === null) return undefined;
    let over = false;
    const ask = async () => {
      const states = await statesOf(client, kind);
      const status = states?.edges.find(({ node }) => node.id === paymentId)?.node.status;
      const outcome = status === undefined ? undefined : ends[kind][status];
      if (outcome && !over) settled(outcome);
    };
    const attempt = () => {
      ask().catch((error: unknown) => {
        logNote('The state of a payment could not be fetched.', error);
      });
    };
    attempt();
    const timer = setInterval(attempt, interval);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [client, kind, paymentId, active]);
}
