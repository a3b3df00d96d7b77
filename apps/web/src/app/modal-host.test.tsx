import { Dialog } from '@magpie/ui/overlays';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type JSX } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { goTo, lazyPart, NavigatorBridge } from '#shared/navigation/index.ts';
import { openAddress, openedAddress, popped, pressBack } from '#testing/browser-history.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { sessionSetting } from '#testing/session-setting.ts';
import { HashModals } from './hash-modals.ts';
import { forgetModalMark } from './modal-history.ts';
import { ModalHost } from './modal-host.tsx';
import type { ModalRegistry } from './modal-registry.ts';
import { dialog, eachWithoutModals, noDialog, titled } from './testing.tsx';

function lazily(title: string) {
  return lazyPart(() => Promise.resolve({ Modal: titled(title) }), 'Modal');
}

function SupportText({ page, onClose }: ModalComponentProps<'supportModal'>): JSX.Element {
  return (
    <Dialog open title={`Support: ${page}`} onClose={onClose}>
      text
    </Dialog>
  );
}

function CancelWithdrawal({
  withdrawalId,
  onClose,
}: ModalComponentProps<'cancelWithdrawalModal'>): JSX.Element {
  return (
    <Dialog open title="Cancel withdrawal" onClose={onClose}>
      <p>Cancel withdrawal is open for {withdrawalId}</p>
    </Dialog>
  );
}

const registry: ModalRegistry = {
  loginModal: lazily('Login'),
  registerModal: lazily('Register'),
  forgotPassword: lazily('Forgot Password'),
  myAccount: lazily('Account'),
  cancelWithdrawalModal: lazyPart(() => Promise.resolve({ CancelWithdrawal }), 'CancelWithdrawal'),
  supportModal: lazyPart(() => Promise.resolve({ SupportText }), 'SupportText'),
  levelModal: lazyPart(() => Promise.reject<{ Gone: () => null }>(new Error('Failed to fetch')), 'Gone'),
};

let stop: () => void = () => undefined;

async function open(address: string, { member = false } = {}) {
  const setting = sessionSetting();
  if (member) {
    stop = setting.session.start();
    await setting.logIn();
    stop();
  }
  openAddress(address);
  forgetModalMark();
  stop = setting.session.start();
  renderWithSession(
    <BrowserRouter>
      <NavigatorBridge />
      <HashModals />
      <ModalHost registry={registry} />
      <button type="button">Page</button>
    </BrowserRouter>,
    setting,
  );
  return { ...setting, user: userEvent.setup() };
}

/** Opens the account, and above it the question about a withdrawal. */
async function openTwo(): Promise<void> {
  act(() => {
    modals.open('myAccount');
  });
  await dialog('Account');
  act(() => {
    modals.open('cancelWithdrawalModal', { withdrawalId: 'wd-1' });
  });
}

afterEach(() => {
  stop();
});

eachWithoutModals();

describe('modals', () => {
  it('are opened by name and given their props', async () => {
    await open('/promotions');
    act(() => {
      modals.open('supportModal', { page: 'aml-policy' });
    });
    await dialog('Support: aml-policy');
  });

  it('SHELL-43 may lie above another; Escape closes only the topmost', async () => {
    const { user } = await open('/');
    await openTwo();
    await dialog('Cancel withdrawal');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByText(/Cancel withdrawal is open/)).toBeNull();
    });
    expect(screen.getByText('Account is open')).toBeDefined();
    await user.keyboard('{Escape}');
    await noDialog();
  });

  it('SHELL-43 the close button closes only the topmost', async () => {
    const { user } = await open('/');
    await openTwo();
    await user.click(await within(await dialog('Cancel withdrawal')).findByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(modals.stack.get().map((modal) => modal.name)).toEqual(['myAccount']);
    });
    expect(screen.getByText('Account is open')).toBeDefined();
  });

  it('are closed one by one by the back button, which stays on the page', async () => {
    await open('/promotions?page=2');
    await openTwo();
    await dialog('Cancel withdrawal');
    await pressBack();
    expect(modals.stack.get().map((modal) => modal.name)).toEqual(['myAccount']);
    await pressBack();
    expect(modals.stack.get()).toEqual([]);
    expect(openedAddress()).toBe('/promotions?page=2');
  });

  it('take their entry of the history back when they are closed in another way', async () => {
    const { user } = await open('/casino');
    act(() => {
      goTo('/promotions');
    });
    act(() => {
      modals.open('myAccount');
    });
    await dialog('Account');
    const back = popped();
    await user.keyboard('{Escape}');
    await noDialog();
    await back;
    await pressBack();
    expect(openedAddress()).toBe('/casino');
  });

  it('close when their code cannot be fetched, and say so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/');
    act(() => {
      modals.open('levelModal');
    });
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined();
    expect(modals.stack.get()).toEqual([]);
  });

  it('a modal that leads to a page leaves the page open', async () => {
    function Leave(): null {
      const navigate = useNavigate();
      useEffect(() => {
        if (openedAddress() === '/promotions') return;
        modals.close('myAccount');
        void navigate('/promotions');
      }, [navigate]);
      return null;
    }
    const setting = sessionSetting();
    openAddress('/');
    stop = setting.session.start();
    renderWithSession(
      <BrowserRouter>
        <ModalHost
          registry={{ ...registry, levelPointInfoModal: lazyPart(() => Promise.resolve({ Leave }), 'Leave') }}
        />
      </BrowserRouter>,
      setting,
    );
    act(() => {
      modals.open('myAccount');
    });
    await dialog('Account');
    act(() => {
      modals.open('levelPointInfoModal');
    });
    await waitFor(() => {
      expect(openedAddress()).toBe('/promotions');
    });
  });
});

describe('modals by hash', () => {
  it.each([
    ['/#sign-up', 'Register'],
    ['/#sign-in', 'Login'],
  ])('SHELL-18 %s opens %s', async (address, title) => {
    await open(address);
    await dialog(title);
    expect(openedAddress()).toBe(address);
  });

  it.each([
    ['/promotions#sign-up', '/#sign-up', 'Register'],
    ['/casino/slots?q=opal#sign-in', '/#sign-in', 'Login'],
  ])('SHELL-19 %s leads home, keeps the hash and opens the modal there', async (address, home, title) => {
    await open(address);
    await dialog(title);
    expect(openedAddress()).toBe(home);
  });

  it.each(['/#sign-in', '/#sign-up', '/promotions#sign-up'])(
    'SHELL-20 %s leads a signed-in member home and opens no modal',
    async (address) => {
      await open(address, { member: true });
      await waitFor(() => {
        expect(openedAddress()).toBe('/');
      });
      expect(modals.stack.get()).toEqual([]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each(['/#sign-in', '/promotions#sign-up'])(
    'SHELL-21 closing a modal opened by %s returns to "/" with the hash gone',
    async (address) => {
      openAddress('/tournament');
      const { user } = await open(address);
      await screen.findByRole('dialog');
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await noDialog();
      await waitFor(() => {
        expect(openedAddress()).toBe('/');
      });
    },
  );

  it('SHELL-21 does so too after another modal took its place', async () => {
    const { user } = await open('/#sign-in');
    await dialog('Login');
    act(() => {
      modals.open('forgotPassword');
      modals.close('loginModal');
    });
    await dialog('Forgot Password');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(openedAddress()).toBe('/');
    });
    expect(modals.stack.get()).toEqual([]);
  });

  it('puts a modal whose code is there in the place of another one at once', async () => {
    await open('/');
    const swap = (next: 'loginModal' | 'forgotPassword', last: 'loginModal' | 'forgotPassword') => {
      act(() => {
        modals.open(next);
        modals.close(last);
      });
    };
    act(() => {
      modals.open('forgotPassword');
    });
    await dialog('Forgot Password');
    swap('loginModal', 'forgotPassword');
    await dialog('Login');
    swap('forgotPassword', 'loginModal');
    expect(screen.getByRole('dialog', { name: 'Forgot Password' })).toBeInstanceOf(HTMLElement);
  });

  it('opens again after a reload of the page', async () => {
    const state = { usr: { modals: 1, byHash: true }, key: 'k', idx: 0 };
    window.history.replaceState(state, '', '/#sign-in');
    forgetModalMark();
    const setting = sessionSetting();
    stop = setting.session.start();
    renderWithSession(
      <BrowserRouter>
        <HashModals />
        <ModalHost registry={registry} />
      </BrowserRouter>,
      setting,
    );
    await dialog('Login');
  });
});
