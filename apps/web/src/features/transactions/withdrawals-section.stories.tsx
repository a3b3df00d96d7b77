import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WithdrawalList_withdrawalFragment } from '@magpie/gql/payments';
import { forMember } from '#testing/for-stories.tsx';
import { aud } from '#testing/sample-promos.ts';
import { WithdrawalsSection } from './withdrawals-section.tsx';

const withdrawal = (status: WithdrawalList_withdrawalFragment['status'], amount: string) => ({
  __typename: 'Withdrawal',
  id: status,
  amount,
  status,
  dateTimeCreated: '2026-11-21T07:05:00.000Z',
  currency: aud,
  withdrawalMethod: { __typename: 'WithdrawalMethod', id: 'payid', name: 'PayID' },
});

const answers = (rows: readonly object[]) => ({
  Withdrawals: () => ({
    withdrawals: {
      __typename: 'WithdrawalConnection',
      totalCount: rows.length,
      edges: rows.map((node) => ({ __typename: 'WithdrawalEdge', node })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  }),
});

const everyStatus = [
  withdrawal('PENDING', '250.00'),
  withdrawal('ON_HOLD', '1250.00'),
  withdrawal('PROCESSING', '80.00'),
  withdrawal('APPROVED', '40.00'),
  withdrawal('REJECTED', '5000.00'),
  withdrawal('CANCELLED', '75.50'),
];

const meta: Meta<typeof WithdrawalsSection> = { component: WithdrawalsSection };

export default meta;

type Story = StoryObj<typeof WithdrawalsSection>;

export const EveryStatus: Story = { decorators: [forMember(answers(everyStatus))] };

export const Empty: Story = { decorators: [forMember(answers([]))] };

export const Loading: Story = { decorators: [forMember()] };
