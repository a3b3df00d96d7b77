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

it('offers nothing on a claim day on which nothing was collected, and counts down to the next one', async () => {
  vi.useFakeTimers();
  // Monday, 11:00 in Sydney.
  vi.setSystemTime(new Date('2026-11-23T00:00:00Z'));
  const nothing = { amount: '0.00', isClaimable: false, claimStatus: 'PENDING' };
  fakePlatform(answers([cashback('a')], [collected('a', nothing)]));
  renderFeature(<CashbacksPage />, { at: '/cashbacks', member: true });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const own = screen.getByRole('article');
  expect(own.textContent).toContain('A$0.00Not claimable yetNext claim day in 6d 13h 0m 0s');
  const reason = within(own).getByText('There is nothing to claim now.');
  expect(within(own).getByRole('button', { name: 'Claim' }).getAttribute('aria-describedby')).toBe(reason.id);
  expect(within(own).queryByText(/^What is not claimed|^Claimable/)).toBeNull();
});
