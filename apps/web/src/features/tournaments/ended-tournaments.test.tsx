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
  over('Last week', '2026-11-14T00:00:00Z', { leaderboard: [], ownPlace: null }),
  over('Winter Warmer', '2026-10-26T00:00:00Z'),
  over('Long ago', '2026-10-22T01:59:59Z'),
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
  const [tag, end] = card.getAllByText('Ended');
  expect(tag).toBeTruthy();
  expect(card.getByText('Started').nextElementSibling?.textContent).toBe('Oct 01, 2026 00:00:00');
  expect(end?.nextElementSibling?.textContent).toBe('Oct 26, 2026 00:00:00');
  expect(itemsOf(card.getByRole('list', { name: 'Leaders of Winter Warmer' }))).toEqual([
    '1stke***A$1,900.00',
    '2ndMia Test (you)A$300.00',
  ]);
  expect(card.getByText('This place won A$500.00.')).toBeTruthy();
  expect(
    within(section.getByRole('article', { name: 'Last week' })).getByText('Nobody scored.'),
  ).toBeTruthy();
  expect(card.queryByRole('link')).toBeNull();
});

const pageUpTo = (endCursor: string | null, tournaments: readonly object[]) => ({
  tournaments: {
    ...tournamentsPage(tournaments).tournaments,
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
});

it('loads more of those of the last 30 days as they are asked for, and goes no further back', async () => {
  const day = (date: number) =>
    over(`Day ${String(date)}`, `2026-11-${String(date).padStart(2, '0')}T00:00:00Z`);
  const pages: Record<string, object> = {
    first: pageUpTo('c1', [day(20), day(19)]),
    c1: pageUpTo('c2', [day(18), day(17)]),
    c2: pageUpTo('c3', [day(16), over('Long ago', '2026-10-22T01:59:59Z')]),
  };
  let fails = true;
  fakePlatform({
    Tournaments: () => tournamentsPage([]),
    EndedTournaments: ({ after }: { readonly after?: string | null }) => {
      if (after === 'c1' && fails) {
        fails = false;
        throw new NoNetwork();
      }
      return pages[after ?? 'first'];
    },
  });
  renderFeature(<TournamentPage />, { member: true });
  const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(shown()).toEqual(['Day 20', 'Day 19']);
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('article', { name: 'Day 17' });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('article', { name: 'Day 16' });
  expect(shown()).toEqual(['Day 20', 'Day 19', 'Day 18', 'Day 17', 'Day 16']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Earlier tournaments');
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
