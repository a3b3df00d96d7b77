import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakePlatform, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { promoMember } from '#testing/play-answers.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { gamesPage, lobbyAnswers, sampleGames, type SampleGame } from '#testing/sample-catalogue.ts';
import { HomePage } from './home-page.tsx';
// Loaded here, so that no test waits for a lazy part to be compiled.
import '../list/more-games.tsx';

function openHome(games: readonly SampleGame[], setting: FeatureSetting = {}, answers: Answers = {}) {
  const platform = fakePlatform({ ...lobbyAnswers(games), ...answers });
  return { platform, ...renderFeature(<HomePage />, setting) };
}

const cards = () => within(screen.getByRole('list', { name: 'Popular' })).getAllByRole('listitem');
const loadMore = () => screen.findByRole('button', { name: 'Load more' });

describe('a game list', () => {
  it('offers another try when the games cannot be loaded, and loads by itself once back online', async () => {
    const fail = () => {
      throw new NoNetwork();
    };
    const { platform } = openHome([], {}, { Games: fail });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    platform.answer('Games', (variables) => gamesPage(sampleGames(2), variables));
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Displaying 2 of 2 games')).toBeTruthy();
  });

  it('says that the connection is gone where that is why, and loads by itself once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fail = () => {
      throw new NoNetwork();
    };
    const { platform } = openHome([], {}, { Games: fail });
    expect(await screen.findByRole('heading', { name: 'The connection is gone' })).toBeTruthy();
    expect(screen.queryByText(/Our end/)).toBeNull();
    platform.answer('Games', (variables) => gamesPage(sampleGames(2), variables));
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Displaying 2 of 2 games')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /connection|back online/ })).toBeNull();
  });

  it('keeps the games shown when the next page fails, and offers it again', async () => {
    const { platform } = openHome(sampleGames(30));
    await loadMore();
    platform.answer('Games', () => {
      throw new NoNetwork();
    });
    await userEvent.click(await loadMore());
    expect(await screen.findByText('The next games didn’t load. Try again.')).toBeTruthy();
    expect(cards()).toHaveLength(24);
    platform.answer('Games', (variables) => gamesPage(sampleGames(30), variables));
    await userEvent.click(await loadMore());
    expect(await screen.findByText('Displaying 30 of 30 games')).toBeTruthy();
  });

  it('marks the games that the active promo of a member excludes, and asks for the promo once', async () => {
    const promo = {
      walletMode: 'BONUS',
      minimumRealMoneyBalance: '0.00',
      allowedGameCodes: ['game-2'],
    } as const;
    const answers = { LobbyActivePromo: () => promoMember(promo) };
    const { platform } = openHome(sampleGames(2), { member: true }, answers);
    expect(await screen.findAllByText('Excluded from Active Promo')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Game 1' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Game 2' }).hasAttribute('aria-disabled')).toBe(false);
    expect(platform.variablesOf('LobbyActivePromo')).toEqual([{ member: 'member-mia' }]);
  });
});
