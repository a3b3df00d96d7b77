import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { depositOutcome, withdrawalOutcome, type PaymentOutcome } from '@magpie/domain/payments';
import { DepositStatesDocument, WithdrawalStatesDocument } from '@magpie/gql/payments';
import { useEffect, useEffectEvent } from 'react';
import { logNote } from '#shared/log/index.ts';
import type { CashierOutcome } from './cashier-messages.ts';

/** Time between two questions in ms. */
const interval = 3_000;

export interface FramedPayment {
  readonly kind: 'Deposit' | 'Withdraw';
  /** `null` until the page has named it. */
  readonly paymentId: string | null;
}

export interface PaymentEnd {
  readonly outcome: CashierOutcome;
  /** What there is to say beyond the outcome; empty for nothing. */
  readonly words: string;
}

const late = 'The payment was not completed in time. Nothing was taken.';

const endOf = (outcome: PaymentOutcome): PaymentEnd =>
  outcome === 'EXPIRED' ? { outcome: 'FAILED', words: late } : { outcome, words: '' };

interface Known<Status> {
  readonly edges: readonly { readonly node: { readonly id: string; readonly status: Status } }[];
}

const statusIn = <Status>(known: Known<Status> | undefined, id: string): Status | undefined =>
  known?.edges.find(({ node }) => node.id === id)?.node.status;

async function outcomeOf(
  client: ApolloClient,
  kind: FramedPayment['kind'],
  id: string,
): Promise<PaymentOutcome | null> {
  const fetchPolicy = 'network-only';
  if (kind === 'Deposit') {
    const { data } = await client.query({ query: DepositStatesDocument, fetchPolicy });
    const status = statusIn(data?.deposits, id);
    return status === undefined ? null : depositOutcome(status);
  }
  const { data } = await client.query({ query: WithdrawalStatesDocument, fetchPolicy });
  const status = statusIn(data?.withdrawals, id);
  return status === undefined ? null : withdrawalOutcome(status);
}

export interface Asking {
  /** Again and again, for when a push may have been missed. */
  readonly repeatedly: boolean;
  /** Once each time that this number grows, as something has been heard that may be about the payment. */
  readonly news: number;
}

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
      outcomeOf(client, kind, paymentId).then(
        (known) => {
          if (known && !over) settled(endOf(known));
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
