import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { held, Refusal } from '#testing/fake-platform.ts';
import { lobbyAnswers, sampleGame, sampleGames } from '#testing/sample-catalogue.ts';
import { cards, chip, loadMore, openHome } from './testing/home.tsx';

const passTime = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('the lobby of the home page', () => {
  afterEach(() => {
    vi.useRealTimers();
    modals.reset();
  });

  it('SHELL-01 shows the games, and an entry of the casino menu changes the filter of the lobby', async () => {
    const { platform, address } = openHome([sampleGame('Moonlit Dingo')]);
    await screen.findByRole('button', { name: 'Moonlit Dingo' });
    expect((await chip('Lobby')).getAttribute('aria-current')).toBe('page');
    await userEvent.click(await chip('Pokies'));
    await waitFor(() => {
      expect(platform.variablesOf('Games').at(-1)?.['filter']).toEqual({ type: { eq: 'SLOTS' } });
    });
    expect(address()).toBe('/?type=slots');
    expect((await chip('Pokies')).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('heading', { name: 'Pokies' })).toBeTruthy();
  });

  it('asks for the games of the address at the same time as for the types', async () => {
    const types = held<unknown>();
    const { platform } = openHome(sampleGames(1), { at: '/?type=slots' }, { GameTypes: types.answer });
    await waitFor(() => {
      expect(platform.variablesOf('Games')).toEqual([
        {
          filter: { type: { eq: 'SLOTS' } },
          sort: [{ field: 'GAMES_PLAYED', direction: 'DESC' }],
          first: 24,
        },
      ]);
    });
  });

  it("GAMES-02 reads 'No Games found' with its text when there are none", async () => {
    openHome([]);
    expect(await screen.findByRole('heading', { name: 'No Games found' })).toBeTruthy();
    expect(
      screen.getByText(
        'There are no games found at the moment. Please check back later or explore other options.',
      ),
    ).toBeTruthy();
  });

  it("GAMES-03 shows 'Displaying N of M games', and N grows with the list", async () => {
    openHome(sampleGames(60));
    expect(await screen.findByText('Displaying 24 of 60 games')).toBeTruthy();
    await userEvent.click(await loadMore());
    expect(await screen.findByText('Displaying 48 of 60 games')).toBeTruthy();
  });

  it("GAMES-04 shows 'Load more' until all games are shown", async () => {
    const { platform } = openHome(sampleGames(50));
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 48 of 50 games');
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 50 of 50 games');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(cards()).toHaveLength(50);
    expect(platform.variablesOf('Games').map(({ after }) => after)).toEqual([undefined, '24', '48']);
  });

  it('GAMES-05 loads on by itself only for a brand with infinite scroll', async () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    class Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(callback);
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const usual = openHome(sampleGames(50));
    await loadMore();
    expect(seen).toHaveLength(0);
    usual.unmount();

    openHome(sampleGames(50), { site: { infiniteScroll: true } });
    await screen.findByText('Displaying 24 of 50 games');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    act(() => {
      seen.at(-1)?.([{ isIntersecting: true }]);
    });
    expect(await screen.findByText('Displaying 48 of 50 games')).toBeTruthy();
  });

  it('GAMES-06 lets cards appear one after another, 50 ms apart', async () => {
    openHome(sampleGames(4));
    await screen.findByText('Displaying 4 of 4 games');
    expect(cards().map((card) => card.style.animationDelay)).toEqual(['0ms', '50ms', '100ms', '150ms']);
  });

  it('GAMES-06 lets all cards of a page appear so, and those of the next page from its own start', async () => {
    openHome(sampleGames(60));
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 48 of 60 games');
    const list = screen.getByRole('list', { name: 'Popular' });
    expect(list.hasAttribute('data-entering')).toBe(true);
    const page = Array.from({ length: 24 }, (_, index) => `${index * 50}ms`);
    expect(page.at(-1)).toBe('1150ms');
    expect(cards().map((card) => card.style.animationDelay)).toEqual([...page, ...page]);
  });

  it('GAMES-06 shows all cards at once to a person who asked for less motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('prefers-reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    openHome(sampleGames(3));
    await screen.findByText('Displaying 3 of 3 games');
    expect(cards().map((card) => card.style.animationDelay)).toEqual(['', '', '']);
  });

  it("GAMES-07 shows 'Image unavailable' for an image that cannot be loaded", async () => {
    openHome([sampleGame('Moonlit Dingo')]);
    await screen.findByRole('button', { name: 'Moonlit Dingo' });
    const list = within(screen.getByRole('list', { name: 'Popular' }));
    expect(list.queryByText('Image unavailable')).toBeNull();
    const image = screen.getByRole('list', { name: 'Popular' }).querySelector('img');
    if (image) fireEvent.error(image);
    expect(list.getByText('Image unavailable')).toBeTruthy();
  });

  it('loads the covers of the first screen at once and holds their place', async () => {
    openHome(sampleGames(24));
    await screen.findByText('Displaying 24 of 24 games');
    const images = cards().map((card) => card.querySelector('img'));
    expect(images.map((image) => image?.getAttribute('loading'))).toEqual([
      ...Array<string>(12).fill('eager'),
      ...Array<string>(12).fill('lazy'),
    ]);
    expect(images[0]?.getAttribute('width')).toBe('300');
    expect(images[0]?.getAttribute('height')).toBe('400');
  });

  it('GAMES-08 searches only when no key was pressed for 500 ms', async () => {
    const { platform, address } = openHome(sampleGames(1));
    const search = await screen.findByRole('searchbox', { name: 'Search games' });
    await screen.findByText('Displaying 1 of 1 games');
    vi.useFakeTimers();
    fireEvent.change(search, { target: { value: 'din' } });
    passTime(499);
    fireEvent.change(search, { target: { value: 'dingo' } });
    passTime(499);
    expect(platform.variablesOf('Games')).toHaveLength(1);
    passTime(1);
    vi.useRealTimers();
    await waitFor(() => {
      expect(
        platform
          .variablesOf('Games')
          .slice(1)
          .map(({ filter }) => filter),
      ).toEqual([{ search: 'dingo' }]);
    });
    expect(address()).toBe('/?q=dingo');
  });

  it('keeps search, provider and order in the address, so that a reload opens the same list', async () => {
    const { platform } = openHome(sampleGames(1), { at: '/?q=Dingo&provider=provider-saltbush&sort=name' });
    await screen.findByText('Displaying 1 of 1 games');
    expect(platform.variablesOf('Games')).toEqual([
      {
        filter: { search: 'dingo', subCategory: { in: ['provider-saltbush'] } },
        sort: [{ field: 'NAME', direction: 'ASC' }],
        first: 24,
      },
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Dingo');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provider' }).value).toBe(
      'provider-saltbush',
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value).toBe('name');
  });

  describe('GAMES-17 starts again with the first 24 games', () => {
    const changes = {
      'a search': () => {
        fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'game' } });
      },
      'a provider': () => {
        fireEvent.change(screen.getByRole('combobox', { name: 'Provider' }), {
          target: { value: 'provider-tidewater' },
        });
      },
      'a type': () => {
        fireEvent.click(screen.getByRole('link', { name: 'Fish' }));
      },
    };
    it.each(Object.entries(changes))('after %s', async (_what, change) => {
      const { platform } = openHome(sampleGames(60));
      await screen.findByRole('option', { name: 'Tidewater' });
      await screen.findByRole('link', { name: 'Fish' });
      await userEvent.click(await loadMore());
      await screen.findByText('Displaying 48 of 60 games');
      change();
      expect(await screen.findByText('Displaying 24 of 60 games')).toBeTruthy();
      expect(platform.variablesOf('Games').at(-1)).toMatchObject({ first: 24 });
      expect(platform.variablesOf('Games').at(-1)?.['after'] ?? null).toBeNull();
    });
  });

  it('GAMES-17 shows 24 games again when a type that was read further is chosen again', async () => {
    openHome(sampleGames(60));
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 48 of 60 games');
    await userEvent.click(await chip('Fish'));
    await screen.findByText('Displaying 24 of 60 games');
    await userEvent.click(await chip('Lobby'));
    await screen.findByRole('list', { name: 'Popular' });
    expect(screen.getByText('Displaying 24 of 60 games')).toBeTruthy();
    expect(cards()).toHaveLength(24);
  });

  it("GAMES-20 shows the toast 'Something went wrong' when the game types cannot be loaded", async () => {
    const { platform } = openHome(
      sampleGames(1),
      {},
      {
        GameTypes: () => {
          throw new Refusal('INTERNAL_SERVER_ERROR', 'The catalogue is asleep.');
        },
      },
    );
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect(await screen.findByText('Displaying 1 of 1 games')).toBeTruthy();
    platform.answer('GameTypes', lobbyAnswers([])['GameTypes'] ?? (() => null));
    await userEvent.click(screen.getByRole('button', { name: 'Load game types' }));
    expect(await chip('Pokies')).toBeTruthy();
  });

  it('GAMES-21 lets a visitor browse and search', async () => {
    const { platform } = openHome(sampleGames(30));
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 30 of 30 games');
    await userEvent.type(screen.getByRole('searchbox'), 'dingo');
    await waitFor(() => {
      expect(platform.variablesOf('Games').at(-1)?.['filter']).toEqual({ search: 'dingo' });
    });
    expect(platform.calls.every(({ accessToken }) => accessToken === null)).toBe(true);
    expect(modals.isOpen('loginModal')).toBe(false);
  });
});
