import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answers, cashback, collected } from '#testing/sample-cashbacks.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { CashbackPage } from './cashback-page.tsx';
import { CashbacksPage } from './cashbacks-page.tsx';

beforeEach(freshBrowser);

const nothing = { amount: '0.00', isClaimable: false, claimStatus: 'PENDING' } as const;
const WHY =
  'A$60.00 of earlier claims come off what this cashback gives: they were paid for losses of a deposit that is disputed.';

const renderPage = () =>
  renderFeature(
    <Routes>
      <Route path="/cashbacks/:id" element={<CashbackPage />} />
    </Routes>,
    { at: '/cashbacks/a', member: true },
  );

it('says on its card why a cashback gives nothing while something is owed', async () => {
  fakePlatform(answers([cashback('a')], [collected('a', { ...nothing, owed: '60.00' })]));
  renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  expect(await within(await screen.findByRole('article')).findByText(WHY)).toBeTruthy();
});

it('says it on its page, too', async () => {
  fakePlatform(answers([cashback('a')], [collected('a', { owed: '60.00' })]));
  renderPage();
  expect(await screen.findByText(WHY)).toBeTruthy();
});

const WAITS =
  'A$120.00 that came off for a dispute are yours again. They are paid with your next claims, within the limit of the month, and stay until then.';
const SETTLED = 'A$60.00 of this month were not paid out: they settled what was owed of earlier claims.';

it('says what a dispute takes off the week, though nothing was claimed before, on its card and on its page', async () => {
  const WITHHELD =
    'A$60.00 for losses of a deposit that is disputed are left out. What is left out is yours once the dispute is over.';
  fakePlatform(answers([cashback('a')], [collected('a', { amount: '40.80', withheld: '60.00' })]));
  const { unmount } = renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  expect(await within(await screen.findByRole('article')).findByText(WITHHELD)).toBeTruthy();
  unmount();
  renderPage();
  expect(await screen.findByText(WITHHELD)).toBeTruthy();
});

it('says what waits for the next claims after a dispute, on its card and on its page', async () => {
  fakePlatform(answers([cashback('a')], [collected('a', { amount: '126.00', waiting: '120.00' })]));
  const { unmount } = renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  expect(await within(await screen.findByRole('article')).findByText(WAITS)).toBeTruthy();
  unmount();
  renderPage();
  expect(await screen.findByText(WAITS)).toBeTruthy();
});

const LAPSES = 'What is not claimed on its day is gone.';

it.each([
  ['that the rest is gone with its day', { amount: '126.00', lapsing: '6.00' }, 1],
  ['that more is gone with it than the month can pay', { amount: '20.00', lapsing: '60.00' }, 1],
  [
    'of nothing that it is gone with its day, where all of it waits',
    { amount: '120.00', lapsing: '0.00' },
    0,
  ],
])('says %s', async (_what, amounts, times) => {
  fakePlatform(answers([cashback('a')], [collected('a', { ...amounts, waiting: '120.00' })]));
  renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  const card = within(await screen.findByRole('article'));
  expect(await card.findByText(WAITS)).toBeTruthy();
  expect(card.queryAllByText(LAPSES)).toHaveLength(times);
});

it('says why the limit is reached where less than it was paid, beside its use', async () => {
  const settled = { cashbackReceivedThisMonth: '200.00', settledThisMonth: '60.00' };
  const reached = { ...nothing, ...settled, hasReachedMaxMonthlyClaim: true };
  fakePlatform(answers([cashback('a')], [collected('a', reached)]));
  renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  const card = within(await screen.findByRole('article'));
  expect(await card.findByText(SETTLED)).toBeTruthy();
  expect(card.getByText('Limit reached')).toBeTruthy();
  expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('A$200.00 of A$200.00');
});

it('says nothing of it where nothing is owed', async () => {
  fakePlatform(answers([cashback('a')], [collected('a')]));
  renderPage();
  expect(await screen.findByText('Claimable today')).toBeTruthy();
  expect(screen.queryByText(/of earlier claims|for a dispute|is disputed/u)).toBeNull();
});
