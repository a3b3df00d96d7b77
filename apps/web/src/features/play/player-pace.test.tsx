import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pacedSession } from '#testing/play-answers.ts';
import { player } from './player-store.ts';
import { playPaused } from './frame-messages.ts';
import { frame, openGame, say } from './testing/game-page.tsx';

const figures = { __typename: 'PlayFigures', staked: '30.00', won: '10.00', net: '-20.00' };
const check = (due: string) => ({
  __typename: 'RealityCheck',
  dateTimeFrom: '2020-01-01T00:00:00Z',
  dateTimeDue: due,
  figures,
});
const due = pacedSession({ realityCheck: check('2020-01-01T00:30:00Z') });
const later = pacedSession({ realityCheck: check('2099-01-01T00:30:00Z') });

describe('the pace of play', () => {
  afterEach(async () => {
    await act(() => player.leave());
  });

  it('stands above the game with what was staked, what came back and the result', async () => {
    await openGame();
    const strip = within(await screen.findByRole('group', { name: 'This game session' }));
    expect(strip.getByText('Staked').parentElement?.textContent).toBe('Staked$12.00');
    expect(strip.getByText('Won').parentElement?.textContent).toBe('Won$4.50');
    expect(strip.getByText('Result').parentElement?.textContent).toBe('Result-$7.50');
  });

  it('lets the reality check be chosen at the table', async () => {
    const { platform } = await openGame({
      SetRealityCheckInterval: ({ interval }) => ({ setRealityCheckInterval: interval }),
    });
    const select = await screen.findByLabelText('Reality check');
    await userEvent.selectOptions(select, 'Every 30 minutes');
    await waitFor(() => {
      expect(platform.variablesOf('SetRealityCheckInterval')).toEqual([{ interval: 'MINUTES_30' }]);
    });
  });

  it('asks once the reality check is due, and goes on with an answer', async () => {
    const { platform } = await openGame({
      GameSession: () => ({ gameSession: due }),
      AnswerRealityCheck: () => ({ answerRealityCheck: later }),
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Reality check' });
    expect(dialog.textContent).toContain('Result-$20.00');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(platform.variablesOf('AnswerRealityCheck')).toEqual([{ id: 'session-1' }]);
  });

  it('tells the game once the check is due, so that nothing begins by itself below it', async () => {
    await openGame({ GameSession: () => ({ gameSession: due }) });
    await screen.findByRole('alertdialog', { name: 'Reality check' });
    const page = await frame();
    const told = vi.spyOn(page.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
    say(page, 'loaded');
    await waitFor(() => {
      expect(told).toHaveBeenCalledWith(playPaused, 'http://games.test');
    });
  });

  it('asks when the game says that a bet was refused for it, also where the site did not know', async () => {
    let refused = false;
    await openGame({
      GameSession: () => ({ gameSession: refused ? due : later }),
    });
    await screen.findByRole('group', { name: 'This game session' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    refused = true;
    say(await frame(), 'reality-check');
    const dialog = await screen.findByRole('alertdialog', { name: 'Reality check' });
    expect(dialog.textContent).toContain('Result-$20.00');
  });

  it("ends the session with 'Stop'", async () => {
    const { ended } = await openGame({ GameSession: () => ({ gameSession: due }) });
    await screen.findByRole('alertdialog', { name: 'Reality check' });
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => {
      expect(ended()).toEqual([{ id: 'session-1' }]);
    });
    expect(player.state.get()).toBeNull();
  });
});
