import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Suspense } from 'react';
import { routePatterns } from '#shared/navigation/index.ts';
import { fakePlatform, held, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import {
  gamesPage,
  gameTypesOf,
  lobbyAnswers,
  providersOf,
  sampleGame,
  sampleGames,
  usualTypes,
} from '#testing/sample-catalogue.ts';
import { CasinoPage, CasinoTypePage, ProvidersPage } from '../index.ts';
import { FavouritesChip } from '../member/favourites-chip.tsx';

const pages = (
  <Suspense>
    <Routes>
      <Route path={routePatterns.casino} element={<CasinoPage />} />
      <Route path={routePatterns.casinoLobby} element={<CasinoPage />} />
      <Route path={routePatterns.casinoProviders} element={<ProvidersPage />} />
      <Route
        path={routePatterns.casinoType}
        element={<CasinoTypePage notFound={<h1>Page Not Found</h1>} />}
      />
    </Routes>
  </Suspense>
);

function open(at: string, answers: Answers = {}) {
  const platform = fakePlatform({ ...lobbyAnswers(sampleGames(30)), ...answers });
  return { platform, ...renderFeature(pages, { at }) };
}

const typeOf = (filter: unknown) => (filter as { type?: { eq: string } }).type?.eq;

describe('the casino pages', () => {
  afterEach(() => {
    document.documentElement.classList.remove('light');
    vi.restoreAllMocks();
  });

  it.each(['/casino', '/casino/lobby'])(
    'SHELL-02 GAMES-09 %s shows the casino lobby with the tab Lobby',
    async (at) => {
      open(at);
      const tab = await screen.findByRole('link', { name: 'Lobby' });
      expect(tab.getAttribute('aria-current')).toBe('page');
      expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
      expect(await screen.findByRole('heading', { level: 1, name: 'Casino lobby' })).toBeTruthy();
    },
  );

  it('GAMES-22 shows one row of games per configured type, each with a link to its list', async () => {
    const { platform } = open('/casino', {
      GameTypes: () => gameTypesOf(['SLOTS', 'Pokies'], ['TABLE', 'Table'], ['SPORTSBOOK', 'Sportsbook']),
    });
    await screen.findByRole('region', { name: 'Table' });
    const rows = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['Popular', 'Pokies', 'Table']);
    const links = screen
      .getAllByRole('link', { name: /^All( \d+)? games: / })
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/casino/popular', '/casino/slots', '/casino/table']);
    await waitFor(() => {
      expect(within(screen.getByRole('list', { name: 'Table' })).getAllByRole('listitem')).toHaveLength(3);
    });
    expect(platform.variablesOf('Games').map(({ filter }) => typeOf(filter))).toEqual([
      undefined,
      'SLOTS',
      'TABLE',
    ]);
  });

  /** A row of 300 px, and in it the current tab far beyond its end. */
  function placeCurrentTab(): void {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if (this.tagName === 'NAV') return new DOMRect(16, 0, 300, 48);
      const moved = this.closest('nav')?.scrollLeft ?? 0;
      return this.hasAttribute('aria-current') ? new DOMRect(700 - moved, 0, 100, 40) : new DOMRect();
    });
  }

  it('SHELL-03 brings the current tab into sight where the row is wider than a phone', async () => {
    placeCurrentTab();
    open('/casino/fish', { GameTypes: () => gameTypesOf(['SLOTS', 'Pokies'], ['FISH', 'Fish']) });
    const tab = await screen.findByRole('link', { name: 'Fish', current: 'page' });
    expect(tab.parentElement?.scrollLeft).toBe(584);
  });

  it('brings the tab of the favourites into sight, though it comes after the row', () => {
    placeCurrentTab();
    fakePlatform({});
    const row = (
      <nav>
        <FavouritesChip current />
      </nav>
    );
    renderFeature(row, { at: '/casino/favourites' });
    expect(screen.getByRole('navigation').scrollLeft).toBe(584);
  });

  it.each([
    ['popular', 'Popular', undefined],
    ['fish', 'Fish', 'FISH'],
    ['live', 'Live', 'LIVE'],
    ['lottery', 'Lottery', 'LOTTERY'],
    ['slots', 'Pokies', 'SLOTS'],
    ['table', 'Table', 'TABLE'],
  ])("SHELL-03 '/casino/%s' shows the games of that type", async (slug, title, code) => {
    const { platform } = open(`/casino/${slug}`);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(await screen.findByText('Displaying 24 of 30 games')).toBeTruthy();
    const asked = platform.variablesOf('Games');
    expect(asked.map(({ filter }) => typeOf(filter))).toEqual([code]);
    expect(asked[0]?.['sort']).toEqual([{ field: 'GAMES_PLAYED', direction: 'DESC' }]);
    expect(screen.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
  });

  it("SHELL-03 '/casino/providers' shows the providers", async () => {
    open('/casino/providers');
    expect(await screen.findByRole('button', { name: 'Saltbush 1,240 games' })).toBeTruthy();
  });

  it('SHELL-04 gives a type nobody has heard of an entry and a page', async () => {
    const { platform, address } = open('/casino', { GameTypes: () => gameTypesOf(['CRASH', 'Crash games']) });
    await userEvent.click(await screen.findByRole('link', { name: 'Crash games' }));
    expect(address()).toBe('/casino/crash');
    expect(await screen.findByRole('heading', { level: 2, name: 'Crash games' })).toBeTruthy();
    expect(await screen.findByText('Displaying 24 of 30 games')).toBeTruthy();
    expect(typeOf(platform.variablesOf('Games').at(-1)?.['filter'])).toBe('CRASH');
  });

  it.each(['no-such-type', 'sportsbook'])("SHELL-05 '/casino/%s' shows the 404 page", async (slug) => {
    const types = held<unknown>();
    open(`/casino/${slug}`, { GameTypes: types.answer, Games: (variables) => gamesPage([], variables) });
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    expect(screen.queryByText('No Games found')).toBeNull();
    types.release(usualTypes);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('GAMES-16 lists the providers with their numbers of games, and shows the games of those that are chosen', async () => {
    const { platform, address } = open('/casino/providers', {
      CountedProviders: () => providersOf('Nightjar', 'Saltbush', 'Tidewater'),
      Games: (variables) => gamesPage([sampleGame('Moonlit Dingo')], variables),
    });
    const nightjar = await screen.findByRole('button', { name: 'Nightjar 1 game' });
    const group = screen.getByRole('group', { name: 'Providers' });
    const names = ['Nightjar 1 game', 'Saltbush 1,240 games', 'Tidewater 2,479 games'];
    expect(within(group).getAllByRole('button')).toEqual(
      names.map((name) => within(group).getByRole('button', { name })),
    );
    expect(platform.variablesOf('Games')).toEqual([]);
    await userEvent.click(nightjar);
    await userEvent.click(screen.getByRole('button', { name: 'Tidewater 2,479 games' }));
    await screen.findByText('Displaying 1 of 1 games');
    await waitFor(() => {
      expect(platform.variablesOf('Games').map(({ filter }) => filter)).toEqual([
        { subCategory: { in: ['provider-nightjar'] } },
        { subCategory: { in: ['provider-nightjar', 'provider-tidewater'] } },
      ]);
    });
    expect(nightjar.getAttribute('aria-pressed')).toBe('true');
    expect(address()).toBe('/casino/providers?provider=provider-nightjar&provider=provider-tidewater');
  });

  it('draws the bone seals of the providers on ink in the light theme too', async () => {
    document.documentElement.classList.add('light');
    open('/casino/providers', { CountedProviders: () => providersOf('Nightjar') });
    const provider = await screen.findByRole('button', { name: 'Nightjar 1 game' });
    const ground = provider.querySelector('[aria-hidden]');
    expect(ground && getComputedStyle(ground).backgroundColor).toBe('rgb(11, 15, 16)');
  });

  it('GAMES-16 keeps the way to the games of the chosen providers, and lets go of all of them at once', async () => {
    const { address } = open('/casino/providers?provider=provider-saltbush');
    const show = await screen.findByRole('button', { name: 'Show the games' });
    expect(screen.getByText('1 chosen')).toBeTruthy();
    await userEvent.click(show);
    const games = screen.getByRole('region', { name: 'Games of the chosen providers' });
    expect(document.activeElement?.contains(games)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(address()).toBe('/casino/providers');
    expect(screen.queryByRole('region', { name: 'Games of the chosen providers' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the games' })).toBeNull();
  });

  it('offers a row again that could not be loaded', async () => {
    const { platform } = open('/casino', {
      GameTypes: () => gameTypesOf(),
      Games: () => {
        throw new NoNetwork();
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('Games', (variables) => gamesPage(sampleGames(2), variables));
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Game 2' })).toBeTruthy();
  });

  it('searches all games from the lobby', async () => {
    const { platform } = open('/casino?q=dingo');
    expect(await screen.findByRole('heading', { name: '30 games for “dingo”' })).toBeTruthy();
    await screen.findByText('Displaying 24 of 30 games');
    expect(platform.variablesOf('Games').map(({ filter }) => filter)).toEqual([{ search: 'dingo' }]);
  });
});
