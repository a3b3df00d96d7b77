import { BrandProvider, Toaster } from '@magpie/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type JSX } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMemberAction } from '#features/session/index.ts';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { eachOnFreshStage, GoButton, started } from '#testing/page-stage.tsx';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { NoticeRibbon } from './notice-ribbon.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageFrame } from './page-frame.tsx';

eachOnFreshStage();

describe('a page that fails', () => {
  it('keeps what is around it, and another address clears it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): JSX.Element {
      throw new Error('A defect.');
    }
    renderWithSession(
      <MemoryRouter>
        <GoButton to="/sound" />
        <Routes>
          <Route element={<PageFrame />}>
            <Route path="/" element={<Broken />} />
            <Route path="/sound" element={<p>A sound page</p>} />
          </Route>
        </Routes>
      </MemoryRouter>,
      started(),
    );
    expect(screen.getByRole('heading', { name: 'That didn’t load' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Go to /sound' }));
    expect(await screen.findByText('A sound page')).toBeDefined();
  });
});

describe('a page at the end of a session', () => {
  it('SESS-03 starts anew, so that the tab in view returns to its initial value', async () => {
    function Tabs(): JSX.Element {
      const [tab, setTab] = useState('personal-details');
      return (
        <button
          type="button"
          onClick={() => {
            setTab('achievements');
          }}
        >
          {tab}
        </button>
      );
    }
    const setting = started();
    renderWithSession(
      <MemoryRouter>
        <Routes>
          <Route element={<PageFrame />}>
            <Route path="/" element={<Tabs />} />
          </Route>
        </Routes>
      </MemoryRouter>,
      setting,
    );
    await act(() => setting.logIn());
    await userEvent.click(screen.getByRole('button', { name: 'personal-details' }));
    expect(screen.getByRole('button', { name: 'achievements' })).toBeDefined();
    await act(() => setting.session.logOut());
    expect(screen.getByRole('button', { name: 'personal-details' })).toBeDefined();
  });
});

describe('toasts', () => {
  function showToaster() {
    vi.useFakeTimers();
    render(
      <BrandProvider brand="magpie">
        <Toaster />
      </BrandProvider>,
    );
  }
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('SHELL-39 a new toast replaces the one shown', () => {
    showToaster();
    act(() => {
      toasts.success('Profile Updated');
      toasts.error('Update Profile Failed', 'Try again.');
    });
    expect(screen.queryByText('Profile Updated')).toBeNull();
    expect(screen.getByText('Update Profile Failed')).toBeDefined();
    act(() => {
      toasts.success('Profile Updated');
    });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    expect(screen.queryByText('Update Profile Failed')).toBeNull();
  });

  it('SHELL-40 an error stays 1.5 s', () => {
    showToaster();
    act(() => {
      toasts.error('Update Profile Failed');
    });
    pass(1499);
    expect(screen.getByText('Update Profile Failed')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Update Profile Failed')).toBeNull();
  });

  it('SHELL-40 a success stays 2 s', () => {
    showToaster();
    act(() => {
      toasts.success('Profile Updated');
    });
    pass(1999);
    expect(screen.getByText('Profile Updated')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Profile Updated')).toBeNull();
  });
});

describe('the ribbons', () => {
  it('SESS-21 a page load shows the stored notice until it is dismissed', async () => {
    localStorage.setItem(
      'notice',
      JSON.stringify({ title: 'Login Session Expired', text: 'Please log in again.' }),
    );
    renderWithSession(<NoticeRibbon />, started());
    expect(screen.getByText('Login Session Expired').closest('[role=status]')).not.toBeNull();
    expect(localStorage.getItem('notice')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Login Session Expired')).toBeNull();
  });

  it('says that the connection is gone, as long as it is', () => {
    renderWithSession(<OfflineNotice />, started());
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(screen.getByText(/You’re offline/)).toBeDefined();
    online.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });
});

describe('what only a member can do', () => {
  const done = vi.fn<(what: string) => void>();

  function Actions(): JSX.Element {
    const play = useMemberAction(done);
    const deposit = useMemberAction(done);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            play('play');
          }}
        >
          Play
        </button>
        <button
          type="button"
          onClick={() => {
            deposit('deposit');
          }}
        >
          Deposit
        </button>
      </>
    );
  }

  beforeEach(() => {
    done.mockClear();
  });

  it.each(['Play', 'Deposit'])(
    'AUTH-42 a visitor who presses %s gets the login and nothing else',
    async (name) => {
      const setting = started();
      renderWithSession(<Actions />, setting);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(modals.stack.get().map((open) => open.name)).toEqual(['loginModal']);
      expect(done).not.toHaveBeenCalled();
      expect(setting.fake.calls).toEqual([]);
    },
  );

  it.each(['Play', 'Deposit'])('AUTH-45 %s goes on once whoever pressed it has logged in', async (name) => {
    const setting = started();
    renderWithSession(<Actions />, setting);
    await userEvent.click(screen.getByRole('button', { name }));
    await act(() => setting.logIn());
    const open = modals.stack.get().find((each) => each.name === 'loginModal');
    (open?.props as { onEntered: () => void } | undefined)?.onEntered();
    expect(done.mock.calls).toEqual([[name.toLowerCase()]]);
  });

  it.each([
    ['goes on for the member whose account was on its way', true],
    ['asks a visitor in once nobody has turned out to be signed in', false],
  ])('SESS-01 a press while a token is looked into %s', async (_what, member) => {
    const setting = started();
    renderWithSession(<Actions />, setting);
    const { state } = setting.session;
    act(() => {
      state.set({ signedIn: false, account: null, settled: false, generation: 7 });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(modals.stack.get()).toEqual([]);
    expect(done).not.toHaveBeenCalled();
    if (member) await act(() => setting.logIn());
    else
      act(() => {
        state.set({ signedIn: false, account: null, settled: true, generation: 8 });
      });
    expect(done.mock.calls).toEqual(member ? [['play']] : []);
    expect(modals.stack.get().map((open) => open.name)).toEqual(member ? [] : ['loginModal']);
  });

  it('is done at once by a member', async () => {
    const setting = started();
    renderWithSession(<Actions />, setting);
    await act(() => setting.logIn());
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(done.mock.calls).toEqual([['play']]);
    expect(modals.stack.get()).toEqual([]);
  });
});
