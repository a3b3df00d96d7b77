import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answers, cashback, collected } from '#testing/sample-cashbacks.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { CashbackPage } from './cashback-page.tsx';

function open(given: Answers, at: string, member = false) {
  const platform = fakePlatform(given);
  const pages = (
    <Routes>
      <Route path="/cashbacks/:id" element={<CashbackPage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  );
  return { platform, ...renderFeature(pages, { at, member }) };
}

beforeEach(freshBrowser);

describe('the page of a cashback', () => {
  it('CASHBK-03 shows the way back, banner, title, Play Now, description and game providers', async () => {
    const { address } = open(answers([cashback('a')]), '/cashbacks/a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cashback a' })).toBeTruthy();
    expect(document.querySelector('article header img')?.getAttribute('src')).toBe('/art/cashback-hero.svg');
    expect(screen.getByRole('button', { name: 'Play Now' })).toBeTruthy();
    expect(screen.getByText('Back to you.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Game providers' }).textContent).toBe('Nightjar');
    await userEvent.click(screen.getByRole('link', { name: 'Back to all Cashback' }));
    expect(address()).toBe('/cashbacks');
  });

  it('CASHBK-03 CASHBK-11 has on its banner a claim that can be made, and Play Now until then', async () => {
    const { unmount } = open(answers([cashback('a')], [collected('a')]), '/cashbacks/a', true);
    const head = () => within(document.querySelector<HTMLElement>('article header') ?? document.body);
    expect(await head().findByRole('button', { name: 'Claim' })).toBeTruthy();
    expect(head().getByText('5% of net losses')).toBeTruthy();
    expect(head().queryByRole('link', { name: 'Play Now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Play Now' })).toBeTruthy();
    unmount();
    open(answers([cashback('a')], [collected('a', { isClaimable: false })]), '/cashbacks/a', true);
    expect(await head().findByRole('link', { name: 'Play Now' })).toBeTruthy();
    expect(head().queryByRole('button', { name: 'Claim' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    [null, '/casino'],
    ['/casino/live', '/casino/live'],
    ['https://play.test/live', 'https://play.test/live'],
    ['//elsewhere.test', '/casino'],
    ['javascript:alert(1)', '/casino'],
  ])("CASHBK-04 'Play Now' with the link %j leads to %s", async (playNowLink, target) => {
    open(answers([cashback('a', { playNowLink })]), '/cashbacks/a', true);
    expect((await screen.findByRole('link', { name: 'Play Now' })).getAttribute('href')).toBe(target);
  });

  it("CASHBK-05 'Play Now' asks a visitor to log in", async () => {
    const { address } = open(answers([cashback('a')]), '/cashbacks/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Play Now' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['loginModal']);
    expect(address()).toBe('/cashbacks/a');
  });

  it('says that there is no such cashback', async () => {
    open(answers([]), '/cashbacks/a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cashback not found' })).toBeTruthy();
  });
});
