import { toaster } from '@magpie/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { player } from '#features/play/player-store.ts';
import { modals } from '#shared/modals/index.ts';
import { goTo } from '#shared/navigation/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { historyAtRest, openAddress } from '#testing/browser-history.ts';
import { developmentConfig } from '#testing/render-with-session.tsx';
import { answeredAccount, aud } from '#testing/sample-account.ts';
import { lobbyAnswers, sampleGame } from '#testing/sample-catalogue.ts';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { App } from './app.tsx';

let stop: () => void = () => undefined;
const scrollTo = vi.fn();

/** The app as it is started, on a page that fetches nothing itself. */
async function open(address = '/unknown', account = answeredAccount) {
  openAddress(address);
  const setting = sessionSetting({ ...lobbyAnswers([]), Me: () => ({ me: account }) });
  const { platform, session } = setting;
  stop = session.start();
  render(<App config={developmentConfig} backend={{ client: platform.client, session }} />);
  if (address === '/unknown') await screen.findByRole('heading', { level: 1 });
  await act(() => vi.dynamicImportSettled());
  return setting;
}

beforeEach(() => {
  freshBrowser();
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(async () => {
  stop();
  act(() => {
    modals.reset();
    toaster.dismiss();
    void player.leave();
  });
  await historyAtRest();
});

describe('what the app holds over every page', () => {
  it('shows the bar of a navigation', async () => {
    await open();
    act(() => {
      goTo('/also-unknown');
    });
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });

  it('lends its router to what stands outside, and begins a new page at its top', async () => {
    await open();
    act(() => {
      goTo('/also-unknown');
    });
    await waitFor(() => {
      expect(window.location.pathname).toBe('/also-unknown');
    });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('says that the connection is gone', async () => {
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(await screen.findByText(/^You’re offline/)).toBeTruthy();
  });

  it('shows the notice that a page load finds', async () => {
    const { session } = await open();
    act(() => {
      session.notice.shown.set({ title: 'Signed out', text: 'Somebody else logged in.' });
    });
    expect(await screen.findByText('Signed out')).toBeTruthy();
  });

  it('shows a game that is launched', async () => {
    await open();
    act(() => {
      player.begin({ game: sampleGame('Moonlit Dingo'), from: '/unknown' }, () => Promise.resolve());
    });
    expect(await screen.findByRole('progressbar', { name: 'Preparing the game' })).toBeTruthy();
  });

  it('opens the modal of an address', async () => {
    await open('/#sign-in');
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
  });

  it('shows what a push tells a member, whatever page is there', async () => {
    const { logIn, session } = await open();
    await act(logIn);
    await act(() => vi.dynamicImportSettled());
    act(() => {
      session.pushes.emit('jackpotWon', { jackpotId: 'cross', amount: '300.00', currency: aud });
    });
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('shows toasts', async () => {
    await open();
    act(() => {
      toasts.success('Saved.');
    });
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  it('tells a member who is not verified so, above the page', async () => {
    const { logIn } = await open('/unknown', { ...answeredAccount, verified: false });
    await act(logIn);
    expect(await screen.findByRole('region', { name: 'Identity verification' })).toBeTruthy();
  });
});
