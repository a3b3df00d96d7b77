import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { card, press } from '../testing/open-promos.tsx';
import { bonusesAnswer, promoAnswers, sampleBonus } from '#testing/sample-promos.ts';
import { ConsumableBonusesSection } from './consumable-bonuses-section.tsx';

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
