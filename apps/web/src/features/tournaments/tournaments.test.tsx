import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { TournamentModal } from './tournament-modal.tsx';
import { TournamentPage } from './tournament-page.tsx';
import { TournamentTermsModal } from './tournament-terms-modal.tsx';

const aud = { __typename: 'Currency', code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' };
const place = (rank: number, username: string, score: string) => ({
  __typename: 'TournamentLeaderboardEntry',
  rank,
  username,
  score,
});

const tournament = {
  __typename: 'Tournament',
  id: 't1',
  name: 'Spin Round the Bay',
  description: 'A week of pokies.',
  terms: '<p>Every stake counts.</p><script>alert(1)</script>',
  type: 'TOTAL_BETS',
  active: true,
  validFrom: '2026-11-18T01:00:00Z',
  expiresAt: '2026-11-25T01:00:00Z',
  payoutMode: 'AUTO',
  currency: aud,
  gameProviders: [],
  rewards: [
    { __typename: 'TournamentReward', rank: 1, prize: '1000.00' },
    { __typename: 'TournamentReward', rank: 2, prize: '500.00' },
  ],
  leaderboard: [place(1, 'kevin', '900.00'), place(2, 'mia', '300.00')],
};

const answers = (tournaments: readonly object[] = [tournament]): Answers => ({
  Tournaments: () => ({
    tournaments: {
      __typename: 'TournamentConnection',
      totalCount: tournaments.length,
      edges: tournaments.map((node) => ({ node })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  }),
});

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'Australia/Sydney');
  vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe("'/tournament'", () => {
  it('TOUR-01 JACK-06 lists each tournament with its dates, prizes and leaderboard, other members masked', async () => {
    fakePlatform(answers());
    renderFeature(<TournamentPage />, { member: true });
    const card = await screen.findByRole('article', { name: 'Spin Round the Bay' });
    expect(within(card).getByText('A week of pokies.')).toBeTruthy();
    expect(within(card).getByText('Running')).toBeTruthy();
    expect(within(card).getByText('Starts').nextElementSibling?.textContent).toBe('Nov 18, 2026 12:00:00');
    expect(within(card).getByText('Ends').nextElementSibling?.textContent).toBe('Nov 25, 2026 12:00:00');
    const prizes = within(card).getByRole('list', { name: 'Prizes by rank' });
    expect(
      within(prizes)
        .getAllByRole('listitem')
        .map((prize) => prize.textContent),
    ).toEqual(['Rank 1A$1,000.00', 'Rank 2A$500.00']);
    expect(cellsOf(within(card).getByRole('table'))).toEqual([
      ['1', 'ke***', '900.00'],
      ['2', 'mia', '300.00'],
    ]);
  });

  it('TOUR-01 says that there are none', async () => {
    fakePlatform(answers([]));
    renderFeature(<TournamentPage />);
    expect(await screen.findByRole('heading', { name: 'No Tournaments Available' })).toBeTruthy();
  });

  it('TOUR-02 opens the details and the terms of a tournament', async () => {
    fakePlatform(answers());
    renderFeature(<TournamentPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Spin Round the Bay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Terms of Spin Round the Bay' }));
    expect(modals.stack.get()).toEqual([
      { name: 'tournamentModal', props: { tournamentId: 't1' } },
      { name: 'tournamentTermsModal', props: { tournamentId: 't1' } },
    ]);
  });

  it('offers another try', async () => {
    fakePlatform({
      Tournaments: () => {
        throw new NoNetwork();
      },
    });
    renderFeature(<TournamentPage />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the modals of tournaments', () => {
  it('TOUR-02 tournamentModal shows leaderboard and rewards', async () => {
    fakePlatform(answers());
    renderFeature(<TournamentModal tournamentId="t1" onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog', { name: 'Spin Round the Bay' });
    expect(cellsOf(within(dialog).getByRole('table'))).toHaveLength(2);
    expect(within(dialog).getByText('A$1,000.00')).toBeTruthy();
  });

  it('TOUR-02 tournamentTermsModal shows the terms, cleaned', async () => {
    fakePlatform(answers());
    renderFeature(<TournamentTermsModal tournamentId="t1" onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog', { name: 'Spin Round the Bay: terms' });
    expect(within(dialog).getByText('Every stake counts.')).toBeTruthy();
    expect(dialog.querySelector('script')).toBeNull();
  });

  it('says that a tournament is not open any more', async () => {
    fakePlatform(answers([]));
    renderFeature(<TournamentModal tournamentId="t1" onClose={vi.fn()} />);
    expect(await screen.findByText('This tournament is not open any more.')).toBeTruthy();
  });
});
