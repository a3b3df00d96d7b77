import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { framedGameUrl, gameUrl, playAnswers } from '#testing/play-answers.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answeredAccount, aud, favourite, nzd, withFavourites } from '#testing/sample-account.ts';
import { gamesPage, sampleGame } from '#testing/sample-catalogue.ts';
import { PlayerHost } from './player-host.tsx';
import { player } from './player-store.ts';
import { SportsbookPage } from './sportsbook-page.tsx';

const sportsbook = sampleGame('Magpie Sportsbook', 'Magpie');

function openSportsbook(member: boolean, answers: Answers = {}) {
  localStorage.setItem('timezone', 'Australia/Sydney');
  const platform = fakePlatform({
    ...playAnswers,
    Sportsbook: () => gamesPage([sportsbook], { first: 1 }),
    ...answers,
  });
  const rendered = renderFeature(
    <>
      <Routes>
        <Route path="/" element={<h1>Home page</h1>} />
        <Route path="/sportsbook" element={<SportsbookPage />} />
      </Routes>
      <PlayerHost />
    </>,
    { at: '/sportsbook', member },
  );
  return { platform, ...rendered };
}

const favourites = [aud, nzd].map((currency) => favourite(currency, '10.00'));

const currencies: Answers = {
  WalletCurrencies: () => withFavourites(...favourites),
  ChangeActiveCurrency: () => ({
    updateMe: {
      ...answeredAccount,
      activeCurrency: nzd,
      favoriteCurrencyDetails: favourites,
      favoriteCryptoBalances: [],
    },
  }),
};

async function changeToNzd(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Change currency' }));
  await userEvent.click(await screen.findByRole('radio', { name: /NZD/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change to NZD' }));
}

const home = () => screen.findByRole('heading', { name: 'Home page' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Magpie Sportsbook');

describe("'/sportsbook'", () => {
  afterEach(async () => {
    await act(() => player.leave());
    modals.reset();
  });

  it('PLAY-18 starts the sportsbook as a game launch and shows no page of its own', async () => {
    const { platform, address } = openSportsbook(true);
    const page = await frame();
    expect(page.src).toBe(framedGameUrl);
    expect(platform.variablesOf('LaunchURL')).toMatchObject([{ game: 'game-magpie-sportsbook' }]);
    expect(platform.variablesOf('StartGameSession')).toEqual([{ input: { game: 'game-magpie-sportsbook' } }]);
    expect(address()).toBe('/sportsbook');
    const data = { source: 'magpie-game', type: 'loaded' };
    const { origin } = new URL(gameUrl);
    fireEvent(window, new MessageEvent('message', { data, origin, source: page.contentWindow }));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Magpie Sportsbook',
    ]);
  });

  it('PLAY-19 leads back to the home page', async () => {
    const { platform, address } = openSportsbook(true);
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await home();
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.variablesOf('EndGameSession')).toEqual([{ id: 'session-1' }]);
  });

  it('PLAY-36 ends the session, changes the currency and launches the sportsbook again in its place', async () => {
    const { platform, address } = openSportsbook(true, currencies);
    await frame();
    await changeToNzd();
    await waitFor(() => {
      expect(platform.variablesOf('StartGameSession')).toHaveLength(2);
    });
    await frame();
    const steps = ['StartGameSession', 'EndGameSession', 'ChangeActiveCurrency'];
    const made = platform.calls.map(({ operation }) => operation).filter((name) => steps.includes(name));
    expect(made).toEqual(['StartGameSession', 'EndGameSession', 'ChangeActiveCurrency', 'StartGameSession']);
    expect(address()).toBe('/sportsbook');
    expect(player.state.get()).toMatchObject({ phase: 'OPEN' });
  });

  it('goes home and launches nothing when the currency could not be changed', async () => {
    const { platform, address } = openSportsbook(true, {
      ...currencies,
      ChangeActiveCurrency: () => {
        throw new Refusal('CONFLICT', 'Not now.');
      },
    });
    await frame();
    await changeToNzd();
    expect(await screen.findByText('Failed to update active currency.')).toBeTruthy();
    await home();
    expect(address()).toBe('/');
    expect(platform.variablesOf('EndGameSession')).toEqual([{ id: 'session-1' }]);
    expect(platform.variablesOf('LaunchURL')).toHaveLength(1);
  });

  it('PLAY-19 shows a visitor the home page with loginModal and launches nothing', async () => {
    const { platform, address } = openSportsbook(false);
    await home();
    expect(address()).toBe('/');
    expect(modals.stack.get()).toEqual([
      { name: 'loginModal', props: { onEntered: expect.any(Function) as unknown } },
    ]);
    expect(platform.calls).toEqual([]);
  });

  it.each([
    ['the launch is refused', 'InitializeVendorAccount', 'Failed to initialize game vendor'],
    ['the sportsbook cannot be found', 'Sportsbook', 'An unexpected error occurred'],
  ])('goes home when %s', async (_what, operation, message) => {
    const { address } = openSportsbook(true, {
      [operation]: () => {
        throw new Refusal('VENDOR_IN_MAINTENANCE', 'Back soon.');
      },
    });
    await home();
    expect(address()).toBe('/');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('PLAY-19 goes home when the code of a launch cannot be had', async () => {
    vi.doMock('./launch.ts', () => {
      throw new Error('no such file');
    });
    const { platform, address } = openSportsbook(true);
    await home();
    expect(address()).toBe('/');
    expect(screen.getByText('Network error occurred. Please try again.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(platform.variablesOf('LaunchURL')).toEqual([]);
    vi.doUnmock('./launch.ts');
  });

  it('goes home when there is no network', async () => {
    openSportsbook(true, {
      Sportsbook: () => {
        throw new NoNetwork();
      },
    });
    await home();
    await waitFor(() => {
      expect(screen.getByText('Network error occurred. Please try again.')).toBeTruthy();
    });
  });
});
