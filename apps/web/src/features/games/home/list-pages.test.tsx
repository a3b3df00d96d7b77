import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NoNetwork } from '#testing/fake-platform.ts';
import { gamesPage, sampleGame, sampleGames } from '#testing/sample-catalogue.ts';
import { cards, loadMore, openHome } from './testing/home.tsx';

describe('the pages of a list of games', () => {
  it('asks for each page once, and for the next one before it is wanted', async () => {
    const { platform } = openHome(sampleGames(100));
    const asked = () => platform.variablesOf('Games').map(({ after }) => after);
    await screen.findByText('Displaying 24 of 100 games');
    expect(asked()).toEqual([undefined]);
    const more = await loadMore();
    act(() => {
      more.click();
      more.click();
    });
    await screen.findByText('Displaying 48 of 100 games');
    await waitFor(() => {
      expect(asked()).toEqual([undefined, '24', '48']);
    });
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 72 of 100 games');
    await waitFor(() => {
      expect(asked()).toEqual([undefined, '24', '48', '72']);
    });
  });

  it('shows a game once that moved to a later page meanwhile', async () => {
    const games = sampleGames(48);
    const { platform } = openHome(games);
    await screen.findByText('Displaying 24 of 48 games');
    const moved = [sampleGame('New'), ...games];
    platform.answer('Games', (variables) => gamesPage(moved, variables));
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 47 of 48 games');
    const names = cards().map((card) => within(card).getByRole('button', { name: /^Game/ }).textContent);
    expect(names).toEqual(games.slice(0, 47).map(({ name }) => name));
  });

  it('keeps what is shown when the next games do not come, and asks again in place and once online', async () => {
    const { platform } = openHome(sampleGames(100));
    const answer = (variables: Record<string, unknown>) => gamesPage(sampleGames(100), variables);
    const fails = () => {
      throw new NoNetwork();
    };
    await loadMore();
    platform.answer('Games', fails);
    await userEvent.click(await loadMore());
    const alert = 'The next games didn’t load. Try again.';
    await screen.findByText(alert);
    expect(screen.getByText('Displaying 24 of 100 games')).toBeTruthy();
    platform.answer('Games', answer);
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 48 of 100 games');
    expect(screen.queryByText(alert)).toBeNull();
    await waitFor(() => {
      expect(platform.variablesOf('Games').at(-1)?.['after']).toBe('48');
    });
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 72 of 100 games');
    await waitFor(() => {
      expect(platform.variablesOf('Games').at(-1)?.['after']).toBe('72');
    });
    platform.answer('Games', fails);
    await userEvent.click(await loadMore());
    await screen.findByText('Displaying 96 of 100 games');
    await userEvent.click(await loadMore());
    await screen.findByText(alert);
    platform.answer('Games', answer);
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await screen.findByText('Displaying 100 of 100 games');
  });

  it('leads through the games by the arrows', async () => {
    openHome(sampleGames(24));
    await screen.findByText('Displaying 24 of 24 games');
    const game = (number: number) => screen.getByRole('button', { name: `Game ${String(number)}` });
    game(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(game(2));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement).toBe(game(4));
  });
});
