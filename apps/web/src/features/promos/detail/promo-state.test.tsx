import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  sampleAwarded,
  sampleLockIn,
  samplePromo,
  sampleWaitingAward,
  standingAnswer,
} from '#testing/sample-promos.ts';
import { balanceUpdate, messagePush } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { openPromo as open } from '../testing/open-promo.tsx';

beforeEach(freshBrowser);

it.each([
  ['CONSUMABLE', 'It is given to you by us. You find it under My Bonuses, where you activate it.'],
  ['LOGIN', 'Your first login of a day brings it. You find it under My Bonuses, where you activate it.'],
] as const)('a promo of type %s, which no press takes, does not read available', async (type, origin) => {
  open(samplePromo('a', { type }), { member: true });
  expect(await screen.findByText(origin)).toBeTruthy();
  expect(screen.queryByText('Available')).toBeNull();
});

it.each([
  ['CONSUMABLE', { type: 'CONSUMABLE', active: false }],
  ['DEPOSIT', { type: 'DEPOSIT' }],
] as const)(
  'the page of the active promo of type %s says so, though it is closed to others',
  async (_type, own) => {
    open(
      samplePromo('a', own),
      { member: true },
      { PromoStanding: () => standingAnswer({ activePromo: 'a', type: own.type }) },
    );
    expect(await screen.findByText('Enrolled')).toBeTruthy();
    expect(screen.queryByText('Ended')).toBeNull();
  },
);

it('PROMO-55 the page of the active promo shows how far it is, as each bet moves it, and leads to Active Bonus', async () => {
  const standing = (turnoverCounter: string) => ({
    PromoStanding: () => standingAnswer({ activePromo: 'a', own: { turnoverCounter } }),
  });
  const { platform, session } = open(samplePromo('a'), { member: true }, standing('125.00'));
  const progress = within(await screen.findByRole('region', { name: 'Your progress' }));
  expect(progress.getByText('A$125.00')).toBeTruthy();
  expect(
    progress.getByText('The target of A$500.00 is 4 × (A$25.00 bonus + A$100.00 deposit).'),
  ).toBeTruthy();
  expect(progress.getByText(/A\$375\.00/)).toBeTruthy();
  platform.answer('PromoStanding', standing('200.00').PromoStanding);
  act(() => {
    session.pushes.emit('balanceUpdated', balanceUpdate());
  });
  expect(await progress.findByText(/A\$300\.00/)).toBeTruthy();
  expect(progress.getByRole('link', { name: 'View active bonus' }).getAttribute('href')).toBe(
    '/personal-center?tab=active-bonus',
  );
});

it('the page of another promo than the active one does not say so', async () => {
  open(
    samplePromo('a', { type: 'CONSUMABLE', active: false }),
    { member: true },
    { PromoStanding: () => standingAnswer({ activePromo: 'b' }) },
  );
  expect(await screen.findByText('Ended')).toBeTruthy();
  expect(screen.queryByText('Enrolled')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your progress' })).toBeNull();
});

const waitingAward = sampleWaitingAward('award-a', {
  ...{ bonus: '20.00', turnoverTarget: '100.00' },
  promo: { ...sampleAwarded('a', 'Harbour Run'), lockInEnabled: true, lockInRequiredDeposit: '100.00' },
});

const awards = (...pendingPromos: object[]) => ({
  PromoStanding: () =>
    standingAnswer({
      activePromo: 'b',
      pendingPromos,
      lockIn: sampleLockIn('a', { completed: true, lastLockInDateTime: new Date().toISOString() }),
    }),
  WaitingAwards: () => ({ member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos } }),
});

it('PROMO-54 the page of a promo tells of its award that waits, from the message on that it was earned', async () => {
  const promo = samplePromo('a', { lockInEnabled: true, lockInRequiredDeposit: '100.00' });
  const { platform, session } = open(promo, { member: true }, awards());
  expect(await screen.findByText('On cooldown')).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
  const { PromoStanding, WaitingAwards } = awards(waitingAward);
  platform.answer('PromoStanding', PromoStanding);
  platform.answer('WaitingAwards', WaitingAwards);
  act(() => {
    session.pushes.emit('messageCreated', messagePush);
  });
  expect(await screen.findByText('Waiting')).toBeTruthy();
  expect(
    await screen.findByText(
      'An award of this promo waits for you: A$20.00. Starts by itself when your active promo ends.',
    ),
  ).toBeTruthy();
  const own = within(screen.getByRole('region', { name: 'Your award' }));
  expect(own.getByText('To be wagered').nextElementSibling?.textContent).toBe('A$100.00');
  expect(own.getByText('Wagering').nextElementSibling?.textContent).toBe('5 times the bonus');
  expect(screen.queryByText('On cooldown')).toBeNull();
  expect(screen.getByRole('link', { name: 'View active bonus' }).getAttribute('href')).toBe(
    '/personal-center?tab=active-bonus',
  );
});

it.each([
  ['as the offer does, which says it once', 'BONUS', 1],
  ['otherwise than the offer, which says its own', 'CASH', 2],
] as const)('an award that begins %s', async (_what, walletMode, times) => {
  const promo = { ...waitingAward.promo, minimumRealMoneyBalance: '5.00' };
  open(
    samplePromo('a', { lockInEnabled: true, lockInRequiredDeposit: '100.00' }),
    { member: true },
    awards({ ...waitingAward, walletMode, promo }),
  );
  const own = within(await screen.findByRole('region', { name: 'Your award' }));
  expect(own.getByText(walletMode === 'BONUS' ? 'Bonus mode' : 'Cash mode')).toBeTruthy();
  expect(screen.getAllByText('Played with')).toHaveLength(times);
});

it('the page of another promo than the one whose award waits says nothing of it', async () => {
  open(samplePromo('c'), { member: true }, awards(waitingAward));
  expect(await screen.findByText('You are currently enrolled in a Promo.')).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});
