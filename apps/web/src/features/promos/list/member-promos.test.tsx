import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { card, openPromos, press } from '../testing/open-promos.tsx';
import { aud, bonusesAnswer, sampleBonus, samplePromo, standingAnswer } from '#testing/sample-promos.ts';

// These tests are about what the list shows, not about how long it takes (PROMO-04).
vi.mock('./use-spinner.ts', () => ({ useSpinner: () => false }));

beforeEach(freshBrowser);

describe('a member', () => {
  it('shows a member only what is in reach and has uses left, and a visitor everything', async () => {
    const promos = [
      samplePromo('a', { levelRequirement: 3 }),
      samplePromo('b', { levelRequirement: 4 }),
      samplePromo('c', { maxUses: 2, promoUsed: 2 }),
    ];
    const { unmount } = openPromos(promos, { member: true });
    await card('Promo a');
    await waitFor(() => {
      expect(screen.getAllByRole('article')).toHaveLength(1);
    });
    unmount();
    openPromos(promos.slice(0, 2));
    await card('Promo a');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('PROMO-01 sees My Bonuses before the list', async () => {
    openPromos([samplePromo('a')], { member: true }, { MyBonuses: () => bonusesAnswer([sampleBonus('b1')]) });
    await card('Promo a');
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map((each) => each.textContent);
    expect(headings).toEqual(['My Bonuses', 'All promotions']);
    expect(within(await card('Bonus b1')).getByText('A$15.00')).toBeTruthy();
    expect(within(await card('Bonus b1')).getByText('Expires 7 days')).toBeTruthy();
  });

  it('is told how many bonuses can be used, and what bars the others while a promo runs', async () => {
    const answers = {
      MyBonuses: () =>
        bonusesAnswer([sampleBonus('b1'), sampleBonus('b2', { consumablePromoType: 'FREE_SPIN' })]),
    };
    const { unmount } = openPromos([], { member: true }, answers);
    expect(
      await screen.findByText(
        '2 ready to use. One promo can be active at a time. Free spins run beside an active promo.',
      ),
    ).toBeTruthy();
    unmount();
    const running = { ...answers, PromoStanding: () => standingAnswer({ activePromo: 'running' }) };
    openPromos([], { member: true }, running);
    expect(
      await screen.findByText(
        '1 ready to use. Free spins run beside an active promo. 1 not ready. You have an active promo. Please cancel it first.',
      ),
    ).toBeTruthy();
  });

  it('PROMO-42 SPIN-01 SPIN-02 claims free spins, is told so, and sees the page fetched again', async () => {
    const { platform } = openPromos(
      [samplePromo('a', { type: 'FREE_SPIN' })],
      { member: true },
      {
        ClaimFreeSpinPromo: () => ({
          claimFreeSpinPromo: { __typename: 'MemberFreeSpin', id: 'spins-a', status: 'ACTIVE' },
        }),
      },
    );
    await card('Promo a');
    platform.answer('PromoStanding', () => standingAnswer({ freeSpins: ['a'] }));
    await press('Promo a', 'Claim Now');
    expect(await screen.findByText('Promo Enrolled')).toBeTruthy();
    expect(screen.getByText('You have successfully enrolled in the promo.')).toBeTruthy();
    expect(platform.variablesOf('ClaimFreeSpinPromo')).toEqual([
      { input: { legacyMemberId: 'member-mia', promo: 'a' } },
    ]);
    expect(await screen.findByText('You are currently enrolled in this Freespin Promo.')).toBeTruthy();
    expect(platform.variablesOf('Promos')).toHaveLength(2);
    expect(platform.variablesOf('PromoStanding')).toHaveLength(2);
  });

  it('SPIN-03 is told why a claim failed', async () => {
    openPromos(
      [samplePromo('a', { type: 'FREE_SPIN' })],
      { member: true },
      {
        ClaimFreeSpinPromo: () => {
          throw new Refusal('CONFLICT', 'You are already enrolled in this promo.');
        },
      },
    );
    await press('Promo a', 'Claim Now');
    expect(await screen.findByText('Error Enrolling Promo')).toBeTruthy();
    expect(screen.getByText('You are already enrolled in this promo.')).toBeTruthy();
  });

  it('SPIN-04 cannot claim free spins a second time', async () => {
    const { platform } = openPromos(
      [samplePromo('a', { type: 'FREE_SPIN' })],
      { member: true },
      {
        PromoStanding: () => standingAnswer({ freeSpins: ['a'] }),
      },
    );
    expect(await screen.findByText('You are currently enrolled in this Freespin Promo.')).toBeTruthy();
    const claim = within(await card('Promo a')).getByRole('button', { name: 'Claim Now' });
    expect(claim.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(claim);
    expect(platform.variablesOf('ClaimFreeSpinPromo')).toEqual([]);
  });

  it('SPIN-05 is enrolled in free spins that wait, but in no promo of a deposit or a lock-in whose award does', async () => {
    const waiting = (id: string, type: string) => ({
      __typename: 'MemberPromo',
      id: `award-${id}`,
      currency: aud,
      amount: '0.00',
      atStake: { __typename: 'PromoStake', bonus: '50.00', winnings: '0.00', freeSpins: 0 },
      promo: {
        ...{ __typename: 'Promo', id, name: `Promo ${id}`, type },
        ...{ lockInEnabled: false, lockInRequiredDeposit: null },
      },
    });
    openPromos(
      [samplePromo('a', { type: 'FREE_SPIN' }), samplePromo('b'), samplePromo('c', { lockInEnabled: true })],
      { member: true },
      {
        PromoStanding: () =>
          standingAnswer({
            pendingPromos: [waiting('a', 'FREE_SPIN'), waiting('b', 'DEPOSIT'), waiting('c', 'DEPOSIT')],
          }),
      },
    );
    expect(await within(await card('Promo a')).findByText('Enrolled')).toBeTruthy();
    for (const name of ['Promo b', 'Promo c'])
      expect(within(await card(name)).queryByText('Enrolled')).toBeNull();
  });

  it('PROMO-22 cannot deposit for any promo while one is active, that one included', async () => {
    openPromos(
      [samplePromo('a'), samplePromo('b')],
      { member: true },
      {
        PromoStanding: () => standingAnswer({ activePromo: 'a' }),
      },
    );
    expect(await screen.findAllByText('You are currently enrolled in a Promo.')).toHaveLength(2);
    const deposits = screen.getAllByRole('button', { name: 'Deposit' });
    expect(deposits.map((deposit) => deposit.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    for (const deposit of deposits) await userEvent.click(deposit);
    expect(modals.stack.get()).toEqual([]);
  });

  it('asks for the missing details before a deposit', async () => {
    openPromos([samplePromo('a')], { member: true });
    await press('Promo a', 'Deposit');
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['depositProfileFormUpdate']);
    expect(localStorage.getItem('promo-code')).toBeNull();
  });
});
