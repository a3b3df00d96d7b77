import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { modals } from '#shared/modals/index.ts';
import { held } from '#testing/fake-platform.ts';
import { framedGameUrl } from '#testing/play-answers.ts';
import { smallestStyle } from '#testing/screen-width.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { sampleAccount, signedInAs } from '#testing/sample-account.ts';
import { player } from './player-store.ts';
import { openGame, openPage, overlay, play } from './testing/game-page.tsx';

/** Chooses a theme in another tab of the browser. */
function chooseElsewhere(theme: 'dark' | 'light'): void {
  localStorage.setItem('magpie.theme', theme);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'magpie.theme', newValue: theme }));
  });
}

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

  it('leaves the one banner to the page behind it', async () => {
    await openGame();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it("PLAY-16 opens the deposit above the game with 'Deposit', and the game stays open", async () => {
    const { made } = await openGame();
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(modals.isOpen('depositModal')).toBe(true);
    expect(screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').src).toBe(framedGameUrl);
    expect(player.state.get()).toMatchObject({ phase: 'OPEN' });
    expect(made()).not.toContain('EndGameSession');
  });

  it('PLAY-17 ends the game session with the token at logout and closes the player', async () => {
    const { session, platform, ended } = await openGame();
    await act(() => session.logOut());
    expect(ended()).toEqual([{ id: 'session-1' }]);
    expect(platform.calls.find(({ operation }) => operation === 'EndGameSession')?.accessToken).toBe(
      'token-of-mia',
    );
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

  it('WALLET-18 shows what can be staked now, and names the mode beside it only under a promo', async () => {
    const { session } = await openGame();
    const bar = within(screen.getByRole('dialog', { name: 'Moonlit Dingo' }));
    const balance = () => bar.getByLabelText('Balance').textContent;
    expect(balance()).toBe('$1,000.00');
    expect(bar.queryByText(/^Playing with/)).toBeNull();
    const withWallets = (stakeableBalance: string, stakedFrom: 'BONUS' | 'CASH') => {
      const wallets = { ...sampleAccount.wallets, stakeableBalance, stakedFrom };
      act(() => {
        session.state.set(signedInAs({ ...sampleAccount, wallets }));
      });
    };
    withWallets('50.00', 'BONUS');
    expect(balance()).toBe('$50.00');
    expect(bar.getByText('Playing with bonus')).toBeTruthy();
    withWallets('940.00', 'CASH');
    expect(balance()).toBe('$940.00');
    expect(bar.getByText('Playing with cash')).toBeTruthy();
  });

  it('gives the name of the game two lines on a phone, where one would cut it', async () => {
    await openGame();
    const title = screen.getByRole('heading', { level: 1, name: 'Moonlit Dingo' });
    expect(smallestStyle(title, '-webkit-line-clamp')).toBe('2');
    expect(smallestStyle(title, 'white-space')).not.toBe('nowrap');
  });

  it('WALLET-18 shows both on a phone too, on a line of their own', async () => {
    const { session } = await openGame();
    const wallets = { ...sampleAccount.wallets, stakeableBalance: '50.00', stakedFrom: 'BONUS' as const };
    act(() => {
      session.state.set(signedInAs({ ...sampleAccount, wallets }));
    });
    const balance = screen.getByLabelText('Balance');
    const mode = screen.getByText('Playing with bonus');
    const line = balance.parentElement?.parentElement;
    expect(line?.contains(mode)).toBe(true);
    expect(line && smallestStyle(line, 'flex-basis')).toBe('100%');
    for (const part of [balance, mode, line]) expect(part && smallestStyle(part, 'display')).not.toBe('none');
  });

  it('tells its page when the balance has changed, and asks anew what the sitting came to', async () => {
    const { session, platform } = await openGame();
    await waitFor(() => {
      expect(platform.variablesOf('GameSession')).not.toEqual([]);
    });
    const asked = platform.variablesOf('GameSession').length;
    const page = screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').contentWindow;
    const told = vi.spyOn(page ?? window, 'postMessage').mockImplementation(() => undefined);
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate({}));
    });
    expect(told.mock.calls).toEqual([
      [{ source: 'magpie-site', type: 'balance-changed' }, 'http://games.test'],
    ]);
    await waitFor(() => {
      expect(platform.variablesOf('GameSession').length).toBeGreaterThan(asked);
    });
  });

  it('keeps the balance hidden that the member hides in the header', async () => {
    await openGame();
    const balance = within(screen.getByLabelText('Balance'));
    expect(balance.getByText('$1,000')).toBeTruthy();
    act(() => {
      balancesHidden.set(true);
    });
    expect(balance.queryByText('$1,000')).toBeNull();
    expect(balance.getByText('Hidden')).toBeTruthy();
    act(() => {
      balancesHidden.set(false);
    });
  });

  it('asks its page to keep the balance hidden too, once it listens and whenever that changes', async () => {
    balancesHidden.set(true);
    await openGame();
    const source = screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').contentWindow;
    const told = vi.spyOn(source ?? window, 'postMessage').mockImplementation(() => undefined);
    expect(told).not.toHaveBeenCalled();
    const data = { source: 'magpie-game', type: 'loaded' };
    fireEvent(window, new MessageEvent('message', { data, origin: 'http://games.test', source }));
    act(() => {
      balancesHidden.set(false);
    });
    expect(told.mock.calls.filter(([{ type }]) => !String(type).startsWith('theme'))).toEqual([
      [{ source: 'magpie-site', type: 'balance-hidden' }, 'http://games.test'],
      [{ source: 'magpie-site', type: 'balance-shown' }, 'http://games.test'],
    ]);
  });

  it('FMT-24 opens its page in the time zone and the theme of the site, and tells it of another theme without loading it anew', async () => {
    await openGame();
    const frame = screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo');
    expect(frame.src).toBe(framedGameUrl);
    const source = frame.contentWindow;
    const told = vi.spyOn(source ?? window, 'postMessage').mockImplementation(() => undefined);
    const data = { source: 'magpie-game', type: 'loaded' };
    fireEvent(window, new MessageEvent('message', { data, origin: 'http://games.test', source }));
    chooseElsewhere('light');
    expect(told.mock.calls.filter(([{ type }]) => String(type).startsWith('theme'))).toEqual([
      [{ source: 'magpie-site', type: 'theme-dark' }, 'http://games.test'],
      [{ source: 'magpie-site', type: 'theme-light' }, 'http://games.test'],
    ]);
    expect(screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').src).toBe(framedGameUrl);
    chooseElsewhere('dark');
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

  it('opens the deposit above the game when the game asks for it, and stays open', async () => {
    const { ended } = await openGame();
    const source = screen.getByTitle<HTMLIFrameElement>('Moonlit Dingo').contentWindow;
    const data = { source: 'magpie-game', type: 'deposit' };
    fireEvent(window, new MessageEvent('message', { data, origin: 'http://games.test', source }));
    expect(modals.isOpen('depositModal')).toBe(true);
    expect(ended()).toEqual([]);
  });

  it('fetches the account again afterwards, for the balance in the header', async () => {
    const { platform } = await openGame();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(platform.variablesOf('Me')).toHaveLength(1);
    });
  });
});
