import { DataTable, type Column } from '@magpie/ui/data';
import { useWorldBalancesQuery, type WorldBalancesQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { grouped, Money } from '#kit/money.tsx';
import { Panel } from '#kit/panel.tsx';
import { PlaceLink } from '#kit/place-link.tsx';
import { whyPlace } from '../ledger/figures.ts';
import type { OfMember } from './of-member.ts';

type Balance = WorldBalancesQuery['worldBalances'][number];
type Wallet = Exclude<keyof Balance, 'currency' | 'cash' | '__typename'>;

const wallets: readonly [Wallet, string][] = [
  ['main', 'Main'],
  ['casino', 'Casino'],
  ['casinoBonus', 'Casino bonus'],
  ['sport', 'Sport'],
  ['sportBonus', 'Sport bonus'],
];

const columnsOf = ({ world, member }: OfMember): readonly Column<Balance>[] => [
  { id: 'currency', header: 'Currency', cell: ({ currency }) => currency },
  {
    ...{ id: 'cash', header: 'Cash', numeric: true },
    cell: ({ cash }) => <Money amount={cash} />,
  },
  ...wallets.map(([wallet, header]): Column<Balance> => ({
    ...{ id: wallet, header, numeric: true },
    cell: ({ currency, [wallet]: amount }) => (
      <PlaceLink
        to={whyPlace(world, member, `${wallet}:${currency}`)}
        label={`Why ${header}, ${currency} is ${grouped(amount)}`}
      >
        <Money amount={amount} />
      </PlaceLink>
    ),
  })),
];

export function Balances({ world, member }: OfMember): JSX.Element {
  const result = useWorldBalancesQuery({ ...live, variables: { world, member } });
  return (
    <Panel title="Balances" flush>
      <Loaded of={result} label="balances">
        {({ worldBalances }) => (
          <DataTable
            label="Balances"
            columns={columnsOf({ world, member })}
            rows={worldBalances}
            rowId={({ currency }) => currency}
            cards="PHONE"
          />
        )}
      </Loaded>
    </Panel>
  );
}
