import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { card, openPromos, press } from '../testing/open-promos.tsx';
import {
  cancelledLockIn,
  sampleFreeSpinGame,
  sampleLockIn,
  samplePromo,
  standingAnswer,
} from '#testing/sample-promos.ts';

// These tests are about what the list shows, not about how long it takes (PROMO-04).
vi.mock('./use-spinner.ts', () => ({ useSpinner: () => false }));

beforeEach(freshBrowser);

afterEach(() => {
  vi.useRealTimers();
});

describe('a lock-in', () => {
  const promos = [samplePromo('a', { lockInEnabled: true })];

  it('LOCK-01 LOCK-11 is offered, and told of when it was made', async () => {
    const lockIn = sampleLockIn('a');
    const { platform } = openPromos(
      promos,
      { member: true },
      {
        LockInMemberToPromo: () => ({
          lockInMemberToPromo: {
            __typename: 'LockInPromo',
            ...lockIn,
            promo: { __typename: 'Promo', ...lockIn.promo },
          },
        }),
      },
    );
    await press('Promo a', 'Lock In');
    expect(await screen.findByText('Successfully locked in to promo')).toBeTruthy();
    expect(platform.variablesOf('LockInMemberToPromo')).toEqual([{ member: 'member-mia', promo: 'a' }]);
  });

  it('LOCK-11 shows the message of the platform when it is refused', async () => {
    const refuse = () => {
      throw new Refusal('CONFLICT', 'You are locked in to another promo.');
    };
    openPromos(promos, { member: true }, { LockInMemberToPromo: refuse });
    await press('Promo a', 'Lock In');
    expect(await screen.findByText('You are locked in to another promo.')).toBeTruthy();
  });

  it('LOCK-11 shows the message of the platform when its cancellation is refused', async () => {
    openPromos(
      promos,
      { member: true },
      {
        PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('a') }),
        CancelLockIn: () => {
          throw new Refusal('NOT_FOUND', 'You are not locked in to this promo.');
        },
      },
    );
    await press('Promo a', 'Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('You are not locked in to this promo.')).toBeTruthy();
  });

  it('is offered again once it was cancelled on another device', async () => {
    const { platform, session } = openPromos(
      promos,
      { member: true },
      { PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('a') }) },
    );
    await within(await card('Promo a')).findByRole('button', { name: 'Cancel' });
    platform.answer('PromoStanding', () => standingAnswer());
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    expect(await within(await card('Promo a')).findByRole('button', { name: 'Lock In' })).toBeTruthy();
  });

  it('LOCK-01 is not offered where the promo takes none', async () => {
    openPromos([samplePromo('a')], { member: true });
    expect(within(await card('Promo a')).queryByRole('button', { name: 'Lock In' })).toBeNull();
  });

  it('names what it asks for and its free spins, and no least deposit of a promo that no deposit starts', async () => {
    const freeSpinConfiguration = [sampleFreeSpinGame('Reef', 10)];
    const asks = { lockInRequiredDeposit: '200.00', lockInRequiredTurnover: '1000.00' };
    const lock = samplePromo('a', { lockInEnabled: true, freeSpinConfiguration, ...asks });
    openPromos([lock, samplePromo('b')], { member: true });
    const own = within(await card('Promo a'));
    expect(own.getByText('A$200.00 in deposits and A$1,000.00 of turnover')).toBeTruthy();
    expect(own.getByText('10 free spins on Reef at A$0.20')).toBeTruthy();
    expect(own.queryByText('Min deposit')).toBeNull();
    const other = within(await card('Promo b')).getByText('Min deposit').parentElement;
    expect(other?.textContent).toBe('Min depositA$20.00');
  });

  it("LOCK-04 LOCK-14 shows 'In Progress', 'Cancel', and 'View Progress', which leads to 'active-bonus'", async () => {
    openPromos(
      promos,
      { member: true },
      { PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('a') }) },
    );
    const promo = await card('Promo a');
    expect(await within(promo).findByText('In Progress')).toBeTruthy();
    const view = within(promo).getByRole('link', { name: 'View Progress' });
    expect(view.getAttribute('href')).toBe('/personal-center?tab=active-bonus');
    expect(within(promo).getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(within(promo).queryByRole('button', { name: 'Lock In' })).toBeNull();
    const meters = within(promo).getAllByRole('progressbar');
    expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      'A$100.00 of A$200.00',
      'A$250.00 of A$1,000.00',
    ]);
  });

  it('LOCK-04 ends with its promo, and LOCK-01 leaves others to be locked in to', async () => {
    const over = samplePromo('a', { lockInEnabled: true, active: false });
    const lockIn = sampleLockIn('a', { lastLockInDateTime: '2026-11-01T02:00:00Z' });
    const ended = { ...lockIn, promo: { ...lockIn.promo, active: false } };
    openPromos(
      [over, samplePromo('b', { lockInEnabled: true })],
      { member: true },
      { PromoStanding: () => standingAnswer({ lockIn: ended }) },
    );
    const own = within(await card('Promo a'));
    expect(await own.findByText('Ended')).toBeTruthy();
    expect(own.queryByText('In Progress')).toBeNull();
    expect(own.queryByRole('link', { name: 'View Progress' })).toBeNull();
    const button = within(await card('Promo b')).getByRole('button', { name: 'Lock In' });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    expect(button).toHaveProperty('disabled', false);
  });

  it('LOCK-05 LOCK-11 is cancelled after a confirmation', async () => {
    const { platform } = openPromos(
      promos,
      { member: true },
      {
        PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('a') }),
        CancelLockIn: () => ({
          cancelLockIn: cancelledLockIn,
        }),
      },
    );
    await press('Promo a', 'Cancel');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Promotion' });
    expect(within(question).getByText('You will lose your progress. Do you want to proceed?')).toBeTruthy();
    expect(question.textContent).toContain(
      'What you have reached counts no more: A$100.00 of A$200.00 deposited, A$250.00 of A$1,000.00 turned over.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(platform.variablesOf('CancelLockIn')).toEqual([]);
    await press('Promo a', 'Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Successfully cancelled locked in to promo')).toBeTruthy();
    expect(platform.variablesOf('CancelLockIn')).toEqual([{ promo: 'a' }]);
  });

  it('LOCK-02 is disabled with its reason during the cooldown', async () => {
    vi.setSystemTime(new Date('2026-11-24T12:00:00Z'));
    const lockIn = sampleLockIn('a', { completed: true });
    openPromos(promos, { member: true }, { PromoStanding: () => standingAnswer({ lockIn }) });
    const words = 'Lock in is on cooldown. Available on Nov 25, 2026.';
    const promo = await card('Promo a');
    expect(await within(promo).findByText(words)).toBeTruthy();
    const button = within(promo).getByRole('button', { name: 'Lock In' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe(words);
  });

  it('LOCK-02 is disabled with its reason after a cancellation too, until the cooldown ends', async () => {
    vi.setSystemTime(new Date('2026-11-18T12:00:00Z'));
    const { platform } = openPromos(
      promos,
      { member: true },
      {
        PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('a') }),
        CancelLockIn: () => ({ cancelLockIn: cancelledLockIn }),
      },
    );
    await press('Promo a', 'Cancel');
    platform.answer('PromoStanding', () => standingAnswer({ cancelledLockIn: '2026-11-18T02:00:00Z' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    const promo = await card('Promo a');
    const button = await within(promo).findByRole('button', { name: 'Lock In' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(
      within(promo).getByText('Lock in is on cooldown. Available on Nov 25, 2026.', { selector: 'p span' }),
    ).toBeTruthy();
    expect(within(promo).getByText('On cooldown')).toBeTruthy();
    expect(within(promo).queryByText('Available')).toBeNull();
  });

  it('LOCK-06 is offered again after its completion', async () => {
    vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
    const lockIn = sampleLockIn('a', { completed: true });
    openPromos(promos, { member: true }, { PromoStanding: () => standingAnswer({ lockIn }) });
    const button = await within(await card('Promo a')).findByRole('button', { name: 'Lock In' });
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('LOCK-09 leads to the verification that the platform asks for', async () => {
    const refuse = () => {
      throw new Refusal('MOBILE_NOT_VERIFIED', 'A lock-in needs your mobile number to be verified first.');
    };
    openPromos(promos, { member: true }, { LockInMemberToPromo: refuse });
    await press('Promo a', 'Lock In');
    await waitFor(() => {
      expect(modals.stack.get().map(({ name }) => name)).toEqual(['verifyMobileNumberModal']);
    });
  });

  it('LOCK-07 is disabled with its reason while locked in to another promo', async () => {
    openPromos(
      promos,
      { member: true },
      { PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('b') }) },
    );
    const promo = await card('Promo a');
    expect(await within(promo).findByText('You are locked in to another promo.')).toBeTruthy();
    expect(within(promo).getByRole('button', { name: 'Lock In' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('LOCK-09 asks first for the number on the special sites', async () => {
    const { platform, session } = openPromos(promos, { member: true, site: { code: 'rosella' } });
    const state = session.state.get();
    if (!state.account) throw new Error('The test has a member.');
    const account = { ...state.account, mobileNumberVerified: false };
    act(() => {
      session.state.set({
        signedIn: true,
        settled: true,
        confirmed: true,
        generation: state.generation,
        account,
      });
    });
    await press('Promo a', 'Lock In');
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['verifyMobileNumberModal']);
    expect(platform.variablesOf('LockInMemberToPromo')).toEqual([]);
  });
});
