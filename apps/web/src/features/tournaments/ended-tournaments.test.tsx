import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, NoNetwork } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { itemsOf } from '#testing/texts.ts';
import { sampleTournament, tournamentsPage } from './testing.ts';
import { TournamentPage } from './tournament-page.tsx';
import { TournamentTermsModal } from './tournament-terms-modal.tsx';

beforeEach(() => {
  freshBrowser();
  vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
});

const over = (id: string, expiresAt: string, own: object = {}) =>
  sampleTournament({ id, name: id, active: false, validFrom: '2026-10-01T00:00:00Z', expiresAt, ...own });

const ended = [
  over('Long ago', '2026-10-22T01:59:59Z'),
  over('Winter Warmer', '2026-10-26T00:00:00Z'),
  over('Last week', '2026-11-14T00:00:00Z', { leaderboard: [], ownPlace: null }),
];

function open() {
  const answers = {
    Tournaments: () => tournamentsPage([]),
    EndedTournaments: () => tournamentsPage(ended),
  };
  const platform = fakePlatform(answers);
  renderFeature(<TournamentPage />, { member: true });
  return { platform, answers };
}

it('shows those of the last 30 days with their standings and the own rank and prize, the last one first', async () => {
  open();
  const section = within(await screen.findByRole('region', { name: 'Ended' }));
  const cards = section.getAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Last week', 'Winter Warmer']);
  const card = within(section.getByRole('article', { name: 'Winter Warmer' }));
  expect(card.getByText('Ended')).toBeTruthy();
  expect(itemsOf(card.getByRole('list', { name: 'Leaders of Winter Warmer' }))).toEqual([
    '1stke***A$1,900.00',
    '2ndMia Test (you)A$300.00',
  ]);
  expect(card.getByText('This place won A$500.00.')).toBeTruthy();
  expect(card.queryByRole('link')).toBeNull();
});

it('does not speak of a next place once nothing can change', async () => {
  const ownPlace = { __typename: 'TournamentOwnPlace', rank: 12, score: '8.00', toNext: '5.75' };
  const { leaderboard } = sampleTournament();
  const others = leaderboard.filter(({ own }) => !own);
  fakePlatform({
    Tournaments: () => tournamentsPage([]),
    EndedTournaments: () =>
      tournamentsPage([over('Winter Warmer', '2026-10-26T00:00:00Z', { leaderboard: others, ownPlace })]),
  });
  renderFeature(<TournamentPage />, { member: true });
  expect(await screen.findByText('You, 12th')).toBeTruthy();
  expect(screen.getByText('This place won no prize.')).toBeTruthy();
  expect(screen.queryByText(/to the next place/)).toBeNull();
});

it('offers another try, and says nothing where there are none', async () => {
  const platform = fakePlatform({
    Tournaments: () => tournamentsPage([]),
    EndedTournaments: () => {
      throw new NoNetwork();
    },
  });
  renderFeature(<TournamentPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  platform.answer('EndedTournaments', () => tournamentsPage([]));
  await userEvent.click(again);
  await expect.poll(() => screen.queryByText(/could not be loaded/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Ended' })).toBeNull();
});

it('names in the terms the studios that they speak of', async () => {
  const provider = { __typename: 'GameSubCategory', id: 'p1', name: 'Nightjar' };
  const gameProviders = [{ __typename: 'TournamentGameProvider', provider }];
  fakePlatform({ Tournaments: () => tournamentsPage([sampleTournament({ gameProviders })]) });
  renderFeature(<TournamentTermsModal tournamentId="t1" onClose={vi.fn()} />);
  const list = await screen.findByRole('list', { name: 'Game providers' });
  expect(itemsOf(list)).toEqual(['Nightjar']);
});
