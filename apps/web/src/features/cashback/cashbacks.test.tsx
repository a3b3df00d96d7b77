import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { NavigatorBridge } from '#shared/navigation/index.ts';
import { fakePlatform, held, NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { sampleAccount } from '#testing/sample-account.ts';
import { CashbackPage } from './cashback-page.tsx';
import { CashbacksPage } from './cashbacks-page.tsx';
import { answers, cashback, collected, memberCashbacks } from '#testing/sample-cashbacks.ts';

function open(given: Answers, at = '/cashbacks', member = false) {
  const platform = fakePlatform(given);
  const pages = (
    <>
      <NavigatorBridge />
      <Routes>
        <Route path="/cashbacks" element={<CashbacksPage />} />
        <Route path="/cashbacks/:id" element={<CashbackPage />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </>
  );
  return { platform, ...renderFeature(pages, { at, member }) };
}

const card = (name: string) => screen.findByRole('article', { name });

beforeEach(freshBrowser);

afterEach(() => {
  vi.useRealTimers();
});

describe('the cashbacks', () => {
  it('CASHBK-01 are listed with a currency filter', async () => {
    const { platform } = open(answers([cashback('a'), cashback('b')]));
    await card('Cashback a');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const first = { first: 100, filter: { active: { eq: true }, currency: { eq: 'AUD' } } };
    expect(platform.variablesOf('Cashbacks')).toEqual([first]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by Currency' }), 'NZD');
    await waitFor(() => {
      expect(platform.variablesOf('Cashbacks').at(-1)).toEqual({
        ...first,
        filter: { active: { eq: true }, currency: { eq: 'NZD' } },
      });
    });
  });

  it('CONF-12 are asked for once, in the currency of the visitor’s country', async () => {
    const { platform } = open({
      ...answers([cashback('a')]),
      PhoneCountries: () => ({ countryCodes: [], autoDetectUserCountryCode: 'NZ' }),
    });
    expect(screen.getByRole('status', { name: 'Loading cashbacks' })).toBeTruthy();
    await card('Cashback a');
    expect(platform.variablesOf('Cashbacks')).toMatchObject([{ filter: { currency: { eq: 'NZD' } } }]);
  });

  it('CASHBK-02 say that there are none', async () => {
    open(answers([]));
    expect(await screen.findByRole('heading', { name: 'No Cashbacks Available' })).toBeTruthy();
    expect(
      screen.getByText(
        'You don’t have any cashback rewards at the moment. Keep playing and check back later for future cashback offers!',
      ),
    ).toBeTruthy();
  });

  it('are loaded again when that failed', async () => {
    const { platform } = open({
      ...answers([]),
      Cashbacks: () => {
        throw new NoNetwork();
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('Cashbacks', answers([cashback('a')])['Cashbacks'] ?? (() => null));
    await userEvent.click(again);
    expect(await card('Cashback a')).toBeTruthy();
  });

  it('say what they give back: by level to a visitor, of the level to a member', async () => {
    const byLevel = { percentage: '10.00', percentageByLevel: true };
    const all = [cashback('a', byLevel), cashback('b', { onLossesOnly: false })];
    const visit = open(answers(all));
    expect(within(await card('Cashback a')).getByText('Up to 10% of net losses, by your level')).toBeTruthy();
    expect(within(await card('Cashback b')).getByText('5% of turnover')).toBeTruthy();
    visit.unmount();
    open(answers(all, [collected('a', { percentage: '3.00', cashback: all[0] })]), '/cashbacks', true);
    expect(await within(await card('Cashback a')).findByText('3% of net losses at your level')).toBeTruthy();
  });

  it('are shown to a member only within reach', async () => {
    open(
      answers([cashback('a', { levelRequirement: 3 }), cashback('b', { levelRequirement: 4 })]),
      '/cashbacks',
      true,
    );
    await card('Cashback a');
    await waitFor(() => {
      expect(screen.getAllByRole('article')).toHaveLength(1);
    });
  });

  it('AUTH-42 ask a visitor who claims to log in, and nothing else happens', async () => {
    const { platform } = open(answers([cashback('a')]));
    await userEvent.click(within(await card('Cashback a')).getByRole('button', { name: 'Claim' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['loginModal']);
    expect(platform.calls.map(({ operation }) => operation).sort()).toEqual([
      'Cashbacks',
      'Config',
      'PhoneCountries',
    ]);
  });
});

describe('claiming', () => {
  it('AUTH-45 is offered, not carried out, to a visitor who pressed it and logged in', async () => {
    const { platform, session, address } = open(answers([cashback('a')], [collected('a')]));
    await userEvent.click(within(await card('Cashback a')).getByRole('button', { name: 'Claim' }));
    act(() => {
      session.state.set({
        signedIn: true,
        account: sampleAccount,
        settled: true,
        confirmed: true,
        generation: 1,
      });
      (modals.stack.get()[0]?.props as { onEntered: () => void }).onEntered();
    });
    expect(await screen.findByText('Claimable today')).toBeTruthy();
    expect(address()).toBe('/cashbacks/a');
    expect(platform.variablesOf('ClaimCashback')).toEqual([]);
    platform.answer('ClaimCashback', () => ({ claimCashback: collected('a', { isClaimable: false }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Cashback claimed successfully')).toBeTruthy();
    expect(platform.variablesOf('ClaimCashback')).toEqual([{ id: 'a' }]);
  });

  it('CASHBK-09 CASHBK-11 CASHBK-12 shows what can be claimed, and how much of the month is used', async () => {
    open(answers([cashback('a')], [collected('a')]), '/cashbacks', true);
    const own = await card('Cashback a');
    expect(await within(own).findByText('Claimable today')).toBeTruthy();
    expect(within(own).getByText('Available now')).toBeTruthy();
    expect(within(own).getByText('What is not claimed on its day is gone.')).toBeTruthy();
    expect(within(own).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('A$50.00 of A$200.00');
    expect(within(own).getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(false);
  });

  it('CASHBK-09 CASHBK-11 says when the limit of the month is reached', async () => {
    const state = { isClaimable: false, hasReachedMaxMonthlyClaim: true };
    open(answers([cashback('a')], [collected('a', state)]), '/cashbacks', true);
    const own = await card('Cashback a');
    expect(await within(own).findByText('Limit reached')).toBeTruthy();
    expect(within(own).getByText('Available next month')).toBeTruthy();
    const button = within(own).getByRole('button', { name: 'Claim' });
    expect(button.hasAttribute('disabled')).toBe(true);
    const reason = within(own).getByText('The limit of this month is reached.');
    expect(button.getAttribute('aria-describedby')).toBe(reason.id);
  });

  it('CASHBK-09 CASHBK-10 CASHBK-11 counts down to the next claim day of the member', async () => {
    vi.useFakeTimers();
    // Saturday, 23:00 in Sydney.
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    open(answers([cashback('a')], [collected('a', { isClaimable: false })]), '/cashbacks', true);
    await act(() => vi.advanceTimersByTimeAsync(0));
    const own = screen.getByRole('article');
    expect(within(own).getByText('Not claimable yet')).toBeTruthy();
    expect(within(own).getByRole('timer').textContent).toBe('1d 1h 0m 0s');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(within(own).getByRole('timer').textContent).toBe('1d 0h 59m 59s');
    expect(within(own).getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
  });

  it('CASHBK-27 asks the platform again at the end of the countdown, and offers what it then says', async () => {
    vi.useFakeTimers();
    // Sunday, two seconds before midnight in Sydney.
    vi.setSystemTime(new Date('2026-11-22T12:59:58Z'));
    const waiting = [collected('a', { isClaimable: false, claimStatus: 'PENDING' })];
    const { platform } = open(answers([cashback('a')], waiting), '/cashbacks', true);
    await act(() => vi.advanceTimersByTimeAsync(0));
    const own = screen.getByRole('article');
    expect(within(own).getByRole('timer').textContent).toBe('0d 0h 0m 2s');
    const later = held<unknown>();
    platform.answer('MemberCashbacks', later.answer);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(platform.variablesOf('MemberCashbacks')).toHaveLength(2);
    expect(within(own).getByRole('timer').textContent).toBe('0d 0h 0m 0s');
    expect(within(own).getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
    await act(async () => {
      later.release(memberCashbacks([collected('a')]));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(within(own).getByText('Claimable today')).toBeTruthy();
    expect(within(own).getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(platform.variablesOf('MemberCashbacks')).toHaveLength(2);
  });

  it('CASHBK-27 asks again at the midnight that ends a claim day, until it is answered, and offers no claim till then', async () => {
    vi.useFakeTimers();
    // Monday, a second before midnight in Sydney.
    vi.setSystemTime(new Date('2026-11-23T12:59:59Z'));
    const { platform } = open(answers([cashback('a')], [collected('a')]), '/cashbacks', true);
    await act(() => vi.advanceTimersByTimeAsync(0));
    const own = screen.getByRole('article');
    expect(within(own).getByText('Claimable today')).toBeTruthy();
    platform.answer('MemberCashbacks', () => {
      throw new NoNetwork();
    });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(within(own).getByText('Not claimable yet')).toBeTruthy();
    expect(within(own).getByRole('button', { name: 'Claim' }).hasAttribute('disabled')).toBe(true);
    const gone = collected('a', { isClaimable: false, claimStatus: 'PENDING', amount: '1.20' });
    platform.answer('MemberCashbacks', () => memberCashbacks([gone]));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(own.textContent).toContain('A$1.20');
    expect(within(own).getByRole('timer').textContent).toBe('5d 23h 58m 59s');
  });

  it('CASHBK-14 says that it worked and fetches the cashbacks again', async () => {
    const { platform } = open(
      {
        ...answers([cashback('a')], [collected('a')]),
        ClaimCashback: () => ({ claimCashback: collected('a', { isClaimable: false, amount: '0.00' }) }),
      },
      '/cashbacks',
      true,
    );
    await userEvent.click(within(await card('Cashback a')).getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Cashback claimed successfully')).toBeTruthy();
    expect(platform.variablesOf('ClaimCashback')).toEqual([{ id: 'a' }]);
    await waitFor(() => {
      expect(platform.variablesOf('MemberCashbacks')).toHaveLength(2);
    });
  });

  it.each([
    ['This cashback cannot be claimed today.', 'This cashback cannot be claimed today.'],
    ['', 'Something went wrong. Please try again later.'],
  ])('CASHBK-15 says what went wrong when the platform says %j', async (message, shown) => {
    open(
      {
        ...answers([cashback('a')], [collected('a')]),
        ClaimCashback: () => {
          throw new Refusal('CONFLICT', message);
        },
      },
      '/cashbacks',
      true,
    );
    await userEvent.click(within(await card('Cashback a')).getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Cashback Claim error')).toBeTruthy();
    expect(screen.getByText(shown)).toBeTruthy();
  });
});
