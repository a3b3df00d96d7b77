import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { balanceUpdate, messagePush } from '#testing/sample-pushes.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { card, press } from '../testing/open-promos.tsx';
import { bonusesAnswer, promoAnswers, sampleBonus, standingAnswer } from '#testing/sample-promos.ts';
import { freeSpinsAnswer } from '#testing/sample-free-spins.ts';
import { ActiveBonusSection } from './active-bonus-section.tsx';
import { ConsumableBonusesSection } from './consumable-bonuses-section.tsx';

type Pushes = ReturnType<typeof renderFeature>['session']['pushes'];

beforeEach(() => {
  freshBrowser();
  modals.reset();
});

it("BONUS-17 lists the bonuses of 'My Bonuses', each with Details, and activates them", async () => {
  const platform = fakePlatform({
    ...promoAnswers([]),
    MyBonuses: () => bonusesAnswer([sampleBonus('b1'), sampleBonus('b2', { amount: '20.00' })]),
    ActivateConsumableBonus: () => ({
      activateConsumableBonus: { __typename: 'MemberPromo', id: 'member-promo-2', status: 'ACTIVE' },
    }),
  });
  renderFeature(<ConsumableBonusesSection />, { member: true });
  expect(within(await card('Bonus b1')).getByText('A$15.00')).toBeTruthy();
  const second = within(await card('Bonus b2'));
  const details = second.getByRole('link', { name: 'Details about Bonus b2' });
  expect(details.getAttribute('href')).toBe('/promotions/bonus/b2');
  expect(second.getByText('A$20.00')).toBeTruthy();
  platform.answer('MyBonuses', () => bonusesAnswer([sampleBonus('b1')]));
  await press('Bonus b2', 'Activate');
  await expect
    .poll(() => modals.stack.get())
    .toMatchObject([{ name: 'activateBonusAlert', props: { outcome: 'success' } }]);
  expect(platform.variablesOf('ActivateConsumableBonus')).toEqual([{ id: 'b2', member: 'member-mia' }]);
  await expect.poll(() => screen.queryByRole('article', { name: 'Bonus b2' })).toBeNull();
});

it.each([
  [
    'that a message tells of',
    (pushes: Pushes) => {
      pushes.emit('messageCreated', messagePush);
    },
  ],
  [
    'that a claim on another device gave',
    (pushes: Pushes) => {
      pushes.emit('balanceUpdated', balanceUpdate());
    },
  ],
])('BONUS-17 shows a bonus %s', async (_what, push) => {
  const platform = fakePlatform({ ...promoAnswers([]), MyBonuses: () => bonusesAnswer([sampleBonus('b1')]) });
  const { session } = renderFeature(<ConsumableBonusesSection />, { member: true });
  await card('Bonus b1');
  platform.answer('MyBonuses', () => bonusesAnswer([sampleBonus('b1'), sampleBonus('b2')]));
  act(() => {
    push(session.pushes);
  });
  await card('Bonus b2');
});

describe('bonuses under Active Bonus', () => {
  function open() {
    const platform = fakePlatform({
      ...promoAnswers([]),
      MemberFreeSpins: () => freeSpinsAnswer([]),
      WaitingAwards: () => ({
        member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos: [] },
      }),
      PromoHistory: () => ({
        promoHistory: {
          __typename: 'MemberPromoConnection',
          totalCount: 0,
          edges: [],
          pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        },
      }),
      MyBonuses: () => bonusesAnswer([sampleBonus('b1')]),
      ActivateConsumableBonus: () => ({
        activateConsumableBonus: { __typename: 'MemberPromo', id: 'member-promo-2', status: 'ACTIVE' },
      }),
    });
    renderFeature(<ActiveBonusSection />, { member: true });
    return platform;
  }

  it("PROMO-36 show a consumable promo with 'Activate', which makes it the active promo", async () => {
    const platform = open();
    expect(within(await card('Bonus b1')).getByText('Expires 7 days')).toBeTruthy();
    platform.answer('MyBonuses', () => bonusesAnswer([]));
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'a' }));
    await press('Bonus b1', 'Activate');
    expect(within(await card('Active promo')).getByText('Active')).toBeTruthy();
    expect(platform.variablesOf('ActivateConsumableBonus')).toEqual([{ id: 'b1', member: 'member-mia' }]);
    await expect.poll(() => screen.queryByRole('article', { name: 'Bonus b1' })).toBeNull();
  });

  it('are not offered beside an active promo, which bars them', async () => {
    const platform = open();
    platform.answer('PromoStanding', () => standingAnswer({ activePromo: 'a' }));
    await card('Active promo');
    await expect.poll(() => platform.variablesOf('MyBonuses')).toHaveLength(1);
    await expect.poll(() => screen.queryByRole('article', { name: 'Bonus b1' })).toBeNull();
  });
});
