import { beforeEach, describe, expect, it } from 'vitest';
import { hearPush } from '#shared/clock/index.ts';
import { cashback, collected, memberCashbacks } from '#testing/sample-cashbacks.ts';
import { freeSpinsAnswer, sampleFreeSpin, sampleSpinsIn } from '#testing/sample-free-spins.ts';
import {
  bonusesAnswer,
  promoAnswers,
  sampleBonus,
  sampleFreeSpinGame,
  sampleLockIn,
  samplePromo,
  standingAnswer,
} from '#testing/sample-promos.ts';
import { card, freshMonday, none, open, titles } from './testing/open-rewards.tsx';
import { badge, badges, waitingAward } from './testing/sample-rewards.ts';

beforeEach(freshMonday);

describe('The cards of open rewards', () => {
  it('tell what collects for the next claim day from what was lost with the last', async () => {
    hearPush('2026-11-24T01:00:00.000Z; frozen');
    const missed = { __typename: 'MissedCashback', amount: '3.00', endedAt: '2026-11-23T13:00:00.000Z' };
    open({
      ...none,
      MemberCashbacks: () =>
        memberCashbacks([collected('c', { isClaimable: false, claimStatus: 'PENDING', missed })]),
    });
    const own = await card('Cashback c');
    expect(own.getByText('A$9.40')).toBeTruthy();
    const reason = own.getByText('Collects until Nov 29, 2026. Claimable on Nov 30, 2026.');
    expect(own.getByRole('button', { name: 'Claim' }).getAttribute('aria-describedby')).toBe(reason.id);
    expect(own.queryByText(/is over|not claimable/)).toBeNull();
  });

  it('PROMO-53 say of a cashback that is paid as a bonus what that asks for', async () => {
    const offered = (id: string) => cashback(id, { currencyType: 'BONUS' });
    open({
      ...none,
      MemberCashbacks: () =>
        memberCashbacks([
          collected('b', { cashback: offered('b'), currencyType: 'BONUS' }),
          collected('c'),
          collected('d', { cashback: offered('d'), amount: '0.19' }),
        ]),
    });
    const bonus = await card('Cashback b');
    expect(bonus.getByText('Bonus, to be activated under My Bonuses')).toBeTruthy();
    expect(bonus.getByText('A$9.40, once the bonus')).toBeTruthy();
    const cash = await card('Cashback c');
    expect(cash.getByText('Cash')).toBeTruthy();
    expect(cash.queryByText('To be wagered')).toBeNull();
    const little = await card('Cashback d');
    expect(little.getByText('Cash, as the amount is too small for a bonus')).toBeTruthy();
    expect(little.queryByText('To be wagered')).toBeNull();
  });

  it('PROMO-53 say of the money of a badge what that asks for', async () => {
    open({ ...none, Achievements: () => badges([badge(1)]) });
    const own = await card('Badge 1');
    expect(own.getByText('$5.00, once the bonus')).toBeTruthy();
    expect(own.getByRole('button', { name: 'Claim' })).toBeTruthy();
  });

  it('are of all free spins that are active, more than the first page of their section', async () => {
    const all = Array.from({ length: 12 }, (_, index) => sampleFreeSpin(String(index)));
    open({
      ...none,
      MemberFreeSpins: ({ first }) => freeSpinsAnswer(all.slice(0, Number(first)), all.length),
    });
    expect(await titles('Ready for you')).toHaveLength(12);
  });

  it('play free spins in the first of their games that has some left', async () => {
    const freeSpinDetails = [
      sampleSpinsIn('Moonlit Dingo', { remainingFreeSpins: 0 }),
      sampleSpinsIn('Reef Raiders'),
    ];
    open({ ...none, MemberFreeSpins: () => freeSpinsAnswer([sampleFreeSpin('s', { freeSpinDetails })]) });
    const buttons = (await card('Spins s')).getAllByRole('button', { name: /^Play/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Play Reef Raiders']);
  });

  it('call an award that waits as the bonus that it was', async () => {
    const award = { ...waitingAward, bonusName: 'Asked and Given' };
    open({
      ...none,
      WaitingAwards: () => ({
        member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos: [award] },
      }),
      PromoStanding: () => standingAnswer({ pendingPromos: [award] }),
    });
    expect((await card('Asked and Given')).getByText('A$50.00')).toBeTruthy();
  });

  it('say of free spins how many, in which game and at what bet, offered or awarded', async () => {
    const freeSpinConfiguration = [sampleFreeSpinGame('Moonlit Dingo', 20)];
    const spinsOfAward = sampleSpinsIn('Moonlit Dingo', { remainingFreeSpins: 20 });
    const freeSpinDetails = [{ __typename: 'FreeSpinDetails', ...spinsOfAward }];
    const award = { ...waitingAward, freeSpinDetails };
    open({
      ...none,
      ...promoAnswers([samplePromo('offer', { type: 'FREE_SPIN', freeSpinConfiguration })]),
      MyBonuses: () =>
        bonusesAnswer([sampleBonus('b', { consumablePromoType: 'FREE_SPIN', freeSpinConfiguration })]),
      WaitingAwards: () => ({
        member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos: [award] },
      }),
      PromoStanding: () => standingAnswer({ pendingPromos: [award] }),
    });
    const spins = '20 free spins on Moonlit Dingo at A$0.20';
    expect((await card('Promo offer')).getByText(spins)).toBeTruthy();
    expect((await card('Bonus b')).getByText(spins)).toBeTruthy();
    expect((await card('Second Helping')).getByText(`A$50.00 and ${spins}`)).toBeTruthy();
  });

  it('LOCK-14 have a running lock-in among them, with how far it is and all that it unlocks', async () => {
    const promo = {
      ...samplePromo('lock', { lockInEnabled: true, expiresAt: '2026-11-26T01:00:00Z' }),
      freeSpinConfiguration: [sampleFreeSpinGame('Moonlit Dingo', 20)],
    };
    open({ ...none, PromoStanding: () => standingAnswer({ lockIn: sampleLockIn('lock', { promo }) }) });
    expect(await titles('Not yet')).toEqual(['Promo lock']);
    const own = await card('Promo lock');
    expect(own.getByText('A$25.00 and 20 free spins on Moonlit Dingo at A$0.20')).toBeTruthy();
    expect(own.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      'A$100.00 of A$200.00',
      'A$250.00 of A$1,000.00',
    ]);
    expect(
      own.getByText(
        'Finish both to unlock a bonus of A$25.00 and 20 free spins on Moonlit Dingo at A$0.20. The promo ends on Nov 26, 2026, and the lock-in with it.',
      ),
    ).toBeTruthy();
    expect(own.getByText('Ends in').parentElement?.textContent).toBe('Ends in3d 00:00:00');
  });
});
