import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answers, cashback, collected } from '#testing/sample-cashbacks.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { CashbacksPage } from './cashbacks-page.tsx';

beforeEach(freshBrowser);

afterEach(() => {
  vi.useRealTimers();
});

const nothing = { amount: '0.00', isClaimable: false, claimStatus: 'PENDING' } as const;

it('offers nothing on a claim day on which nothing was collected, and counts down to the next one', async () => {
  vi.useFakeTimers();
  // Monday, 11:00 in Sydney.
  vi.setSystemTime(new Date('2026-11-23T00:00:00Z'));
  fakePlatform(answers([cashback('a')], [collected('a', nothing)]));
  renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const own = screen.getByRole('article');
  expect(own.textContent).toContain(
    'A$0.00Not claimable yetNothing collected yetNext claim day in 6d 13h 0m 0s',
  );
  const reason = within(own).getByText('There is nothing to claim now.');
  expect(within(own).getByRole('button', { name: 'Claim' }).getAttribute('aria-describedby')).toBe(reason.id);
  expect(within(own).queryByText(/^What is not claimed|^Claimable/)).toBeNull();
});

it('names a missed day in its own line alone, and not as why there is nothing to claim', async () => {
  const missed = {
    __typename: 'MissedCashback',
    amount: '0.45',
    endedAt: '2026-11-23T13:00:00.000Z',
  } as const;
  fakePlatform(answers([cashback('a')], [collected('a', { ...nothing, missed })]));
  renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  const own = within(await screen.findByRole('article'));
  expect(await own.findByText(/^Not claimed in time: A\$0\.45, gone since /)).toBeTruthy();
  expect(own.getByText('There is nothing to claim now.')).toBeTruthy();
  expect(own.queryByText(/The day to claim this cashback is over/)).toBeNull();
});
