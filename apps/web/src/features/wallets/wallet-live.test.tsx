import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { resetMemberStores } from '#shared/session/index.ts';
import { held, Refusal } from '#testing/fake-platform.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { answeredAccount, aud, btc, favourite, fiveBalances, nzd } from '#testing/sample-account.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { GapListener } from './gap-listener.ts';
import { WalletControl } from './wallet-control.tsx';

const favourites = (bitcoinIsWorth: string) => ({
  me: {
    __typename: 'Member',
    id: 'member-mia',
    favoriteCurrencyDetails: [favourite(aud, '1000.00'), favourite(btc, '0.0421'), favourite(nzd, '0.00')],
    favoriteCryptoBalances: [
      {
        __typename: 'CryptoBalance',
        currency: btc,
        amount: '0.0421',
        displayedAmount: bitcoinIsWorth,
        displayedCurrencySymbol: 'A$',
      },
    ],
  },
});

const wallets = (mainCash: string) => ({ ...answeredAccount.wallets, mainCash });

const pushed = (availableBalance: string, change: Partial<typeof answeredAccount.wallets>) =>
  balanceUpdate({ availableBalance, wallets: { ...answeredAccount.wallets, ...change } });

let stop: () => void = () => undefined;

/** The wallet of the header in a session whose socket is open. */
async function live(own: object = {}) {
  const account = { ...answeredAccount, ...own };
  const setting = sessionSetting({
    Me: () => ({ me: account }),
    WalletCurrencies: () => favourites('6325.50'),
  });
  stop = setting.session.start();
  await setting.logIn();
  renderWithSession(
    <>
      <GapListener />
      <WalletControl />
    </>,
    setting,
  );
  const socket = async (count: number) => {
    await waitFor(() => {
      expect(setting.sockets).toHaveLength(count);
      expect(setting.sockets[count - 1]?.subscriptions).toContain('balanceUpdated');
    });
    // At the login, and whenever the socket is there.
    await waitFor(() => {
      expect(setting.fake.variablesOf('Me')).toHaveLength(count + 1);
    });
    const [last] = setting.sockets.slice(-1);
    if (!last) throw new Error('There is no socket.');
    return last;
  };
  return { ...setting, first: await socket(1), socket };
}

const trigger = () => screen.getByRole('button', { name: /^Wallet,/, hidden: true });

async function openList() {
  await userEvent.click(trigger());
  const list = within(await screen.findByRole('radiogroup', { name: 'Active currency' }));
  await list.findByRole('radio', { name: /BTC/ });
  return () => list.getAllByRole('radio').map((radio) => radio.textContent);
}

beforeEach(() => {
  freshBrowser();
  balancesHidden.set(false);
  socketOffline.set(false);
  resetMemberStores();
});

afterEach(() => {
  stop();
});

describe('the balance in the header', () => {
  it('WALLET-16 stays when a push comes after a newer one, or once more, until a new connection counts anew', async () => {
    const { first, socket } = await live();
    const tell = (to: typeof first, sequenceNumber: number, amount: string) => {
      act(() => {
        to.push('balanceUpdated', { ...pushed(amount, { mainCash: amount }), sequenceNumber });
      });
    };
    const shown = (amount: string) =>
      waitFor(() => {
        expect(trigger().getAttribute('aria-label')).toBe(`Wallet, $${amount}`);
      });
    tell(first, 9_002, '1020.00');
    await shown('1,020.00');
    tell(first, 9_001, '1010.00');
    tell(first, 9_002, '999.00');
    // Told last, so that those before it have had their chance.
    tell(first, 9_003, '1030.00');
    await shown('1,030.00');
    tell(first, 9_001, '1010.00');
    await act(() => Promise.resolve());
    await shown('1,030.00');
    first.drop();
    const second = await socket(2);
    tell(second, 1, '1040.00');
    await shown('1,040.00');
  });

  it('WALLET-16 follows a pushed balanceUpdated without a reload', async () => {
    const { first, fake } = await live();
    expect(trigger().textContent).toContain('1,000.00');
    act(() => {
      first.push('balanceUpdated', pushed('1234.50', fiveBalances));
    });
    await waitFor(() => {
      expect(trigger().getAttribute('aria-label')).toBe('Wallet, $1,234.50');
    });
    expect(trigger().textContent).toContain('1,234.50');
    await userEvent.click(trigger());
    const shown = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(shown).toEqual(['$1,000.00', '$200.00', '$30.00', '$4.00', '$0.50']);
    expect(screen.getByText('$1,204.00 can be withdrawn')).toBeDefined();
    expect(fake.variablesOf('Me')).toHaveLength(2);
  });

  it('WALLET-08 WALLET-09 follows the currency that was chosen, WALLET-10 and stays when that fails', async () => {
    const { fake } = await live();
    fake.answer('ChangeActiveCurrency', () => ({
      updateMe: {
        ...answeredAccount,
        ...favourites('6325.50').me,
        activeCurrency: nzd,
        availableBalance: '12.50',
        wallets: { ...answeredAccount.wallets, currency: nzd, mainCash: '12.50' },
      },
    }));
    await openList();
    await userEvent.click(screen.getByRole('radio', { name: /NZD/ }));
    await waitFor(() => {
      expect(trigger().getAttribute('aria-label')).toBe('Wallet, NZ$12.50');
    });
    expect(screen.getByRole('radio', { checked: true }).textContent).toContain('NZD');
    fake.answer('ChangeActiveCurrency', () => {
      throw new Refusal('BAD_USER_INPUT', 'No such currency.');
    });
    await userEvent.click(screen.getByRole('radio', { name: /BTC/ }));
    expect(await screen.findByText('Failed to update active currency.')).toBeDefined();
    expect(trigger().getAttribute('aria-label')).toBe('Wallet, NZ$12.50');
  });

  it('SHELL-24 shows the amount with the sign of its currency, where there is no room for more and while it is marked', async () => {
    const { first } = await live();
    expect(trigger().textContent).toBe('$1,000.00');
    expect(trigger().querySelector('.lucide-wifi-off')).toBeNull();
    act(() => {
      first.drop();
    });
    expect(trigger().textContent).toBe('$1,000.00');
    expect(trigger().querySelector('.lucide-wifi-off')).toBeInstanceOf(SVGElement);
  });

  it('SESS-20 leaves the word about an expired session to the session when the currency is changed', async () => {
    const { fake } = await live();
    fake.answer('ChangeActiveCurrency', () => {
      throw new Refusal('ACCESS_TOKEN_EXPIRED', 'Expired.');
    });
    await openList();
    await userEvent.click(screen.getByRole('radio', { name: /NZD/ }));
    expect(await screen.findByText('Session Expired')).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(fake.variablesOf('ChangeActiveCurrency')).toHaveLength(1);
    });
    expect(screen.queryByText('Failed to update active currency.')).toBeNull();
  });

  it('is marked from the loss of the socket until it has been fetched again', async () => {
    const { first, fake, socket } = await live();
    expect(trigger().getAttribute('aria-label')).toBe('Wallet, $1,000.00');
    const { answer, release } = held<unknown>();
    fake.answer('Me', answer);
    act(() => {
      first.drop();
    });
    expect(trigger().getAttribute('aria-label')).toBe('Wallet, $1,000.00, may be out of date');
    expect(screen.getByText('The connection was lost. Your balance may be out of date.')).toBeInstanceOf(
      HTMLElement,
    );
    await userEvent.click(trigger());
    expect(
      await screen.findByText('The connection was lost. These amounts may be out of date.'),
    ).toBeInstanceOf(HTMLElement);
    await userEvent.keyboard('{Escape}');
    await socket(2);
    expect(trigger().getAttribute('aria-label')).toContain('may be out of date');
    release({ me: { ...answeredAccount, availableBalance: '1075.00', wallets: wallets('1075.00') } });
    await waitFor(() => {
      expect(trigger().getAttribute('aria-label')).toBe('Wallet, $1,075.00');
    });
  });

  it('is marked after a reload until the platform has answered it, without a word of a lost connection', async () => {
    const { session } = await live();
    const now = session.state.get();
    if (!now.signedIn) throw new Error('Nobody is signed in.');
    act(() => {
      session.state.set({ ...now, confirmed: false });
    });
    expect(trigger().getAttribute('aria-label')).toBe('Wallet, $1,000.00, may be out of date');
    expect(trigger().title).toBe('May be out of date');
    expect(screen.queryByText(/The connection was lost/)).toBeNull();
    act(() => {
      session.state.set({ ...now, confirmed: true });
    });
    expect(trigger().getAttribute('aria-label')).toBe('Wallet, $1,000.00');
  });

  it('is marked when the socket says nothing any more, though nobody has closed it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { first, socket } = await live();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(socketOffline.get()).toBe(false);
    const marks: boolean[] = [];
    socketOffline.subscribe(() => marks.push(socketOffline.get()));
    first.freeze();
    await act(() => vi.advanceTimersByTimeAsync(16_500));
    expect(marks).toEqual([true, false]);
    await socket(2);
  });

  it('PUSH-15 is not marked by a logout, which closes the socket, and hears no push any more', async () => {
    const { session, first, fake } = await live();
    await act(() => session.logOut());
    expect(socketOffline.get()).toBe(false);
    await waitFor(() => {
      expect(first.closed).toBe(true);
    });
    const asked = fake.variablesOf('Me').length;
    act(() => {
      first.push('balanceUpdated', pushed('77.00', { mainCash: '77.00' }));
      first.push('balanceUpdated', pushed('78.00', { currency: nzd }));
    });
    expect(session.state.get()).toMatchObject({ signedIn: false, account: null });
    expect(document.body.textContent).not.toContain('77.00');
    expect(fake.variablesOf('Me')).toHaveLength(asked);
  });
});

describe('the favourite currencies', () => {
  it('WALLET-14 leave out zero balances with hideZeroBalances on', async () => {
    await live({ hideZeroBalances: true });
    const rows = await openList();
    expect(rows()).toEqual(['AUD Australian Dollar1,000.00', 'BTC Bitcoin0.04210000']);
  });

  it('WALLET-14 never leave out the active currency', async () => {
    const none = { ...answeredAccount.wallets, currency: nzd, mainCash: '0.00' };
    await live({ hideZeroBalances: true, activeCurrency: nzd, availableBalance: '0.00', wallets: none });
    const rows = await openList();
    expect(rows()).toContain('NZD New Zealand Dollar0.00');
  });

  it('WALLET-15 show the crypto amount with displayCryptoCurrencyInFiat off', async () => {
    await live();
    const rows = await openList();
    expect(rows()[1]).toBe('BTC Bitcoin0.04210000');
  });

  it('WALLET-15 show crypto in fiat with displayCryptoCurrencyInFiat on, fresh after a push', async () => {
    const { first, fake } = await live({ displayCryptoCurrencyInFiat: true });
    const rows = await openList();
    await waitFor(() => {
      expect(rows()[1]).toBe('BTC BitcoinA$6,325.50');
    });
    fake.answer('WalletCurrencies', () => favourites('7000.00'));
    act(() => {
      first.push('balanceUpdated', pushed('1000.00', {}));
    });
    await waitFor(() => {
      expect(rows()[1]).toBe('BTC BitcoinA$7,000.00');
    });
  });
});
