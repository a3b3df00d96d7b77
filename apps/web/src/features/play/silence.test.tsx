import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { framedGameUrl } from '#testing/play-answers.ts';
import { player } from './player-store.ts';
import { frame, openGame, openPage, play, say } from './testing/game-page.tsx';

const networkText = 'Network error occurred. Please try again.';

describe('a game that does not speak', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(async () => {
    await act(() => player.leave());
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function silentGame() {
    const page = openPage();
    await play();
    await frame();
    await pass(20_000);
    expect(await screen.findByRole('heading', { name: networkText })).toBeTruthy();
    return page;
  }

  it('PLAY-29 that has not said that it is ready within 20 s gives the network error, with a way back', async () => {
    const { ended } = await silentGame();
    expect(screen.queryByTitle('Moonlit Dingo')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(ended()).toEqual([{ id: 'session-1' }]);
    });
  });

  it('PLAY-29 can be launched once more', async () => {
    const { steps } = await silentGame();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    say(await frame(), 'loaded');
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
    expect(screen.queryByText(networkText)).toBeNull();
    expect(steps()).toHaveLength(6);
  });

  it('PLAY-29 is open for as long as it wants once it has said that it is ready', async () => {
    openPage();
    await play();
    say(await frame(), 'loaded');
    await pass(60_000);
    expect(screen.queryByText(networkText)).toBeNull();
    expect(screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').src).toBe(framedGameUrl);
  });
});

describe('the frame of a game', () => {
  afterEach(async () => {
    await act(() => player.leave());
  });

  it('PLAY-29 shows no page of an origin that is not listed', async () => {
    const { steps } = openPage({ LaunchURL: () => ({ launchURL: 'https://elsewhere.test/play?token=1' }) });
    await play();
    expect(await screen.findByText('An unexpected error occurred')).toBeTruthy();
    expect(screen.queryByTitle('Moonlit Dingo')).toBeNull();
    expect(steps()).not.toContain('StartGameSession');
  });

  it("PLAY-29 closes with the player when the game says 'session-ended', and the member is told", async () => {
    const { ended } = await openGame();
    say(await frame(), 'session-ended');
    expect(screen.queryByRole('dialog', { name: 'Moonlit Dingo' })).toBeNull();
    expect(await screen.findByText('Your game session has ended.')).toBeTruthy();
    await waitFor(() => {
      expect(ended()).toEqual([{ id: 'session-1' }]);
    });
  });
});
