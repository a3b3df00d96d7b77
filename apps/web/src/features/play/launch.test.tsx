import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { held, NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { framedGameUrl, gameUrl, promoMember } from '#testing/play-answers.ts';
import { player } from './player-store.ts';
import { frame, launchCalls, openPage, overlay, play, say } from './testing/game-page.tsx';
import { launchCode } from './use-launch-game.ts';

const progress = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const refuse = (code: string, message: string) => () => {
  throw new Refusal(code, message);
};
/** What a proxy answers whose platform is gone. */
const noPlatform = () => new Response('Bad Gateway', { status: 502 });
const noNetwork = () => {
  throw new NoNetwork();
};

describe('a launch', () => {
  afterEach(async () => {
    vi.useRealTimers();
    await act(() => player.leave());
    modals.reset();
  });

  it('PLAY-01 opens loginModal for a visitor and launches nothing', async () => {
    const { made } = openPage({}, { member: false });
    await play();
    expect(modals.stack.get()).toEqual([
      { name: 'loginModal', props: { onEntered: expect.any(Function) as unknown } },
    ]);
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

  describe('that the platform answers with SWITCH, which nothing here spoke for', () => {
    const untilAsked = ['InitializeVendorAccount', 'LaunchURL'];
    let mode: 'BONUS' | 'CASH' = 'CASH';

    async function asked() {
      mode = 'CASH';
      const page = openPage({
        LobbyActivePromo: () => promoMember({ walletMode: mode, minimumRealMoneyBalance: '5.00' }),
        LaunchURL: () => {
          if (mode === 'BONUS') return { launchURL: gameUrl };
          throw new Refusal('WALLET_MODE_SWITCH_REQUIRED', 'Your cash has run low. Choose how to play on.');
        },
        SwitchPromoToBonusMode: ({ id }) => {
          mode = 'BONUS';
          return {
            switchPromoToBonusMode: { __typename: 'MemberPromo', id, status: 'ACTIVE', walletMode: mode },
          };
        },
      });
      await play();
      const dialog = await screen.findByRole('alertdialog', { name: 'Your cash has run low' });
      return { ...page, press: async (name: string) => within(dialog).findByRole('button', { name }) };
    }

    it('WMODE-12 asks, and launches nothing until bonus mode is chosen', async () => {
      const { steps, press } = await asked();
      expect(screen.queryByText('Failed to get game launch URL')).toBeNull();
      expect(await press('Deposit')).toBeTruthy();
      const toBonus = await press('Switch to bonus mode');
      expect(player.state.get()?.phase).toBe('ASKING');
      expect([screen.queryByTitle('Moonlit Dingo'), steps()]).toEqual([null, untilAsked]);
      await userEvent.click(toBonus);
      expect((await frame()).src).toBe(framedGameUrl);
      expect(steps()).toEqual([...untilAsked, ...launchCalls]);
    });

    it('WMODE-12 opens the deposit when that is chosen, and launches nothing', async () => {
      const { steps, press } = await asked();
      await userEvent.click(await press('Deposit'));
      expect(modals.isOpen('depositModal')).toBe(true);
      expect(player.state.get()).toBeNull();
      expect(steps()).toEqual(untilAsked);
    });
  });

  it('launches without a switch what was held for a promo that is over', async () => {
    let over = false;
    const { platform, steps } = openPage({
      LobbyActivePromo: () => promoMember(null),
      LaunchURL: () => {
        if (over) return { launchURL: gameUrl };
        throw new Refusal('WALLET_MODE_SWITCH_REQUIRED', 'Your cash has run low. Choose how to play on.');
      },
    });
    await play();
    const toBonus = await screen.findByRole('button', { name: 'Switch to bonus mode' });
    over = true;
    await userEvent.click(toBonus);
    expect((await frame()).src).toBe(framedGameUrl);
    expect(steps()).toEqual(['InitializeVendorAccount', 'LaunchURL', ...launchCalls]);
    expect(platform.variablesOf('SwitchPromoToBonusMode')).toEqual([]);
  });

  it('leads to the login when the platform knows no member', async () => {
    openPage({ StartGameSession: refuse('UNAUTHENTICATED', 'Log in first.') });
    await play();
    await waitFor(() => {
      expect(modals.isOpen('loginModal')).toBe(true);
    });
    expect(player.state.get()).toBeNull();
    expect(screen.queryByText('An unexpected error occurred')).toBeNull();
  });

  it('opens nothing, and no login, for a press whose session ended while the code of the launch came', async () => {
    const { made, session } = openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Play it' }));
    act(() => {
      session.state.set({ signedIn: false, account: null, settled: true, generation: 2 });
    });
    await act(launchCode);
    expect(made()).toEqual([]);
    expect(modals.stack.get()).toEqual([]);
    expect(player.state.get()).toBeNull();
  });

  describe('after a failed step', () => {
    it.each([
      [
        'InitializeVendorAccount',
        refuse('VENDOR_IN_MAINTENANCE', 'Back soon.'),
        'Failed to initialize game vendor',
      ],
      ['LaunchURL', refuse('NOT_FOUND', 'No such game.'), 'Failed to get game launch URL'],
      ['StartGameSession', refuse('CONFLICT', 'Not now.'), 'An unexpected error occurred'],
      ['InitializeVendorAccount', noNetwork, 'Network error occurred. Please try again.'],
      ['LaunchURL', noNetwork, 'Network error occurred. Please try again.'],
      ['StartGameSession', noNetwork, 'Network error occurred. Please try again.'],
      ['InitializeVendorAccount', noPlatform, 'Network error occurred. Please try again.'],
      ['LaunchURL', () => ({ launchURL: 'javascript:alert(1)' }), 'An unexpected error occurred'],
    ])(
      'PLAY-06 PLAY-07 PLAY-08 clears the loading, ends the session and says why: %s',
      async (operation, answer, message) => {
        const { steps } = openPage({ [operation]: answer });
        await play();
        expect(await screen.findByText(message)).toBeTruthy();
        expect(steps().at(-1)).toBe(operation);
        expect(player.state.get()).toBeNull();
        await waitFor(() => {
          expect(screen.queryByRole('dialog')).toBeNull();
        });
        expect(screen.queryByRole('progressbar')).toBeNull();
      },
    );
  });

  it('PLAY-09 makes the game visible with its URL and session id, and closes the account modal', async () => {
    openPage();
    modals.open('myAccount');
    modals.open('inboxModal');
    await play();
    expect((await frame()).src).toBe(framedGameUrl);
    expect(player.state.get()).toMatchObject({ phase: 'OPEN', url: gameUrl, session: { id: 'session-1' } });
    expect(modals.isOpen('myAccount')).toBe(false);
    expect(modals.isOpen('inboxModal')).toBe(true);
  });

  it('PLAY-09 leaves the account modal open when the launch fails', async () => {
    openPage({ StartGameSession: noNetwork });
    modals.open('myAccount');
    await play();
    await screen.findByText('Network error occurred. Please try again.');
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
    await waitFor(() => {
      expect(progress()).toBe(90);
    });
    say(page, 'loaded');
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
    expect(getComputedStyle(page).visibility).toBe('visible');
  });

  it('does not launch an excluded game and says so', async () => {
    const promo = {
      walletMode: 'BONUS',
      minimumRealMoneyBalance: '0.00',
      allowedGameCodes: ['opal-fever'],
    } as const;
    const { steps } = openPage({ LobbyActivePromo: () => promoMember(promo) });
    await play();
    expect(await screen.findByText('This game is excluded from all Promo benefits.')).toBeTruthy();
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
