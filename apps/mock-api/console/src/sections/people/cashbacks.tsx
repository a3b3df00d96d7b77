import { Tag } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { useWorldCashbacksQuery, type WorldCashbacksQuery } from '@magpie/gql/control';
import { CircleCheck } from 'lucide-react';
import type { JSX } from 'react';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { grouped, Money } from '#kit/money.tsx';
import { Nothing } from '#kit/nothing.tsx';
import { Panel } from '#kit/panel.tsx';
import { PlaceLink } from '#kit/place-link.tsx';
import { whyPlace } from '../ledger/figures.ts';
import type { OfMember } from './of-member.ts';

type Cashback = WorldCashbacksQuery['worldCashbacks'][number];

const columnsOf = ({ world, member }: OfMember): Column<Cashback>[] => [
  { id: 'title', line: 'TITLE', header: 'Cashback', cell: ({ title }) => title },
  {
    ...{ id: 'claim', line: 'META', header: 'Claim' },
    cell: ({ isClaimable }) =>
      isClaimable ? (
        <Tag tone="success" icon={<CircleCheck aria-hidden />}>
          Can be claimed
        </Tag>
      ) : (
        'Not now'
      ),
  },
  {
    ...{ id: 'amount', line: 'AMOUNT', header: 'Amount', numeric: true },
    cell: ({ id, title, amount, currency }) => (
      <PlaceLink
        to={whyPlace(world, member, `cashback:${id}`)}
        label={`Why ${title} is ${currency} ${grouped(amount)}`}
      >
        <Money amount={amount} currency={currency} />
      </PlaceLink>
    ),
  },
];

/** What each cashback has collected, a press away from the bets behind it. */
export function Cashbacks({ world, member }: OfMember): JSX.Element {
  const result = useWorldCashbacksQuery({ ...live, variables: { world, member } });
  return (
    <Panel title="Cashbacks" flush>
      <Loaded of={result} label="cashbacks">
        {({ worldCashbacks }) => (
          <DataTable
            label="Cashbacks"
            columns={columnsOf({ world, member })}
            rows={worldCashbacks}
            rowId={({ id }) => id}
            cards="LINES"
            empty={<Nothing>No cashback is for their level.</Nothing>}
          />
        )}
      </Loaded>
    </Panel>
  );
}
