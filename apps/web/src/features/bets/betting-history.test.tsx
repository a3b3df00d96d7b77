import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePlatform, NoNetwork } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { aud, btc } from '#testing/sample-account.ts';
import { BettingHistory } from './betting-history.tsx';

const bet = (id: string, change: Record<string, unknown> = {}) => ({
  __typename: 'BetRecord',
  id,
  status: 'SETTLED',
  freeSpin: false,
  currencyType: 'FIAT',
  effectiveBet: '1.00',
  payout: '14.50',
  cryptoEffectiveBet: null,
  cryptoPayout: null,
  walletMode: 'CASH',
  promo: null,
  dateTimeSettled: '2026-11-21T06:30:00Z',
  currency: aud,
  game: {
    __typename: 'Game',
    id: `game-${id}`,
    name: `Game ${id}`,
    subCategory: { __typename: 'GameSubCategory', id: 'provider-nightjar', name: 'Nightjar' },
  },
  ...change,
});

const summary = {
  __typename: 'BetRecordSummary',
  totalEffectiveBet: '1234.50',
  totalWinloss: '-20.00',
  currency: aud,
};

function page(bets: readonly unknown[], variables: Record<string, unknown>) {
  const from = Number(variables['after'] ?? 0);
  const shown = bets.slice(from, from + Number(variables['first']));
  const next = from + shown.length;
  return {
    betRecords: {
      __typename: 'BetRecordConnection',
      totalCount: bets.length,
      edges: shown.map((node) => ({ __typename: 'BetRecordEdge', node })),
      pageInfo: { __typename: 'PageInfo', endCursor: String(next), hasNextPage: next < bets.length },
    },
    betRecordSummary: summary,
  };
}

function openHistory(bets: readonly unknown[]) {
  const platform = fakePlatform({ BetHistory: (variables) => page(bets, variables) });
  return { platform, ...renderFeature(<BettingHistory />, { member: true }) };
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the betting history', () => {
  it('shows the bets with their amounts, and the totals', async () => {
    openHistory([
      bet('1'),
      bet('2', { status: 'UNSETTLED', payout: '0.00', freeSpin: true, walletMode: null }),
    ]);
    const first = await rowOf('Game 1');
    expect(first.getByText('$1.00')).toBeTruthy();
    expect(first.getByText('$14.50')).toBeTruthy();
    expect(first.getByText('Settled')).toBeTruthy();
    const second = await rowOf('Game 2');
    expect(second.getByText('Unsettled')).toBeTruthy();
    expect(second.getByText('Nightjar, Free Spin')).toBeTruthy();
    expect(screen.getByText('Total Bets').nextElementSibling?.textContent).toBe('$1,234.50');
    expect(screen.getByText('Total Profit/Loss').nextElementSibling?.textContent).toBe('-$20.00');
  });

  it('says what a bet was paid with, and how much of it counted for which promo', async () => {
    const promo = (counted: string) => ({
      __typename: 'BetPromo',
      memberPromo: 'mpr-1',
      name: 'Welcome Match',
      counted,
    });
    openHistory([
      bet('1', { walletMode: 'BONUS', promo: promo('0.40') }),
      bet('2', { promo: promo('0.00') }),
      bet('3'),
    ]);
    const first = await rowOf('Game 1');
    expect(first.getByText('Nightjar, Bonus money')).toBeTruthy();
    expect(first.getByText('$0.40 counted for Welcome Match')).toBeTruthy();
    const second = await rowOf('Game 2');
    expect(second.getByText('Nightjar')).toBeTruthy();
    expect(second.getByText('$0.00 counted for Welcome Match')).toBeTruthy();
    expect((await rowOf('Game 3')).queryByText(/counted for/)).toBeNull();
  });

  it('shows a crypto bet in its crypto currency', async () => {
    const crypto = {
      currencyType: 'CRYPTO',
      currency: btc,
      cryptoEffectiveBet: '0.00012000',
      cryptoPayout: '0.00000000',
    };
    openHistory([bet('1', crypto)]);
    const row = await rowOf('Game 1');
    expect(row.getByText('₿0.00012000')).toBeTruthy();
    expect(row.getByText('₿0.00000000')).toBeTruthy();
  });

  it('goes through its pages and back', async () => {
    const { platform } = openHistory(Array.from({ length: 12 }, (_, index) => bet(`n${String(index + 1)}.`)));
    await screen.findByRole('row', { name: /Game n10\./ });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('row', { name: /Game n12\./ });
    expect(screen.queryByRole('row', { name: /Game n1\./ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('row', { name: /Game n1\./ });
    expect(platform.variablesOf('BetHistory').map(({ after }) => after)).toEqual([null, '10', null]);
  });

  it('says that there are no bets yet', async () => {
    openHistory([]);
    expect(await screen.findByText('You have not placed any bets yet.')).toBeTruthy();
  });

  it('TXN-15 says that it is loading over a skeleton of 10 rows, and offers another try after a failure', async () => {
    const platform = fakePlatform({
      BetHistory: () => {
        throw new NoNetwork();
      },
    });
    renderFeature(<BettingHistory />, { member: true });
    const loading = screen.getByText(
      "We're fetching your betting history. This should only take a moment.",
    ).parentElement;
    expect(loading?.querySelectorAll('[data-part=skeleton]')).toHaveLength(10);
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('BetHistory', (variables) => page([bet('1')], variables));
    await userEvent.click(again);
    expect(await screen.findByRole('row', { name: /Game 1/ })).toBeTruthy();
  });
});
