import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { held, NoNetwork } from '#testing/fake-platform.ts';
import { btc } from '#testing/sample-account.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { bet, openHistory, pageOf, start } from './testing/sample-bets.tsx';

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const many = (count: number) => Array.from({ length: count }, (_, index) => bet(`n${String(index + 1)}.`));
const view = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:30Z'));
});

describe('the betting history', () => {
  it('BETS-01 BETS-16 shows its title, totals, period, page size, table and pages', async () => {
    openHistory(many(12));
    await rowOf('Game n1\\.');
    expect(view('Casino Betting History').getAttribute('aria-selected')).toBe('true');
    await waitFor(() => {
      expect(figure('Total Bets')).toBe('$1,234.50');
    });
    expect(figure('Total Profit/Loss')).toBe('-$20.00');
    expect(screen.getByRole('table', { name: 'Casino Betting History' })).toBeDefined();
    expect(screen.getByText('Page 1 of 2')).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('24-hours');
    expect(screen.getByLabelText<HTMLSelectElement>('Records per page').value).toBe('10');
  });

  it('BETS-02 BETS-05 has two views, the sports one of the category Sportsbook alone, each with its address', async () => {
    const { asked, address } = openHistory([bet('1')]);
    await rowOf('Game 1');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Casino Betting History',
      'Sports Betting History',
    ]);
    expect(asked()?.['filter']).toMatchObject({
      gameCategory: { in: ['cat-Pokies and slots', 'cat-Live tables'] },
    });
    await userEvent.click(view('Sports Betting History'));
    await waitFor(() => {
      expect(asked()?.['filter']).toMatchObject({ gameCategory: { in: ['cat-Sportsbook'] } });
    });
    expect(address()).toBe(`${start}&type=sports`);
    expect(await screen.findByRole('table', { name: 'Sports Betting History' })).toBeDefined();
  });

  it('BETS-03 offers five periods and four page sizes and asks for what is chosen', async () => {
    const { asked, platform, address } = openHistory([bet('1')]);
    await rowOf('Game 1');
    expect(optionsOf('Period')).toEqual([
      'Last 24 hours',
      'Last week',
      'Last month',
      'Last 3 months',
      'Last year',
    ]);
    expect(optionsOf('Records per page')).toEqual(['10', '20', '50', '100']);
    expect(asked()).toMatchObject({
      first: 10,
      filter: { dateTimeSettled: { gte: '2026-11-20T10:00:30.000Z' } },
    });
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 3 months');
    await userEvent.selectOptions(screen.getByLabelText('Records per page'), '50');
    const filter = { dateTimeSettled: { gte: '2026-08-21T10:00:30.000Z' } };
    await waitFor(() => {
      expect(asked()).toMatchObject({ first: 50, filter });
    });
    expect(platform.variablesOf('BetResults').at(-1)).toMatchObject({ filter });
    expect(address()).toBe(`${start}&period=3-months&records=50`);
  });

  it('BETS-04 starts again at the first page with another period or page size', async () => {
    const { asked } = openHistory(many(30));
    const toSecondPage = async () => {
      await rowOf('Game n1\\.');
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByText(/^Page 2 of/);
      expect(asked()?.['after']).not.toBeNull();
    };
    await toSecondPage();
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last week');
    await screen.findByText('Page 1 of 3');
    expect(asked()).toMatchObject({ first: 10, after: null });
    await toSecondPage();
    await userEvent.selectOptions(screen.getByLabelText('Records per page'), '20');
    await screen.findByText('Page 1 of 2');
    expect(asked()).toMatchObject({ first: 20, after: null });
  });

  it('goes through its pages and back', async () => {
    const { platform } = openHistory(many(12));
    await rowOf('Game n10\\.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await rowOf('Game n12\\.');
    expect(screen.queryByRole('row', { name: /Game n1\./ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await rowOf('Game n1\\.');
    expect(platform.variablesOf('BetHistory').map(({ after }) => after)).toEqual([null, '10', null]);
  });

  it('BETS-06 fetches nothing without game categories', async () => {
    const { platform } = openHistory([bet('1')], { BetCategories: () => ({ gameCategories: [] }) });
    expect(await screen.findByText('No Bets Found Under Casino Betting History')).toBeDefined();
    await userEvent.click(view('Sports Betting History'));
    expect(await screen.findByText('No Bets Found Under Sports Betting History')).toBeDefined();
    expect(platform.variablesOf('BetHistory')).toEqual([]);
    expect(platform.variablesOf('BetResults')).toEqual([]);
    expect(figure('Total Bets')).toBe('–');
  });

  it('BETS-08 says of each view that it holds no bets', async () => {
    openHistory([], {}, `${start}&type=sports`);
    expect(await screen.findByText('No Bets Found Under Sports Betting History')).toBeDefined();
    expect(screen.getByText('You have not placed any bets yet.')).toBeDefined();
    await userEvent.click(view('Casino Betting History'));
    expect(await screen.findByText('No Bets Found Under Casino Betting History')).toBeDefined();
    expect(screen.getByText('You have not placed any bets yet.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true);
  });

  it('BETS-07 TXN-15 says that it is loading over a skeleton of 10 rows, and offers another try after a failure', async () => {
    const fails = () => {
      throw new NoNetwork();
    };
    const { platform } = openHistory([], { BetHistory: fails });
    expect(
      screen.getByText("We're fetching your betting history. This should only take a moment."),
    ).toBeDefined();
    expect(document.querySelectorAll('[data-part=skeleton-row]')).toHaveLength(10);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/fetching your betting history/)).toBeNull();
    platform.answer('BetHistory', (variables) => pageOf([bet('1')], variables));
    await userEvent.click(again);
    expect(await rowOf('Game 1')).toBeDefined();
  });

  it('offers another try when the categories cannot be had', async () => {
    const { platform } = openHistory([bet('1')], {
      BetCategories: () => {
        throw new NoNetwork();
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('BetCategories', () => ({
      gameCategories: [{ __typename: 'GameCategory', id: 'cat-1', name: 'Live tables' }],
    }));
    await userEvent.click(again);
    expect(await rowOf('Game 1')).toBeDefined();
  });

  it('fetches what it shows again when the balance moves', async () => {
    const { platform, session } = openHistory([bet('1')]);
    await rowOf('Game 1');
    platform.answer('BetHistory', (variables) => pageOf([bet('2'), bet('1')], variables));
    session.pushes.emit('balanceUpdated', {} as never);
    expect(await rowOf('Game 2')).toBeDefined();
  });

  it('asks twice for what it shows when ten rounds end quickly, and shows the last of them', async () => {
    const { platform, session } = openHistory([bet('0')]);
    await rowOf('Game 0');
    await waitFor(() => {
      expect(figure('Total Bets')).toBe('$1,234.50');
    });
    const asked = () => ['BetHistory', 'BetResults'].map((name) => platform.variablesOf(name).length);
    expect(asked()).toEqual([1, 1]);
    let rounds = 0;
    const slow = held<undefined>();
    platform.answer('BetHistory', async (variables) => {
      const page = pageOf([bet(String(rounds))], variables);
      await slow.answer();
      return page;
    });
    while (rounds < 10) {
      rounds += 1;
      session.pushes.emit('balanceUpdated', balanceUpdate());
    }
    slow.release(undefined);
    expect(await rowOf('Game 10')).toBeDefined();
    expect(asked()).toEqual([3, 3]);
  });
});

describe('a bet of the history', () => {
  it('BETS-09 BETS-12 tells its game, time, status and amounts, and that a free spin paid it', async () => {
    openHistory([
      bet('1'),
      bet('2', { status: 'UNSETTLED', payout: '0.00', freeSpin: true, walletMode: null }),
      bet('3', { status: 'CANCELED' }),
      bet('4', { status: 'CASHOUT' }),
    ]);
    const first = await rowOf('Game 1');
    const cells = first.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      '21/11/2026 (06:30)21 November 2026, 06:30',
      'Game 1Nightjar',
      'Settled',
      '$1.00',
      '$14.50',
      'View',
    ]);
    const second = await rowOf('Game 2');
    expect(second.getByText('Unsettled')).toBeDefined();
    expect(second.getByText('Free Spin')).toBeDefined();
    expect((await rowOf('Game 3')).getByText('Canceled')).toBeDefined();
    expect((await rowOf('Game 4')).getByText('Cashout')).toBeDefined();
  });

  it('BETS-11 shows a crypto bet in its crypto currency', async () => {
    const crypto = {
      currencyType: 'CRYPTO',
      currency: btc,
      cryptoEffectiveBet: '0.00012',
      cryptoPayout: '0.00000000',
    };
    openHistory([bet('1', crypto)]);
    const row = await rowOf('Game 1');
    expect(row.getByText('₿0.00012000')).toBeDefined();
    expect(row.getByText('₿0.00000000')).toBeDefined();
  });

  it('BETS-17 says in its details why not all of it counts for rewards', async () => {
    openHistory([bet('1', { stakeAtRisk: '0.40' }), bet('2', { stakeAtRisk: '0.00' }), bet('3')]);
    const told = async (name: string) => {
      await userEvent.click((await rowOf(name)).getByRole('button', { name: `View the bet on ${name}` }));
      const dialog = within(await screen.findByRole('dialog', { name: `Bet on ${name}` }));
      const text = dialog.queryByText('Counts for rewards')?.nextElementSibling?.textContent;
      await userEvent.keyboard('{Escape}');
      return text;
    };
    expect(await told('Game 1')).toBe('$0.40, which was won or lost by it. The rest was at no risk.');
    expect(await told('Game 2')).toBe(
      'Nothing: it came back as it was, or covered opposite results with another bet.',
    );
    expect(await told('Game 3')).toBeUndefined();
  });

  it('BETS-17 says what it was paid with, and how much of it counted for which promo, in its row and its details', async () => {
    const promo = {
      __typename: 'BetPromo',
      name: 'Welcome Match',
      counted: '0.40',
    };
    openHistory([bet('1', { walletMode: 'BONUS', promo }), bet('2')]);
    const first = await rowOf('Game 1');
    expect(first.getByText('Bonus money')).toBeDefined();
    expect(first.getByText('$0.40 counted for Welcome Match')).toBeDefined();
    expect((await rowOf('Game 2')).queryByText(/counted for/)).toBeNull();
    const open = first.getByRole('button', { name: 'View the bet on Game 1' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Bet on Game 1' }));
    const facts = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Status', 'Settled'],
      ['Bet', '$1.00'],
      ['Payout', '$14.50'],
      ['Paid with', 'Bonus money'],
      ['Promo', '$0.40 counted for Welcome Match'],
      ['Placed', '21/11/2026 (06:29)21 November 2026, 06:29'],
      ['Settled', '21/11/2026 (06:30)21 November 2026, 06:30'],
      ['Category', 'Pokies and slots'],
      ['Provider', 'Nightjar'],
      ['Bet ID', '1'],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(document.activeElement).toBe(open);
  });

  it('tells no settling time and no payout of an open one, and no promo where there was none', async () => {
    openHistory([bet('1', { status: 'UNSETTLED', payout: '0.00' })]);
    expect((await rowOf('Game 1')).getByText('None yet')).toBeDefined();
    await userEvent.click((await rowOf('Game 1')).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bet on Game 1' }));
    const terms = dialog.getAllByRole('term').map((term) => term.textContent);
    expect(terms).not.toContain('Settled');
    expect(dialog.getByText('Payout').nextElementSibling?.textContent).toBe('None yet');
    expect(terms).not.toContain('Promo');
    expect(dialog.getByText('Cash')).toBeDefined();
  });
});
