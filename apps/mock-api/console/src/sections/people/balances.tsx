import { DataTable, type Column } from '@magpie/ui/data';
import { useConsoleBalancesQuery, type ConsoleBalancesQuery } from '@magpie/gql/console';
import type { JSX } from 'react';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Money } from '#kit/money.tsx';
import { Panel } from '#kit/panel.tsx';
import type { OfMember } from './of-member.ts';

type Balance = ConsoleBalancesQuery['worldBalances'][number];
type Wallet = Exclude<keyof Balance, 'currency' | '__typename'>;

const wallets: readonly [Wallet, string][] = [
  ['cash', 'Cash'],
  ['main', 'Main'],
  ['casino', 'Casino'],
  ['casinoBonus', 'Casino bonus'],
  ['sport', 'Sport'],
  ['sportBonus', 'Sport bonus'],
];

const columns: readonly Column<Balance>[] = [
  { id: 'currency', header: 'Currency', cell: ({ currency }) => currency },
  ...wallets.map(([wallet, header]): Column<Balance> => ({
    ...{ id: wallet, header, numeric: true },
    cell: (balance) => <Money amount={balance[wallet]} />,
  })),
];

export function Balances({ world, member }: OfMember): JSX.Element {
  const result = useConsoleBalancesQuery({ ...live, variables: { world, member } });
  return (
    <Panel title="Balances" flush>
      <Loaded of={result} label="balances">
        {({ worldBalances }) => (
          <DataTable
            label="Balances"
            columns={columns}
            rows={worldBalances}
            rowId={({ currency }) => currency}
            cards="PHONE"
          />
        )}
      </Loaded>
    </Panel>
  );
}
