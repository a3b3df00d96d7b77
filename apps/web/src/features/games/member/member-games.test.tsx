import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { routePatterns } from '#shared/navigation/index.ts';
import { fakePlatform, held, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { lobbyAnswers, sampleGame, type SampleGame } from '#testing/sample-catalogue.ts';
import { HomePage } from '../home/home-page.tsx';
import { CasinoTypePage } from '../casino/casino-type-page.tsx';
// Loaded here, so that no test waits for a lazy part to be compiled.
import '../home/banner-carousel.tsx';
import '../home/jackpot-strip.tsx';
import '../home/member-banners.tsx';
import '../list/list-choices.tsx';
import '../list/more-games.tsx';
import './card-tools.tsx';
import './game-sheet.tsx';
import './member-games.tsx';
import './member-rows.tsx';

const ownPage = (
  <Routes>
    <Route path={routePatterns.casinoType} element={<CasinoTypePage notFound={null} />} />
  </Routes>
);

const dingo = sampleGame('Moonlit Dingo');
const opal = sampleGame('Opal Fever');
const reef = sampleGame('Reef Raiders');

const favourites = (...games: SampleGame[]) => ({ favoriteGames: games });
const kept = (...games: SampleGame[]) => ({ setFavoriteGame: games });
const recent = (...games: (readonly [game: SampleGame, roundOpen: boolean])[]) => ({
  recentGames: games.map(([game, roundOpen]) => ({
    __typename: 'RecentGame',
    roundOpen,
    game,
  })),
});

function answersFor(answers: Answers): Answers {
  return {
    ...lobbyAnswers([dingo, opal, reef]),
    FavoriteGames: () => favourites(),
    RecentGames: () => recent(),
    ...answers,
  };
}

function openHome(answers: Answers = {}, setting: FeatureSetting = { member: true }) {
  const platform = fakePlatform(answersFor(answers));
  return { platform, ...renderFeature(<HomePage />, setting) };
}

const heart = (name: string) => screen.findAllByRole('button', { name: `Favourite: ${name}` });
const isPressed = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-pressed') === 'true');
const namesIn = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('button', { name: /^(?!About|Favourite)/ })
    .map(({ textContent }) => textContent);

afterEach(() => {
  modals.reset();
});

describe('the heart on a card', () => {
  it('keeps a game at once, on every card of it, and takes it away again', async () => {
    const answer = held<unknown>();
    const { platform } = openHome({ FavoriteGames: () => favourites(opal), SetFavoriteGame: answer.answer });
    expect(await namesIn('Favourites')).toEqual(['Opal Fever']);
    await waitFor(async () => {
      expect(isPressed(await heart('Opal Fever'))).toEqual([true, true]);
    });
    const [press] = await heart('Moonlit Dingo');
    await userEvent.click(press as HTMLElement);
    await waitFor(async () => {
      expect(isPressed(await heart('Moonlit Dingo'))).toEqual([true, true]);
    });
    expect(await namesIn('Favourites')).toEqual(['Moonlit Dingo', 'Opal Fever']);
    answer.release(kept(dingo, opal));
    await waitFor(() => {
      expect(platform.variablesOf('SetFavoriteGame')).toEqual([
        { game: 'game-moonlit-dingo', favorite: true },
      ]);
    });
    platform.answer('SetFavoriteGame', () => kept(opal));
    await userEvent.click((await heart('Moonlit Dingo'))[0] as HTMLElement);
    await waitFor(async () => {
      expect(isPressed(await heart('Moonlit Dingo'))).toEqual([false]);
    });
    expect(platform.variablesOf('SetFavoriteGame').at(-1)).toEqual({
      game: 'game-moonlit-dingo',
      favorite: false,
    });
  });

  it('goes back to what was when the platform refuses, and says why', async () => {
    openHome({
      SetFavoriteGame: () => {
        throw new Refusal(
          'CONFLICT',
          'You can keep 100 favourite games. Take one away before you add another.',
        );
      },
    });
    await userEvent.click((await heart('Moonlit Dingo'))[0] as HTMLElement);
    expect(
      await screen.findByText('You can keep 100 favourite games. Take one away before you add another.'),
    ).toBeTruthy();
    expect(isPressed(await heart('Moonlit Dingo'))).toEqual([false]);
  });

  it('asks a visitor in and changes nothing before that', async () => {
    const { platform } = openHome({}, {});
    await userEvent.click((await heart('Moonlit Dingo'))[0] as HTMLElement);
    expect(modals.isOpen('loginModal')).toBe(true);
    expect(platform.variablesOf('SetFavoriteGame')).toEqual([]);
    expect(platform.variablesOf('FavoriteGames')).toEqual([]);
    expect(platform.variablesOf('RecentGames')).toEqual([]);
  });

  it('fetches again what may have been pressed on another device, when the person comes back', async () => {
    const { platform } = openHome();
    await heart('Moonlit Dingo');
    await waitFor(() => {
      expect(platform.variablesOf('FavoriteGames')).toHaveLength(1);
    });
    platform.answer('FavoriteGames', () => favourites(reef));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await namesIn('Favourites')).toEqual(['Reef Raiders']);
  });
});

describe('the row of games played last', () => {
  it('shows them in their order and says whose round is open', async () => {
    openHome({ RecentGames: () => recent([reef, true], [dingo, false]) });
    expect(await namesIn('Continue playing')).toEqual(['Reef Raiders', 'Moonlit Dingo']);
    const row = screen.getByRole('region', { name: 'Continue playing' });
    const described = within(row)
      .getByRole('button', { name: 'Reef Raiders' })
      .getAttribute('aria-describedby');
    const text = (described ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(text).toEqual(['Nightjar', 'Round open']);
    expect(
      within(row).getByRole('link', { name: 'All 2 games: Continue playing' }).getAttribute('href'),
    ).toBe('/casino/recent');
  });

  it('counts a single game in the singular, in what is seen and in what is heard', async () => {
    openHome({ RecentGames: () => recent([dingo, false]) });
    const row = await screen.findByRole('region', { name: 'Continue playing' });
    expect(within(row).getByRole('link', { name: '1 game: Continue playing' }).textContent).toBe('1 game');
  });

  it('is not there for a member who played nothing, nor while something is searched', async () => {
    openHome();
    await screen.findByText('Displaying 3 of 3 games');
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull();
  });
});

describe('the sheet of a game', () => {
  it('states return, volatility, provider and what counts towards a promo, and plays or keeps the game', async () => {
    openHome({ SetFavoriteGame: () => kept(dingo) });
    await userEvent.click(await screen.findByRole('button', { name: 'About Moonlit Dingo' }));
    const sheet = await screen.findByRole('dialog', { name: 'Moonlit Dingo' });
    const facts = within(sheet)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
    expect(facts).toEqual([
      'Provider: Nightjar',
      'Return to player: 96.16%',
      'Volatility: Medium: wins of all sizes',
      'Towards your promo: Nothing to wager now',
    ]);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to favourites' }));
    expect(await within(sheet).findByRole('button', { name: 'Remove from favourites' })).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Play' })).toBeTruthy();
  });
});

describe('the pages of a member’s own games', () => {
  const openPage = (slug: string, answers: Answers = {}, setting: FeatureSetting = { member: true }) => {
    const platform = fakePlatform(answersFor(answers));
    return {
      platform,
      ...renderFeature(ownPage, { ...setting, at: `/casino/${slug}` }),
    };
  };

  it.each([
    ['favourites', 'No favourites yet'],
    ['recent', 'Nothing played yet'],
  ])('say at /casino/%s that there is nothing yet', async (slug, title) => {
    openPage(slug);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it.each([
    ['favourites', 'FavoriteGames'],
    ['recent', 'RecentGames'],
  ])('offer another try at /casino/%s', async (slug, operation) => {
    const { platform } = openPage(slug, {
      [operation]: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'The catalogue is asleep.');
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer(operation, () => (slug === 'recent' ? recent([reef, false]) : favourites(reef)));
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Reef Raiders' })).toBeTruthy();
  });

  it('ask a visitor to log in', async () => {
    openPage('favourites', {}, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(modals.isOpen('loginModal')).toBe(true);
  });
});
