import { chakra } from '@chakra-ui/react';
import { maskName } from '@magpie/domain/account';
import { displayAmount, displayMoney } from '@magpie/domain/format';
import { useJackpotPayoutsQuery, type JackpotPayouts_recordFragment } from '@magpie/gql/jackpots';
import { ErrorState, Heading, Skeleton, Text } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { useSession } from '../session/index.ts';
import { JackpotFacts, type Jackpot } from './jackpot-facts.tsx';
import { JackpotHead } from './jackpot-head.tsx';
import { JackpotProviders } from './jackpot-providers.tsx';
import { OwnTurnover } from './own-turnover.tsx';
import { useJackpot } from './use-jackpot.ts';

// No part is wider than the dialog, however narrow that is.
const Body = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
});

type Payout = JackpotPayouts_recordFragment;

/** Other members are not named to strangers, whatever the platform sends (JACK-06). */
function columnsFor(own: string | undefined): readonly Column<Payout>[] {
  return [
    { id: 'member', header: 'Member', cell: ({ member }) => (member === own ? member : maskName(member)) },
    {
      id: 'amount',
      header: 'Won',
      numeric: true,
      cell: ({ amount, currency }) => displayMoney(amount, currency),
    },
    { id: 'bet', header: 'Bet', numeric: true, cell: ({ bet, currency }) => displayMoney(bet, currency) },
    {
      id: 'multiplier',
      header: 'Multiplier',
      numeric: true,
      cell: ({ multiplier }) => `×${displayAmount(multiplier, 'FIAT')}`,
    },
    {
      id: 'date',
      header: 'Date',
      cell: ({ dateTimeCreated }) => <Moment at={dateTimeCreated} face="DATE" />,
    },
  ];
}

function Payouts({ jackpotId }: { readonly jackpotId: string }): JSX.Element {
  const { account } = useSession();
  const result = useJackpotPayoutsQuery({
    variables: { jackpot: jackpotId },
    fetchPolicy: 'cache-and-network',
  });
  const { failed, retrying, retry } = useLoading(result);
  if (failed) return <ErrorState level={4} onRetry={retry} retrying={retrying} />;
  const records = result.data?.jackpotPayoutRecords.edges.map(({ node }) => node);
  return (
    <DataTable
      label="Payout records"
      cards="PHONE"
      columns={columnsFor(account?.username)}
      rows={records ?? []}
      rowId={({ id }) => id}
      loading={!records}
      empty={<Text tone="muted">Nobody has won it yet.</Text>}
    />
  );
}

function Details({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element {
  return (
    <>
      <JackpotHead jackpot={jackpot} />
      <OwnTurnover jackpot={jackpot} />
      <JackpotFacts jackpot={jackpot} complete />
      <JackpotProviders jackpot={jackpot} />
      <div>
        <Heading level={3} size="heading.md" mb="3">
          Payout records
        </Heading>
        <Payouts jackpotId={jackpot.id} />
      </div>
    </>
  );
}

/** jackpotModal: one jackpot with its details and its payout records (JACK-02). */
export function JackpotModal({ jackpotId, onClose }: ModalComponentProps<'jackpotModal'>): JSX.Element {
  const { jackpot, failed, retrying, retry } = useJackpot(jackpotId);
  return (
    <Dialog open onClose={onClose} title={jackpot?.name ?? 'Jackpot'} size="lg">
      <Body>
        {failed && <ErrorState level={3} onRetry={retry} retrying={retrying} />}
        {!failed && jackpot === undefined && <Skeleton height="50" />}
        {jackpot === null && <Text tone="muted">There is no such jackpot any more.</Text>}
        {jackpot && <Details jackpot={jackpot} />}
      </Body>
    </Dialog>
  );
}
