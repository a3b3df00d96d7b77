import { DataTable, type Column } from '@magpie/ui/data';
import { useWorldTransactionsQuery, type WorldTransactionsQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { shortMoment } from '#kit/moment.ts';
import { Money } from '#kit/money.tsx';
import { Nothing } from '#kit/nothing.tsx';
import { Panel } from '#kit/panel.tsx';
import { words } from '#kit/words.ts';
import type { OfMember } from './of-member.ts';

type Movement = WorldTransactionsQuery['worldTransactions'][number];

const columns: readonly Column<Movement>[] = [
  { id: 'at', line: 'META', header: 'At', cell: ({ at }) => shortMoment(at) },
  {
    id: 'type',
    line: 'TITLE',
    header: 'Transaction',
    cell: ({ type, details }) => `${words(type)}: ${details}`,
  },
  { id: 'wallet', line: 'META', header: 'Wallet', cell: ({ wallet }) => words(wallet) },
  {
    id: 'amount',
    line: 'AMOUNT',
    header: 'Amount',
    numeric: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: 'after',
    line: 'META',
    header: 'After',
    numeric: true,
    cell: ({ balanceAfter }) => <Money amount={balanceAfter} />,
  },
];

export interface MovementsProps extends OfMember {
  readonly last?: number;
}

/** The last movements of a member's money, newest first. */
export function Movements({ world, member, last = 20 }: MovementsProps): JSX.Element {
  const result = useWorldTransactionsQuery({ ...live, variables: { world, member, last } });
  return (
    <Panel title="Transactions" flush>
      <Loaded of={result} label="transactions">
        {({ worldTransactions }) => (
          <DataTable
            label="Transactions"
            columns={columns}
            rows={worldTransactions}
            rowId={({ id }) => id}
            cards="LINES"
            empty={<Nothing>No money has moved.</Nothing>}
          />
        )}
      </Loaded>
    </Panel>
  );
}
