import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, held, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { btc } from '#testing/sample-account.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { cellsByRow, itemsOf } from '#testing/texts.ts';
import { ownPlace, place, reward, sampleTournament, tournamentsPage as pageOf } from './testing.ts';
import { TournamentModal } from './tournament-modal.tsx';
import { TournamentPage } from './tournament-page.tsx';
import { TournamentTermsModal } from './tournament-terms-modal.tsx';

const tournament = sampleTournament();

const answers = (tournaments: readonly object[] = [tournament]): Answers => ({
  Tournaments: () => pageOf(tournaments),
  EndedTournaments: () => pageOf([]),
});

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'Australia/Sydney');
  vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
});

const longTournament = {
  ...tournament,
  id: 't9',
  name: 'One Good Spin',
  type: 'MULTIPLIER',
  leaderboard: [
    '1280.50',
    '90.00',
    '80.00',
    '70.00',
    '60.00',
    '50.00',
    '40.00',
    '30.00',
    '20.00',
    '15.00',
  ].map((score, index) => place(index + 1, `m${String(index + 1)}`, score)),
  ownPlace: ownPlace(12, '8.00', '5.75'),
};

describe("'/tournament'", () => {
  it('TOUR-01 JACK-06 lists each active tournament with its dates, prizes and leaderboard, other members masked', async () => {
    const platform = fakePlatform(answers());
    renderFeature(<TournamentPage />, { member: true });
    const card = await screen.findByRole('article', { name: 'Spin Round the Bay' });
    expect(platform.variablesOf('Tournaments')).toEqual([
      { first: 100, filter: { active: { eq: true } }, direction: 'ASC' },
    ]);
    expect(within(card).getByText('A week of pokies.')).toBeTruthy();
    expect(within(card).getByText('Running')).toBeTruthy();
    expect(within(card).getByText('Started').nextElementSibling?.textContent).toBe('Nov 18, 2026 12:00:00');
    expect(within(card).getByText('Ends').nextElementSibling?.textContent).toBe('Nov 25, 2026 12:00:00');
    const prizes = within(card).getByRole('list', { name: 'Prizes by rank' });
    expect(itemsOf(prizes)).toEqual(['Rank 1A$1,000.00', 'Rank 2A$500.00']);
    expect(itemsOf(within(card).getByRole('list', { name: 'Leaders of Spin Round the Bay' }))).toEqual([
      '1stke***A$1,900.00',
      '2ndMia Test (you)A$300.00',
    ]);
    expect(within(card).queryByText(/^You,/)).toBeNull();
  });

  it('shows the first three and where the member stands below them', async () => {
    fakePlatform(answers([longTournament]));
    renderFeature(<TournamentPage />, { member: true });
    const card = await screen.findByRole('article', { name: 'One Good Spin' });
    expect(itemsOf(within(card).getByRole('list', { name: 'Leaders of One Good Spin' }))).toEqual([
      '1stm1***×1,280.50',
      '2ndm2***×90.00',
      '3rdm3***×80.00',
    ]);
    expect(within(card).getByText('You, 12th').parentElement?.textContent).toBe(
      'You, 12th ×8.00 ×5.75 to the next place',
    );
    expect(screen.getByText('No prize as it stands.')).toBeTruthy();
  });

  it('leads to the games that count while it runs, and to none before or after', async () => {
    const providers = ['p1', 'p2'].map((id) => ({
      __typename: 'TournamentGameProvider',
      provider: { __typename: 'GameSubCategory', id, name: id },
    }));
    const later = { id: 't2', name: 'Later', validFrom: '2026-11-22T01:00:00Z' };
    const over = { id: 't3', name: 'Over', expiresAt: '2026-11-20T01:00:00Z' };
    fakePlatform(
      answers([
        { ...tournament, gameProviders: providers },
        { ...tournament, ...later },
        { ...tournament, ...over },
        { ...tournament, id: 't4', name: 'All' },
      ]),
    );
    renderFeature(<TournamentPage />);
    await screen.findByRole('article', { name: 'Over' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/casino/providers?provider=p1&provider=p2',
      '/casino/lobby',
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
    await userEvent.click(await screen.findByRole('button', { name: 'Standings of Spin Round the Bay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Terms of Spin Round the Bay' }));
    expect(modals.stack.get()).toEqual([
      { name: 'tournamentModal', props: { tournamentId: 't1' } },
      { name: 'tournamentTermsModal', props: { tournamentId: 't1' } },
    ]);
  });

  it('offers another try', async () => {
    fakePlatform({
      ...answers(),
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
    renderFeature(<TournamentModal tournamentId="t1" onClose={vi.fn()} />, { member: true });
    const dialog = await screen.findByRole('dialog', { name: 'Spin Round the Bay' });
    expect(cellsByRow(within(dialog).getByRole('table'))).toEqual([
      ['1', 'ke***', 'A$1,900.00'],
      ['2', 'Mia Test (you)', 'A$300.00'],
    ]);
    expect(within(dialog).getByText('A$1,000.00')).toBeTruthy();
    expect(within(dialog).getByText(/^Prizes are paid to your cash as soon as the tournament/)).toBeTruthy();
    expect(
      within(dialog).getByText(/^Bets with bonus money do not count. Free spins do not count./),
    ).toBeTruthy();
  });

  it('tournamentModal tells multipliers with two decimals in bitcoin, and ranks those past its amounts', async () => {
    const [highest, own] = ['200000000000.00', '100000000000.50'];
    const inBitcoin = {
      ...{ type: 'MULTIPLIER', currency: btc },
      leaderboard: [place(1, 'kevin', highest), place(2, 'mia', own, true)],
      rewards: [reward(1, '0.50000000'), reward(2, '0.25000001')],
      ownPlace: ownPlace(2, own, '99999999999.50'),
    };
    fakePlatform(answers([{ ...tournament, ...inBitcoin }]));
    renderFeature(<TournamentModal tournamentId="t1" onClose={vi.fn()} />, { member: true });
    const dialog = await screen.findByRole('dialog', { name: 'Spin Round the Bay' });
    expect(cellsByRow(within(dialog).getByRole('table'))).toEqual([
      ['1', 'ke***', '×200,000,000,000.00'],
      ['2', 'Mia Test (you)', '×100,000,000,000.50'],
    ]);
    expect(within(dialog).getByText('As it stands you win ₿0.25000001.')).toBeTruthy();
  });

  it('TOUR-11 tournamentModal pins the place of a member outside the ten, with the distance to the next', async () => {
    fakePlatform(answers([longTournament]));
    renderFeature(<TournamentModal tournamentId="t9" onClose={vi.fn()} />, { member: true });
    const dialog = await screen.findByRole('dialog', { name: 'One Good Spin' });
    const board = within(dialog).getByRole('table');
    expect(cellsByRow(board)).toHaveLength(10);
    const own = within(dialog).getByText('You, 12th');
    expect(own.parentElement?.textContent).toBe('You, 12th ×8.00 ×5.75 to the next place');
    expect(board.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('TOUR-11 follow play: rounds that settle in quick succession are fetched once more, not each', async () => {
    const platform = fakePlatform(answers());
    const { session } = renderFeature(<TournamentModal tournamentId="t1" onClose={vi.fn()} />, {
      member: true,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Spin Round the Bay' });
    expect(within(dialog).getByText('As it stands you win A$500.00.')).toBeTruthy();
    const first = held<object>();
    platform.answer('Tournaments', first.answer);
    act(() => {
      for (let round = 0; round < 5; round += 1) {
        session.pushes.emit('balanceUpdated', balanceUpdate({}));
      }
    });
    await waitFor(() => {
      expect(platform.variablesOf('Tournaments')).toHaveLength(2);
    });
    const leading = {
      leaderboard: [place(1, 'mia', '2000.00', true)],
      ownPlace: ownPlace(1, '2000.00', null),
    };
    platform.answer('Tournaments', answers([{ ...tournament, ...leading }])['Tournaments'] ?? first.answer);
    first.release(pageOf([tournament]));
    expect(await within(dialog).findByText('A$2,000.00')).toBeTruthy();
    expect(platform.variablesOf('Tournaments')).toHaveLength(3);
  });

  it('TOUR-02 tournamentTermsModal shows the terms, cleaned', async () => {
    fakePlatform(answers());
    renderFeature(<TournamentTermsModal tournamentId="t1" onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog', { name: 'Spin Round the Bay: terms' });
    expect(within(dialog).getByText('Every stake counts.')).toBeTruthy();
    expect(dialog.querySelector('script')).toBeNull();
  });

  it('MSG-20 opens the tournament that a message of a prize leads to, also when it was closed since', async () => {
    const closed = { ...tournament, id: 't7', name: 'Long Over', active: false };
    fakePlatform({
      Tournaments: ({ filter }) =>
        pageOf(Object.keys(filter ?? {}).length === 0 ? [tournament, closed] : [tournament]),
      EndedTournaments: () => pageOf([]),
    });
    renderFeature(
      <>
        <TournamentPage />
        <TournamentModal tournamentId="t7" onClose={vi.fn()} />
      </>,
      { member: true, at: '/tournament?tournament=t7' },
    );
    const dialog = await screen.findByRole('dialog', { name: 'Long Over' });
    expect(
      within(dialog)
        .getAllByText('Ended')
        .map(({ tagName }) => tagName),
    ).toEqual(['SPAN', 'DT']);
    expect(modals.stack.get()).toEqual([{ name: 'tournamentModal', props: { tournamentId: 't7' } }]);
    modals.reset();
  });

  it('says that a tournament is not open any more', async () => {
    fakePlatform(answers([]));
    renderFeature(<TournamentModal tournamentId="t1" onClose={vi.fn()} />);
    expect(await screen.findByText('This tournament is not open any more.')).toBeTruthy();
  });
});
