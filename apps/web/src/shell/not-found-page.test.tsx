import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { NotFoundPage } from './not-found-page.tsx';

let stop: () => void = () => undefined;

beforeEach(freshBrowser);

afterEach(() => {
  stop();
});

/** The page as a full load begins with it, in a tab that shows the promotions before. */
async function goBackAfterFullLoad(): Promise<void> {
  const setting = sessionSetting();
  stop = setting.session.start();
  renderWithSession(
    <MemoryRouter initialEntries={['/promotions', { pathname: '/unknown', key: 'default' }]} initialIndex={1}>
      <Routes>
        <Route path="/" element={<p>The lobby</p>} />
        <Route path="/promotions" element={<p>The promotions</p>} />
        <Route path="/unknown" element={<NotFoundPage />} />
      </Routes>
    </MemoryRouter>,
    setting,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
}

it("SHELL-15 goes to the entry before a full load by 'Go Back' when the browser tells of one", async () => {
  vi.stubGlobal('navigation', { canGoBack: true });
  await goBackAfterFullLoad();
  expect(await screen.findByText('The promotions')).toBeInstanceOf(HTMLElement);
});

it("SHELL-15 goes to the page that led here by 'Go Back'", async () => {
  vi.stubGlobal('navigation', { canGoBack: false });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.test/');
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  await goBackAfterFullLoad();
  expect(await screen.findByText('The promotions')).toBeInstanceOf(HTMLElement);
});

it("SHELL-15 goes to the lobby by 'Go Back' in a new tab", async () => {
  vi.stubGlobal('navigation', { canGoBack: false });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.test/');
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  await goBackAfterFullLoad();
  expect(await screen.findByText('The lobby')).toBeInstanceOf(HTMLElement);
});
