import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePlatform, held } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { gamesPage, lobbyAnswers, sampleGame } from '#testing/sample-catalogue.ts';
import { HomePage } from '../home/home-page.tsx';
// Loaded here, so that no test waits for a lazy part to be compiled.
import '../home/banner-carousel.tsx';
import '../home/jackpot-strip.tsx';
import './close-matches.tsx';
import './list-choices.tsx';
import './more-games.tsx';

const dingos = ['Dingo Creek', 'Moonlit Dingo', 'Bingo Nights'].map((name) => sampleGame(name));

/** A lobby in which a search finds these games, the last so many of them only closely. */
function openFound(games = dingos, closeCount = 1) {
  const answers = lobbyAnswers(games);
  return {
    platform: fakePlatform({
      ...answers,
      Games: (variables) => {
        const page = gamesPage(games, variables);
        return { games: { ...page.games, closeCount } };
      },
    }),
    ...renderFeature(<HomePage />, { at: '/?q=dingo' }),
  };
}

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((card) => within(card).getByRole('button', { name: /^(?!About|Favourite)/ }).textContent);

describe('a search of the lobby', () => {
  it('says how many games it has found, and shows close matches after them as such', async () => {
    openFound();
    expect(await screen.findByRole('heading', { name: '2 games for “dingo”' })).toBeTruthy();
    expect(screen.getByText('and 1 close match after them')).toBeTruthy();
    expect(namesIn('2 games for “dingo”')).toEqual(['Dingo Creek', 'Moonlit Dingo']);
    expect(await screen.findByRole('heading', { name: 'Close matches', level: 3 })).toBeTruthy();
    expect(namesIn('Close matches')).toEqual(['Bingo Nights']);
    expect(await screen.findByText('Displaying 3 of 3 games')).toBeTruthy();
  });

  it('says so when nothing matches to the letter', async () => {
    openFound(dingos.slice(0, 2), 2);
    expect(await screen.findByRole('heading', { name: 'No exact match for “dingo”' })).toBeTruthy();
    expect(screen.getByText('Showing 2 close matches')).toBeTruthy();
    await screen.findByRole('list', { name: 'Close matches' });
    expect(namesIn('Close matches')).toEqual(['Dingo Creek', 'Moonlit Dingo']);
  });

  it('says what is searched while it is on its way, and that nothing was found', async () => {
    const answer = held<unknown>();
    fakePlatform({ ...lobbyAnswers([]), Games: answer.answer });
    renderFeature(<HomePage />, { at: '/?q=zeppelin' });
    expect(await screen.findByRole('heading', { name: 'Searching for “zeppelin”' })).toBeTruthy();
    answer.release(gamesPage([], { first: 24 }));
    expect(await screen.findByRole('heading', { name: '0 games for “zeppelin”' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No Games found' })).toBeTruthy();
  });

  it('calls its own order the best match', async () => {
    openFound();
    await screen.findByText('Displaying 3 of 3 games');
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Best match', 'A to Z', 'Z to A']);
  });

  it('has the page to itself, and is cleared by one press that keeps the focus in it', async () => {
    const { platform, address } = openFound();
    await screen.findByText('Displaying 3 of 3 games');
    expect(platform.variablesOf('LobbyBanners')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
    expect(search.value).toBe('');
    expect(document.activeElement).toBe(search);
    expect(address()).toBe('/');
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeTruthy();
    expect(platform.variablesOf('LobbyBanners')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('is cleared by Escape', async () => {
    const { address } = openFound();
    await screen.findByText('Displaying 3 of 3 games');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeTruthy();
    expect(address()).toBe('/');
  });
});
