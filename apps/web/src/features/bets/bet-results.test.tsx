import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoNetwork } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { bet, openHistory, resultsOf, start } from './testing/sample-bets.tsx';

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:30Z'));
});

const week = `${start}&period=week`;
const BetResults = (variables: Record<string, unknown>) =>
  resultsOf(variables, [
    ['12.50', 3],
    ['0.00', 0],
    ['-32.50', 1],
  ]);
const chart = () => screen.findByRole('slider', { name: 'Result by day' });
const text = async () => (await chart()).getAttribute('aria-valuetext');

describe('the chart of results', () => {
  it('BETS-18 draws a bar for each day, wins up and losses down, and tells each by the arrow keys', async () => {
    openHistory([bet('1')], { BetResults }, week);
    const slider = await chart();
    expect(slider.querySelectorAll('[data-result=won]')).toHaveLength(1);
    expect(slider.querySelectorAll('[data-result=lost]')).toHaveLength(1);
    expect(slider.getAttribute('aria-valuemax')).toBe('8');
    expect(await text()).toBe('21 November 2026: -$32.50, 1 bet');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await text()).toBe('20 November 2026: $0.00, 0 bets');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await text()).toBe('19 November 2026: $12.50, 3 bets');
    expect(screen.getByText('$12.50', { selector: 'b' })).toBeDefined();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(await text()).toBe('14 November 2026: $0.00, 0 bets');
    await userEvent.keyboard('{End}');
    expect(await text()).toBe('21 November 2026: -$32.50, 1 bet');
    expect(screen.getByText('Highest $12.50, lowest -$32.50')).toBeDefined();
  });

  it('BETS-18 can be read as a table', async () => {
    openHistory([bet('1')], { BetResults }, week);
    await chart();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const table = within(screen.getByRole('table', { name: 'Result by day' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
    expect(rows).toHaveLength(9);
    expect(rows[0]).toBe('Day | Profit/Loss | Bets | Total Bets');
    expect(rows.slice(-3)).toEqual([
      '19/11/202619 November 2026 | $12.50 | 3 | $30.00',
      '20/11/202620 November 2026 | $0.00 | 0 | $0.00',
      '21/11/202621 November 2026 | -$32.50 | 1 | $30.00',
    ]);
  });

  it.each([
    ['', 'Result by hour', 25],
    ['&period=month', 'Result by day', 32],
    ['&period=3-months', 'Result by week', 14],
    ['&period=year', 'Result by month', 13],
  ])('parts the period "%s" as fits it', async (period, name, spans) => {
    openHistory([bet('1')], {}, start + period);
    const slider = await screen.findByRole('slider', { name });
    expect(slider.getAttribute('aria-valuemax')).toBe(String(spans));
  });

  it('BETS-18 goes on with its list when the last span is over while the page is open', async () => {
    const { platform } = openHistory([bet('1')], { BetResults });
    await screen.findByRole('slider', { name: 'Result by hour' });
    const last = () => (platform.variablesOf('BetResults').at(-1)?.['bounds'] as string[]).at(-1);
    expect(last()).toBe('2026-11-21T11:00:00.000Z');
    vi.mocked(Date.now).mockReturnValue(Date.parse('2026-11-21T11:00:05Z'));
    await waitFor(() => {
      expect(last()).toBe('2026-11-21T12:00:00.000Z');
    });
    expect(platform.variablesOf('BetHistory').at(-1)?.['filter']).toMatchObject({
      dateTimeSettled: { gte: '2026-11-20T11:00:05.000Z' },
    });
  });

  it('is not there where no bet was placed', async () => {
    openHistory([]);
    await screen.findByText('No Bets Found Under Casino Betting History');
    await waitFor(() => {
      expect(screen.getByText('$1,234.50')).toBeDefined();
    });
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('offers another try of its own, with the list below it', async () => {
    const { platform } = openHistory([bet('1')], {
      BetResults: () => {
        throw new NoNetwork();
      },
    });
    expect(await screen.findByRole('row', { name: /Game 1/ })).toBeDefined();
    expect(await screen.findByText('The result could not be loaded.')).toBeDefined();
    platform.answer('BetResults', (variables) => resultsOf(variables, [['1.00', 1]]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('slider')).toBeDefined();
  });
});

describe('the file of the history', () => {
  it('holds every bet of view and period, not only those of the page', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:bets';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const bets = Array.from({ length: 130 }, (_, index) => bet(`n${String(index + 1)}`));
    const { platform } = openHistory(bets, {}, `${start}&type=sports&period=week`);
    await screen.findByText('Page 1 of 13');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect(names).toEqual(['bets_sports_2026-11-14_2026-11-21.csv']);
    });
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(131);
    expect(lines[1]).toBe(
      '21/11/2026 (06:29),21/11/2026 (06:30),Game n1,Nightjar,Pokies and slots,Settled,Cash,AUD,1.00,14.50,,,n1',
    );
    expect(platform.variablesOf('ExportedBets')).toMatchObject([
      { after: null, filter: { gameCategory: { in: ['cat-Sportsbook'] } } },
      { after: '100' },
    ]);
  });
});
