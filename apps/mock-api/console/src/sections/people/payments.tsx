import { DataTable, type Column } from '@magpie/ui/data';
import { usePaymentsQuery, type PaymentsQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { PlaceLink } from '#kit/place-link.tsx';
import { Mono } from '#kit/dense.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { shortMoment } from '#kit/moment.ts';
import { Money } from '#kit/money.tsx';
import { Nothing } from '#kit/nothing.tsx';
import { Panel } from '#kit/panel.tsx';
import { words } from '#kit/words.ts';
import { verbPlace } from '../verbs/places.ts';
import type { OfMember } from './of-member.ts';

type Payment = PaymentsQuery['worldPayments'][number];

const columnsOf = (world: string): Column<Payment>[] => [
  {
    ...{ id: 'id', line: 'TITLE', header: 'Payment' },
    cell: ({ id }) => (
      <PlaceLink to={verbPlace(world, 'payment answer', { payment: id })} title="Let the provider end it">
        <Mono>{id}</Mono>
      </PlaceLink>
    ),
  },
  { id: 'status', line: 'META', header: 'Status', cell: ({ status }) => words(status) },
  { id: 'at', line: 'META', header: 'Created', cell: ({ dateTimeCreated }) => shortMoment(dateTimeCreated) },
  {
    id: 'amount',
    line: 'AMOUNT',
    header: 'Amount',
    numeric: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
];

export function Payments({ world, member }: OfMember): JSX.Element {
  const result = usePaymentsQuery({ ...live, variables: { world, member } });
  return (
    <Panel title="Payments" flush>
      <Loaded of={result} label="payments">
        {({ worldPayments }) => (
          <DataTable
            label="Payments"
            columns={columnsOf(world)}
            rows={worldPayments.slice(0, 20)}
            rowId={({ id }) => id}
            cards="LINES"
            empty={<Nothing>No deposit and no withdrawal.</Nothing>}
          />
        )}
      </Loaded>
    </Panel>
  );
}
