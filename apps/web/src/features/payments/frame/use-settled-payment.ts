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

/** How a payment ended as the platform knows it. */
export interface PaymentEnd {
  readonly outcome: CashierOutcome;
  /** What there is to say beyond the outcome; empty for nothing. */
  readonly words: string;
}

const end = (outcome: CashierOutcome, words = ''): PaymentEnd => ({ outcome, words });

const ends: Readonly<Record<FramedPayment['kind'], Readonly<Partial<Record<string, PaymentEnd>>>>> = {
  Deposit: {
    APPROVED: end('SUCCESS'),
    FAILED: end('FAILED'),
    REJECTED: end('FAILED'),
    CANCELLED: end('CANCELLED'),
    EXPIRED: end('FAILED', 'The payment was not completed in time. Nothing was taken.'),
  },
  Withdraw: {
    PENDING: end('SUCCESS'),
    PROCESSING: end('SUCCESS'),
    ON_HOLD: end('SUCCESS'),
    APPROVED: end('SUCCESS'),
    REJECTED: end('FAILED'),
    CANCELLED: end('CANCELLED'),
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

async function endOf(client: ApolloClient, kind: FramedPayment['kind'], paymentId: string) {
  const states = await statesOf(client, kind);
  const status = states?.edges.find(({ node }) => node.id === paymentId)?.node.status;
  return status === undefined ? undefined : ends[kind][status];
}

/** When the platform is asked. */
export interface Asking {
  /** Again and again, for when a push may have been missed. */
  readonly repeatedly: boolean;
  /** Once each time that this number grows, as something has been heard that may be about the payment. */
  readonly news: number;
}

/** Asks the platform how a payment ended. */
export function useSettledPayment(
  { kind, paymentId }: FramedPayment,
  { repeatedly, news }: Asking,
  onSettled: (end: PaymentEnd) => void,
): void {
  const client = useApolloClient();
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (paymentId === null || (!repeatedly && news === 0)) return undefined;
    let over = false;
    const attempt = () => {
      endOf(client, kind, paymentId).then(
        (known) => {
          if (known && !over) settled(known);
        },
        (error: unknown) => {
          logNote('The state of a payment could not be fetched.', error);
        },
      );
    };
    attempt();
    const timer = repeatedly ? setInterval(attempt, interval) : undefined;
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [client, kind, paymentId, repeatedly, news]);
}
