import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { Tag } from '../components/tag.tsx';
import { DataTable } from './data-table.tsx';

interface Row {
  readonly id: string;
  readonly method: string;
  readonly amount: string;
  readonly date: string;
}

const rows: readonly Row[] = [
  { id: 'w1', method: 'Bank transfer', amount: '250.00', date: '21 Nov 2026, 18:05' },
  { id: 'w2', method: 'Card', amount: '1,250.00', date: '20 Nov 2026, 09:12' },
  { id: 'w3', method: 'PayID', amount: '80.00', date: '14 Nov 2026, 22:40' },
];

const meta: Meta<typeof DataTable<Row>> = {
  component: DataTable,
  args: {
    label: 'Withdrawals',
    rows,
    rowId: ({ id }) => id,
    columns: [
      { id: 'date', header: 'Date', line: 'META', cell: ({ date }) => date },
      { id: 'method', header: 'Method', line: 'TITLE', cell: ({ method }) => method },
      { id: 'currency', header: 'Currency', line: 'UNIT', cell: () => 'AUD' },
      { id: 'amount', header: 'Amount', line: 'AMOUNT', numeric: true, cell: ({ amount }) => amount },
      {
        id: 'status',
        header: 'Status',
        line: 'END',
        cell: () => (
          <Tag tone="warning" icon={<Icon of={Clock} />}>
            Pending
          </Tag>
        ),
      },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof DataTable<Row>>;

export const Rows: Story = {};

export const OneIsCurrent: Story = { args: { currentId: 'w2' } };

export const TwoLines: Story = { args: { cards: 'LINES' } };

export const Loading: Story = { args: { rows: [], loading: true } };

export const LoadingWithWords: Story = {
  args: { rows: [], loading: true, loadingText: 'We’re fetching your withdrawals.' },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState level={3} title="No withdrawals yet" spot="bets" action={<Button>Withdraw</Button>}>
        What you withdraw is listed here.
      </EmptyState>
    ),
  },
};
