import { chakra } from '@chakra-ui/react';
import { displayNetDeposits, type HistoryPeriod } from '@magpie/domain/transactions';
import { useNetDepositsQuery } from '@magpie/gql/transactions';
import { Button, Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { useSession } from '../session/index.ts';
import { alwaysNewest, noNews, useRefetchOnPayment } from './use-refetch-on-payment.ts';

const Figure = chakra('dl', {
  base: {
    '& dt': { fontSize: 'detail', lineHeight: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'money.md', fontVariantNumeric: 'tabular-nums', minH: '6' },
  },
});

export interface NetDepositsProps {
  readonly period: HistoryPeriod;
  /** Code; null for the active currency. */
  readonly currency: string | null;
  readonly waiting: boolean;
}

/** The net deposits of the chosen range and currency, of the active currency when all are shown (TXN-14). */
export function NetDeposits({ period: { from, to }, currency, waiting }: NetDepositsProps): JSX.Element {
  const { account } = useSession();
  // Named, so that the figure follows a change of the active currency.
  const code = currency ?? account?.activeCurrency.code;
  const range = { startDateTime: from.toISOString(), endDateTime: to.toISOString() };
  const { data, error, refetch } = useNetDepositsQuery({
    variables: { filter: { ...range, ...(code !== undefined && { currency: code }) } },
    ...alwaysNewest,
    skip: waiting,
  });
  useRefetchOnPayment(waiting ? noNews : refetch);
  const net = data?.netDepositsNext;
  return (
    <Figure>
      <dt>{net ? `Net deposits in ${net.currency.code}` : 'Net deposits'}</dt>
      <dd>
        {net && displayNetDeposits(net)}
        {!net && !error && <Skeleton display="inline-block" width="30" height="5" />}
        {!net && error && (
          <Button size="sm" variant="ghost" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        )}
      </dd>
    </Figure>
  );
}
