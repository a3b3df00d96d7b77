import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { bet, openHistory } from './testing/sample-bets.tsx';

const address = 'http://games.test/games/game-1/round?pass=signed';
const frameName = 'Game 1, bet 1';

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:30Z'));
});

const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Opens the details of the first bet. */
async function details(change: Record<string, unknown> = {}, answers = {}) {
  const history = openHistory([bet('1', change)], { BetRound: () => ({ betRoundURL: address }), ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'View the bet on Game 1' }));
  return { ...history, shown: within(await dialog('Bet on Game 1')) };
}

const pressReplay = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Replay round' }));
  return within(await dialog('Game 1'));
};

const frame = () => screen.findByTitle<HTMLIFrameElement>(frameName);

function say(page: HTMLIFrameElement, { origin = 'http://games.test', source = page.contentWindow } = {}) {
  const data = { source: 'magpie-game', type: 'loaded' };
  fireEvent(window, new MessageEvent('message', { data, origin, source }));
}

describe('the round of a bet', () => {
  it('is asked for at the press and shown in a sandbox once its own page says so; the focus comes back', async () => {
    const { platform } = await details();
    expect(platform.variablesOf('BetRound')).toEqual([]);
    const round = await pressReplay();
    const page = await frame();
    expect(platform.variablesOf('BetRound')).toEqual([{ bet: '1' }]);
    expect(page.getAttribute('src')).toBe(`${address}&time-zone=UTC&theme=dark`);
    expect(page.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-popups allow-pointer-lock allow-same-origin',
    );
    expect(round.getByRole('status', { name: 'Loading the round' })).toBeDefined();
    say(page, { origin: 'http://evil.test' });
    say(page, { source: window });
    expect(page.style.visibility).toBe('hidden');
    say(page);
    expect(page.style.visibility).toBe('visible');
    expect(round.queryByRole('status', { name: 'Loading the round' })).toBeNull();
    await userEvent.click(round.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replay round' }));
    });
    expect(screen.queryByTitle(frameName)).toBeNull();
  });

  it('is asked for again after a failure, each time with a new address', async () => {
    const { platform } = await details(
      {},
      {
        BetRound: () => {
          throw new NoNetwork();
        },
      },
    );
    const round = await pressReplay();
    expect(await round.findByRole('heading', { name: 'The round did not open' })).toBeDefined();
    platform.answer('BetRound', () => ({ betRoundURL: address }));
    await userEvent.click(round.getByRole('button', { name: 'Try again' }));
    expect((await frame()).getAttribute('src')).toContain(address);
    await userEvent.click(round.getByRole('button', { name: 'Close' }));
    await pressReplay();
    await frame();
    expect(platform.variablesOf('BetRound').length).toBeGreaterThanOrEqual(3);
  });

  it('is not asked for again when the platform refuses it, in whose words that is said', async () => {
    const text = 'The game’s provider has no record of this round, so it cannot be replayed.';
    await details(
      {},
      {
        BetRound: () => {
          throw new Refusal('NOT_FOUND', text);
        },
      },
    );
    const round = await pressReplay();
    expect(await round.findByText(text)).toBeDefined();
    expect(round.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is asked for again once the provider answers, of which the platform says that it does not', async () => {
    const text = 'The game’s provider cannot show this round right now. Please try again later.';
    const { platform } = await details(
      {},
      {
        BetRound: () => {
          throw new Refusal('VENDOR_IN_MAINTENANCE', text);
        },
      },
    );
    const round = await pressReplay();
    expect(await round.findByText(text)).toBeDefined();
    platform.answer('BetRound', () => ({ betRoundURL: address }));
    await userEvent.click(round.getByRole('button', { name: 'Try again' }));
    expect((await frame()).getAttribute('src')).toContain(address);
  });

  it('is not shown from an origin that the site does not list', async () => {
    await details({}, { BetRound: () => ({ betRoundURL: 'http://evil.test/round?pass=x' }) });
    const round = await pressReplay();
    expect(await round.findByRole('heading', { name: 'The round did not open' })).toBeDefined();
    expect(screen.queryByTitle(frameName)).toBeNull();
  });

  it.each([
    ['NOT_KEPT', 'The game’s provider has no record of this round, so it cannot be replayed.'],
    ['NOT_PLAYED', 'This round did not take place, so there is nothing to replay.'],
    ['OPEN', 'This round is not over yet. It can be replayed once it is.'],
  ])('that is %s has no press, and a line that says why', async (round, text) => {
    const { shown } = await details({ round });
    expect(shown.getByText(text)).toBeDefined();
    expect(shown.queryByRole('button', { name: 'Replay round' })).toBeNull();
  });

  it('of a bet on matches leads to its picks', async () => {
    const { shown } = await details({
      gameCategory: { __typename: 'GameCategory', id: 'cat-sports', name: 'Sportsbook' },
    });
    expect(shown.getByRole('button', { name: 'Show the picks' })).toBeDefined();
  });
});
