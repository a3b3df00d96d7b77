import type { Meta, StoryObj } from '@storybook/react-vite';
import { betCallFilter, readBetFilters } from '@magpie/domain/bets';
import { forMember } from '#testing/for-stories.tsx';
import { aud } from '#testing/sample-promos.ts';
import { BetTable, type BetTableProps } from './bet-table.tsx';
import { sampleBet } from './testing/sample-bet.ts';
import type { Bet } from './use-bet-history.ts';

const bet = (id: string, change: Partial<Bet> = {}) =>
  sampleBet(id, { currency: aud, game: { ...sampleBet(id).game, name: 'Moonlit Dingo' }, ...change });

const of = (...bets: readonly Bet[]): BetTableProps['history']['page'] => ({
  totalCount: bets.length,
  edges: bets.map((node) => ({ node })),
  pageInfo: { endCursor: null, hasNextPage: false },
});

const bets = of(
  bet('b1'),
  bet('b2', { status: 'UNSETTLED', payout: '0.00' }),
  bet('b3', { status: 'CANCELED', payout: '1.00' }),
  bet('b4', { status: 'CASHOUT' }),
  bet('b5', { freeSpin: true, effectiveBet: '0.00' }),
  bet('b6', { walletMode: 'BONUS', promo: { name: 'Weekend Reload', counted: '1.00' } }),
);

const history: BetTableProps['history'] = {
  filters: readBetFilters(() => null),
  change: () => undefined,
  from: new Date('2026-11-14T00:00:00Z'),
  filter: betCallFilter([], new Date('2026-11-14T00:00:00Z')),
  nothingToFetch: false,
  page: bets,
  pages: { current: 1, count: 1, previous: null, next: null },
  failed: false,
  retry: () => Promise.resolve(),
  results: undefined,
  resultsFailed: false,
  retryResults: () => Promise.resolve(),
};

const meta: Meta<typeof BetTable> = {
  component: BetTable,
  args: { history },
  decorators: [forMember()],
};

export default meta;

type Story = StoryObj<typeof BetTable>;

export const EveryKind: Story = {};

export const MorePages: Story = {
  args: {
    history: {
      ...history,
      pages: { current: 2, count: 5, previous: () => undefined, next: () => undefined },
    },
  },
};

export const Loading: Story = { args: { history: { ...history, page: undefined } } };

export const Empty: Story = { args: { history: { ...history, page: of() } } };

export const Failed: Story = { args: { history: { ...history, page: undefined, failed: true } } };
