import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../../shared/modals/index.ts';
import { fakePlatform, held, NoNetwork, Refusal, type Answers } from '../../testing/fake-platform.ts';
import { gameUrl, playAnswers, promoMember } from '../../testing/play-answers.ts';
import { renderFeature, type FeatureSetting } from '../../testing/render-feature.tsx';
import { sampleGame } from '../../testing/sample-catalogue.ts';
import { PlayerHost, useLaunchGame } from './index.ts';
import { player } from './player-store.ts';

const game = sampleGame('Moonlit Dingo');
const launchCalls = ['InitializeVendorAccount', 'LaunchURL', 'StartGameSession'];
const waiting = { timeout: 4000 };

function PageBehind() {
  const launch = useLaunchGame();
  const navigate = useNavigate();
  return (
    <>
      <h1>Lobby behind</h1>
      <button
        onClick={() => {
          launch(game);
        }}
      >
        Play it
      </button>
      <button
        onClick={() => {
          void navigate('/promotions');
        }}
      >
        Elsewhere
      </button>
      <PlayerHost />
    </>
  );
}

function openPage(answers: Answers = {}, setting: FeatureSetting = { member: true }) {
  const platform = fakePlatform({ ...playAnswers, ...answers });
  const rendered = renderFeature(<PageBehind />, setting);
  const made = () => platform.calls.map(({ operation }) => operation);
  return {
    ...rendered,
    platform,
    made,
    steps: () => made().filter((operation) => launchCalls.includes(operation)),
    ended: () => platform.variablesOf('EndGameSession'),
  };
}

const play = () => userEvent.click(screen.getByRole('button', { name: 'Play it' }));
const overlay = () => screen.findByRole('dialog', { name: 'Moonlit Dingo' }, waiting);
const frame = () => screen.findByTitle<HTMLIFrameElement>('Moonlit Dingo', {}, waiting);
const progress = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const refuse = (code: string, message: string) => () => {
  throw new Refusal(code, message);
};
const noNetwork = () => {
  throw new NoNetwork();
};

async function openGame(answers: Answers = {}) {
  const page = openPage(answers);
  await play();
  fireEvent.load(await frame());
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  return page;
}

describe('a launch', () => {
  afterEach(async () => {
    vi.useRealTimers();
    await act(() => player.leave());
    modals.reset();
  });

  it('PLAY-01 opens loginModal for a visitor and launches nothing', async () => {
    const { made } = openPage({}, { member: false });
    await play();
    expect(modals.stack.get()).toEqual([{ name: 'loginModal', props: undefined }]);
    expect(player.state.get()).toBeNull();
    expect(made()).toEqual([]);
  });

  it('PLAY-02 takes the three steps in their order, each only after the one before has succeeded', async () => {
    const vendor = held<unknown>();
    const url = held<unknown>();
    const { steps, platform } = openPage({ InitializeVendorAccount: vendor.answer, LaunchURL: url.answer });
    await play();
    await overlay();
    await waitFor(() => {
      expect(steps()).toEqual(['InitializeVendorAccount']);
    });
    vendor.release({ initializeVendorAccount: { __typename: 'VendorAccount', id: 'account-1' } });
    await waitFor(() => {
      expect(steps()).toEqual(['InitializeVendorAccount', 'LaunchURL']);
    });
    url.release({ launchURL: gameUrl });
    await frame();
    expect(steps()).toEqual(['InitializeVendorAccount', 'LaunchURL', 'StartGameSession']);
    expect(platform.variablesOf('InitializeVendorAccount')).toEqual([
      { vendor: 'vendor-southern', gameCategory: 'category-slots' },
    ]);
    expect(platform.variablesOf('StartGameSession')).toEqual([{ input: { game: 'game-moonlit-dingo' } }]);
  });

  it("PLAY-04 asks for the URL with the site's casino as lobby and the channel 'MobileWeb'", async () => {
    const { platform } = openPage();
    await play();
    await frame();
    expect(platform.variablesOf('LaunchURL')).toEqual([
      {
        game: 'game-moonlit-dingo',
        vendor: 'vendor-southern',
        options: { siteLobbyUrl: 'http://web.test/casino', channel: 'MobileWeb' },
      },
    ]);
  });

  describe('PLAY-06 PLAY-07 PLAY-08 after a failed step clears the loading, ends the session and says why', () => {
    it.each([
      ['InitializeVendorAccount', refuse('VENDOR_IN_MAINTENANCE', 'Back soon.'), 'Failed to initialize game vendor'],
      ['LaunchURL', refuse('NOT_FOUND', 'No such game.'), 'Failed to get game launch URL'],
      ['StartGameSession', refuse('CONFLICT', 'Not now.'), 'An unexpected error occurred'],
      ['InitializeVendorAccount', noNetwork, 'Network error occurred. Please try again.'],
      ['LaunchURL', noNetwork, 'Network error occurred. Please try again.'],
      ['StartGameSession', noNetwork, 'Network error occurred. Please try again.'],
      ['LaunchURL', () => ({ launchURL: 'javascript:alert(1)' }), 'An unexpected error occurred'],
    ])('%s', async (operation, answer, message) => {
      const { steps } = openPage({ [operation]: answer });
      await play();
      expect(await screen.findByText(message, {}, waiting)).toBeTruthy();
      expect(steps().at(-1)).toBe(operation);
      expect(player.state.get()).toBeNull();
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
  });

  it('PLAY-09 makes the game visible with its URL and session id, and closes the account modal', async () => {
    openPage();
    modals.open('myAccount');
    modals.open('inboxModal');
    await play();
    expect((await frame()).src).toBe(gameUrl);
    expect(player.state.get()).toMatchObject({ phase: 'OPEN', url: gameUrl, session: { id: 'session-1' } });
    expect(modals.isOpen('myAccount')).toBe(false);
    expect(modals.isOpen('inboxModal')).toBe(true);
  });

  it('PLAY-09 leaves the account modal open when the launch fails', async () => {
    openPage({ StartGameSession: noNetwork });
    modals.open('myAccount');
    await play();
    await screen.findByText('Network error occurred. Please try again.', {}, waiting);
    expect(modals.isOpen('myAccount')).toBe(true);
  });

  it("PLAY-10 PLAY-11 shows the overlay with 'Back', the name, 'Deposit' and what it waits for", async () => {
    const vendor = held<unknown>();
    openPage({ InitializeVendorAccount: vendor.answer });
    await play();
    const player = await overlay();
    expect(player.getAttribute('aria-modal')).toBe('true');
    expect(getComputedStyle(player).position).toBe('fixed');
    expect(screen.getByRole('heading', { name: 'Moonlit Dingo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getAllByText('Connecting to game server...').length).toBeGreaterThan(0);
  });

  it('PLAY-12 rises to 90 until the game has loaded and is then 100', async () => {
    openPage();
    await play();
    const page = await frame();
    expect(getComputedStyle(page).visibility).toBe('hidden');
    await waitFor(() => {
      expect(progress()).toBeGreaterThan(0);
    });
    const early = progress();
    expect(early).toBeLessThan(90);
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    await waitFor(
      () => {
        expect(progress()).toBe(90);
      },
      { timeout: 5000 },
    );
    fireEvent.load(page);
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
    expect(getComputedStyle(page).visibility).toBe('visible');
  }, 10_000);

  it('does not launch an excluded game and says so', async () => {
    const promo = { walletMode: 'BONUS', minimumRealMoneyBalance: '0.00', allowedGameCodes: ['opal-fever'] } as const;
    const { steps } = openPage({ LobbyActivePromo: () => promoMember(promo) });
    await play();
    expect(await screen.findByText('This game is excluded from all Promo benefits.', {}, waiting)).toBeTruthy();
    expect(steps()).toEqual([]);
  });

  it('launches when the promo cannot be asked for, as the platform checks again', async () => {
    const { steps } = openPage({ LobbyActivePromo: noNetwork });
    await play();
    await frame();
    expect(steps()).toEqual(launchCalls);
  });

  it('ends a session that starts after the member has gone back', async () => {
    const session = held<unknown>();
    const { ended, steps } = openPage({ StartGameSession: session.answer });
    await play();
    await overlay();
    await waitFor(() => {
      expect(steps()).toEqual(launchCalls);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    session.release({ startGameSession: { __typename: 'GameSession', id: 'late', balanceType: 'CASH' } });
    await waitFor(() => {
      expect(ended()).toEqual([{ id: 'late' }]);
    });
    expect(player.state.get()).toBeNull();
  });
});

describe('an open game', () => {
  afterEach(async () => {
    await act(() => player.leave());
    modals.reset();
  });

  it('PLAY-14 ends with endGameSession and a reset state', async () => {
    const { ended } = await openGame();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(ended()).toEqual([{ id: 'session-1' }]);
    });
    expect(player.state.get()).toBeNull();
  });

  it('PLAY-14 makes no call without a session id', async () => {
    const vendor = held<unknown>();
    const { made } = openPage({ InitializeVendorAccount: vendor.answer });
    await play();
    await overlay();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(player.state.get()).toBeNull();
    expect(made()).not.toContain('EndGameSession');
    vendor.release({ initializeVendorAccount: { __typename: 'VendorAccount', id: 'account-1' } });
    await act(() => Promise.resolve());
    expect(made()).not.toContain('LaunchURL');
  });

  it("PLAY-15 shows the page behind after 'Back', with the focus where it was", async () => {
    const { ended } = await openGame();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByTitle('Moonlit Dingo')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Lobby behind' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play it' }));
    await waitFor(() => {
      expect(ended()).toHaveLength(1);
    });
  });

  it('stays open on Escape, and keeps the focus inside', async () => {
    await openGame();
    await userEvent.keyboard('{Escape}');
    const player = screen.getByRole('dialog', { name: 'Moonlit Dingo' });
    for (const _press of Array.from({ length: 8 })) {
      await userEvent.tab();
      expect(player.contains(document.activeElement)).toBe(true);
    }
    await userEvent.tab({ shift: true });
    expect(player.contains(document.activeElement)).toBe(true);
  });

  it("PLAY-16 opens the deposit above the game with 'Deposit', and the game stays open", async () => {
    const { made } = await openGame();
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(modals.isOpen('depositModal')).toBe(true);
    expect(screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').src).toBe(gameUrl);
    expect(player.state.get()).toMatchObject({ phase: 'OPEN' });
    expect(made()).not.toContain('EndGameSession');
  });

  it('PLAY-17 ends the game session with the token at logout and closes the player', async () => {
    const { session, platform, ended } = await openGame();
    await act(() => session.logOut());
    expect(ended()).toEqual([{ id: 'session-1' }]);
    expect(platform.calls.find(({ operation }) => operation === 'EndGameSession')?.bearer).toBe('token-of-mia');
    const order = platform.calls.map(({ operation }) => operation);
    expect(order.indexOf('EndGameSession')).toBeLessThan(order.indexOf('/session:destroy'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(player.state.get()).toBeNull();
  });

  it('PLAY-17 ends the game session and closes the player when the session is lost', async () => {
    const { session, ended } = await openGame();
    act(() => {
      session.react([{ code: 'ACCESS_TOKEN_EXPIRED', message: 'The token has expired.' }], 'Me');
      session.state.set({ signedIn: false, account: null, settled: true, generation: 2 });
    });
    await waitFor(() => {
      expect(ended()).toEqual([{ id: 'session-1' }]);
    });
    expect(player.state.get()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends when the page behind is left', async () => {
    const { ended } = await openGame();
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => {
      expect(ended()).toHaveLength(1);
    });
    expect(player.state.get()).toBeNull();
  });

  it('hears its own page only: the way out of the game counts, a message from elsewhere does not', async () => {
    const { ended } = await openGame();
    const source = screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').contentWindow;
    const data = { source: 'magpie-game', type: 'closed' };
    const say = (origin: string, from: MessageEventSource | null) => {
      fireEvent(window, new MessageEvent('message', { data, origin, source: from }));
    };
    say('http://evil.test', source);
    say('http://games.test', window);
    say('http://games.test', null);
    expect(ended()).toEqual([]);
    expect(player.state.get()).not.toBeNull();
    say('http://games.test', source);
    await waitFor(() => {
      expect(ended()).toEqual([{ id: 'session-1' }]);
    });
  });

  it('fetches the account again afterwards, for the balance in the header', async () => {
    const { platform } = await openGame();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(platform.variablesOf('Me')).toHaveLength(1);
    });
  });
});
