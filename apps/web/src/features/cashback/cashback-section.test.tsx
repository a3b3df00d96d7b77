import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { CashbackSection } from './cashback-section.tsx';
import { answers, collected, memberCashbacks } from '#testing/sample-cashbacks.ts';

beforeEach(freshBrowser);

function open(own: readonly object[]) {
  const platform = fakePlatform(answers([], own));
  renderFeature(<CashbackSection />, { member: true });
  return platform;
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('CASHBK-21 lists the member’s cashbacks, each with its claim button, banner and state', async () => {
  const limit = { isClaimable: false, hasReachedMaxMonthlyClaim: true };
  open([
    collected('a', { mainBannerImage: '/art/own.svg' }),
    collected('b', { isClaimable: false, claimStatus: 'PENDING' }),
    collected('c', limit),
  ]);
  const claimable = await card('Cashback a');
  expect(screen.getByRole('article', { name: 'Cashback a' }).textContent).toContain('A$9.40');
  expect(claimable.getByText('Claimable today')).toBeTruthy();
  expect(claimable.getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(false);
  expect(screen.getByRole('article', { name: 'Cashback a' }).querySelector('img')?.getAttribute('src')).toBe(
    '/art/own.svg',
  );
  const waiting = await card('Cashback b');
  expect(waiting.getByText('Not claimable yet')).toBeTruthy();
  expect(waiting.getByRole('timer')).toBeTruthy();
  expect(waiting.getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
  const reached = await card('Cashback c');
  expect(reached.getByText('Limit reached')).toBeTruthy();
  expect(reached.getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
});

it('CASHBK-09 CASHBK-14 CASHBK-21 claims from the account section, and shows what the platform then says', async () => {
  const platform = open([collected('a')]);
  const own = await card('Cashback a');
  const after = collected('a', { isClaimable: false, claimStatus: 'CLAIMED', amount: '0.00' });
  platform.answer('ClaimCashback', () => ({ claimCashback: after }));
  platform.answer('MemberCashbacks', () => memberCashbacks([after]));
  await userEvent.click(own.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Cashback claimed successfully')).toBeTruthy();
  expect(platform.variablesOf('ClaimCashback')).toEqual([{ id: 'a' }]);
  await waitFor(() => {
    expect(own.getByText('Claimed today')).toBeTruthy();
  });
  expect(own.getByText('Not claimable yet')).toBeTruthy();
  expect(own.getByRole('timer')).toBeTruthy();
  expect(own.getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
});

it('CASHBK-12 shows how much of the month is used only where something was claimed, or is collected', async () => {
  const nothing = { amount: '0.00', cashbackReceivedThisMonth: '0.00' };
  open([
    collected('a', nothing),
    collected('b', { ...nothing, amount: '9.40' }),
    collected('c', { ...nothing, cashbackReceivedThisMonth: '50.00' }),
  ]);
  const meterOf = async (name: string) =>
    (await card(name)).queryByRole('progressbar')?.getAttribute('aria-valuetext');
  expect(await meterOf('Cashback a')).toBeUndefined();
  expect((await card('Cashback a')).getByText('Most a month').nextElementSibling?.textContent).toBe(
    'A$200.00',
  );
  expect(await meterOf('Cashback b')).toBe('A$0.00 of A$200.00');
  expect(await meterOf('Cashback c')).toBe('A$50.00 of A$200.00');
});

it('tells what was not claimed on its day, and since when it is gone', async () => {
  open([
    collected('a', {
      missed: { __typename: 'MissedCashback', amount: '3.60', endedAt: '2026-03-02T13:00:00.000Z' },
    }),
    collected('b'),
  ]);
  const own = await card('Cashback a');
  expect(own.getByText(/^Not claimed in time/u).textContent).toBe(
    'Not claimed in time: A$3.60, gone since Mar 02, 2026 13:00:00.',
  );
  expect((await card('Cashback b')).queryByText(/Not claimed in time/u)).toBeNull();
});

it('says that there is none', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No Cashbacks Available' })).toBeTruthy();
});
