import { act } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { openAddress } from '#testing/browser-history.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { HashModals } from './hash-modals.ts';

let stop: () => void = () => undefined;

beforeEach(freshBrowser);

afterEach(() => {
  stop();
});

it('SHELL-18 opens nothing by a hash that the address has lost while the router was behind', () => {
  const setting = sessionSetting();
  openAddress('/#sign-up');
  renderWithSession(
    <BrowserRouter>
      <HashModals />
    </BrowserRouter>,
    setting,
  );
  // Not by the router, which therefore still has the hash.
  window.history.replaceState(null, '', '/');
  act(() => {
    stop = setting.session.start();
  });
  expect(setting.session.state.get().settled).toBe(true);
  expect(modals.stack.get()).toEqual([]);
});
