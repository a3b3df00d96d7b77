import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { hearPush } from '#shared/clock/index.ts';
import { held, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { collected, memberCashbacks } from '#testing/sample-cashbacks.ts';
import { freeSpinsAnswer, sampleFreeSpin } from '#testing/sample-free-spins.ts';
import {
  bonusesAnswer,
  promoAnswers,
  sampleBonus,
  samplePromo,
  standingAnswer,
} from '#testing/sample-promos.ts';
import { openRewardsAnswer } from '#testing/sample-rewards.ts';
import { levelThree } from '#testing/sample-level.ts';
import { card, freshMonday, none, open, titles } from './testing/open-rewards.tsx';
import { badge, badges, levelReward, waitingAward } from './testing/sample-rewards.ts';

const freeSpinPromo = samplePromo('spins', { type: 'FREE_SPIN', expiresAt: '2026-11-25T01:00:00Z' });

const all: Answers = {
  ...none,
  OpenRewards: () => openRewardsAnswer(6),
  ...promoAnswers([freeSpinPromo]),
  MyBonuses: () => bonusesAnswer([sampleBonus('b', { expiresAt: '2026-11-24T01:00:00Z' })]),
  MemberFreeSpins: () => freeSpinsAnswer([sampleFreeSpin('s', { expiresAt: '2026-11-23T02:00:00Z' })]),
  MemberCashbacks: () =>
    memberCashbacks([collected('c'), collected('d', { isClaimable: false, claimStatus: 'PENDING' })]),
  MemberLevel: () => levelThree([levelReward(false)]),
  Achievements: () => badges([badge(1), badge(2, { completed: false })]),
  WaitingAwards: () => ({
    member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos: [waitingAward] },
  }),
  PromoStanding: () => standingAnswer({ pendingPromos: [waitingAward] }),
};

beforeEach(freshMonday);

describe('All open rewards', () => {
  it('stand in one list, what ends first at the top, and beside the entry how many can be had', async () => {
    open(all);
    expect(await titles('Ready for you')).toEqual([
      'Spins s',
      'Cashback c',
      'Bonus b',
      'Promo spins',
      'Level 2',
      'Badge 1',
    ]);
    expect(await titles('Not yet')).toEqual(['Cashback d', 'Second Helping']);
    expect(await screen.findByText('6 to claim')).toBeTruthy();
  });

  it('each say what they are, what they take, how far they are, what ends them, and their one press', async () => {
    open(all);
    const told = async (name: string) => {
      const own = await card(name);
      return {
        presses: own.queryAllByRole('button').map((button) => button.textContent),
        ends: own.getByText(/^(Ends|Can be had)/).parentElement?.textContent,
        details: own.getByRole('link', { name: `Details about ${name}` }).getAttribute('href'),
      };
    };
    expect(await told('Spins s')).toEqual({
      presses: ['Play'],
      ends: 'Ends in1:00:00',
      details: '/promotions/promo-s',
    });
    expect((await card('Spins s')).getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      '15 of 20 left',
    );
    expect(await told('Cashback c')).toEqual({
      presses: ['Claim'],
      ends: 'Ends in12:00:00',
      details: '/cashbacks/c',
    });
    expect((await card('Cashback c')).getByText('What is not claimed on its day is gone.')).toBeTruthy();
    expect(await told('Bonus b')).toEqual({
      presses: ['Activate'],
      ends: 'Ends in1d 00:00:00',
      details: '/promotions/bonus/b',
    });
    expect((await card('Bonus b')).getByText('A$15.00')).toBeTruthy();
    expect(await told('Promo spins')).toEqual({
      presses: ['Claim'],
      ends: 'Ends in2d 00:00:00',
      details: '/promotions/spins',
    });
    expect(await told('Level 2')).toEqual({
      presses: ['Claim'],
      ends: 'Ends in5d 00:00:00',
      details: '/personal-center?tab=level-system',
    });
    expect((await card('Level 2')).getByText('To be wagered')).toBeTruthy();
    expect(await told('Badge 1')).toEqual({
      presses: ['Claim'],
      ends: 'EndsNever',
      details: '/personal-center?tab=achievements&type=CasinoExplorer',
    });
    expect(await told('Cashback d')).toMatchObject({ presses: ['Claim'], ends: 'Can be had in6d 12:00:00' });
    expect((await card('Cashback d')).getByRole('button').hasAttribute('disabled')).toBe(true);
    expect(await told('Second Helping')).toMatchObject({ presses: [], ends: 'Ends in7d 00:00:00' });
    expect(
      (await card('Second Helping')).getByText('Starts by itself when your active promo ends.'),
    ).toBeTruthy();
  });

  it('are had by the press of their own section, and are gone then', async () => {
    const { platform } = open({
      ...none,
      MemberLevel: () => levelThree([levelReward(false)]),
      ClaimLevelReward: () => ({ claimLevelReward: levelReward(true) }),
    });
    const own = await card('Level 2');
    platform.answer('MemberLevel', () => levelThree([levelReward(true)]));
    platform.answer('MyBonuses', () => bonusesAnswer([sampleBonus('of-level')]));
    await userEvent.click(own.getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Level-up bonus claimed')).toBeTruthy();
    expect(platform.variablesOf('ClaimLevelReward')).toEqual([{ level: 2 }]);
    await waitFor(async () => {
      expect(await titles('Ready for you')).toEqual(['Bonus of-level']);
    });
  });

  it('wait with their reason while a promo runs', async () => {
    open({
      ...none,
      MyBonuses: () => bonusesAnswer([sampleBonus('b')]),
      PromoStanding: () => standingAnswer({ activePromo: 'running' }),
    });
    expect(await titles('Not yet')).toEqual(['Bonus b']);
    const own = await card('Bonus b');
    expect(own.getByText('You have an active promo. Please cancel it first.')).toBeTruthy();
    expect(own.getByRole('button', { name: 'Activate' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText(/to claim/)).toBeNull();
  });

  it('leave the list when their time is over, by the clock of the world', async () => {
    open({
      ...none,
      MyBonuses: () => bonusesAnswer([sampleBonus('b', { expiresAt: '2026-11-24T01:00:00Z' })]),
    });
    await card('Bonus b');
    act(() => {
      hearPush('2026-11-24T01:00:00.000Z; frozen');
    });
    expect(await screen.findByRole('heading', { name: 'No open rewards' })).toBeTruthy();
  });

  it('come with the push of the play that earned them', async () => {
    const { platform, session } = open(none);
    await screen.findByRole('heading', { name: 'No open rewards' });
    platform.answer('Achievements', () => badges([badge(1)]));
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate({}));
    });
    expect(await titles('Ready for you')).toEqual(['Badge 1']);
  });
});

describe('The list of open rewards', () => {
  it('shows its shape until all is there, and where to look while there is none', async () => {
    const late = held<object>();
    open({ ...none, MyBonuses: late.answer });
    expect(await screen.findByRole('status', { name: 'Loading your rewards' })).toBeTruthy();
    late.release(bonusesAnswer([]));
    expect(await screen.findByRole('heading', { name: 'No open rewards' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See promotions' }).getAttribute('href')).toBe('/promotions');
  });

  it('shows what is known beside what could not be fetched, which is tried again by press and once online', async () => {
    const { platform } = open({
      ...all,
      MyBonuses: () => {
        throw new NoNetwork();
      },
      MemberCashbacks: () => {
        throw new NoNetwork();
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await titles('Ready for you')).toEqual(['Spins s', 'Promo spins', 'Level 2', 'Badge 1']);
    platform.answer('MyBonuses', () => bonusesAnswer([sampleBonus('b')]));
    await userEvent.click(again);
    expect(await card('Bonus b')).toBeTruthy();
    platform.answer('MemberCashbacks', () => memberCashbacks([collected('c')]));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await card('Cashback c')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
