import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { bonusesAnswer, promoAnswers, sampleBonus, standingAnswer } from '#testing/sample-promos.ts';
import { BonusPage } from './bonus-page.tsx';
import { MyBonuses } from './my-bonuses.tsx';

const money = sampleBonus('b1');
const spins = sampleBonus('b2', { consumablePromoType: 'FREE_SPIN', amount: '0.00' });

beforeEach(freshBrowser);

it('bars the activation while a promo is active, here and in My Bonuses, and says why', async () => {
  const platform = fakePlatform({
    ...promoAnswers([]),
    MyBonuses: () => bonusesAnswer([money, spins]),
    PromoStanding: () => standingAnswer({ activePromo: 'x' }),
  });
  const page = (
    <>
      <Routes>
        <Route path="/promotions/bonus/:id" element={<BonusPage />} />
      </Routes>
      <MyBonuses />
    </>
  );
  renderFeature(page, { at: '/promotions/bonus/b1', member: true });
  const reason = 'You have an active promo. Please cancel it first.';
  const card = within(await screen.findByRole('article', { name: 'Bonus b1' }));
  expect(await card.findByText(reason)).toBeTruthy();
  // The bonus of free spins starts no promo, and waits for none.
  const [onPage, onCard, ofSpins] = screen.getAllByRole('button', { name: 'Activate' });
  expect(onPage?.getAttribute('aria-disabled')).toBe('true');
  expect(onCard?.getAttribute('aria-disabled')).toBe('true');
  expect(ofSpins?.getAttribute('aria-disabled')).toBeNull();
  expect(screen.getAllByText(reason)).toHaveLength(2);
  if (onCard) await userEvent.click(onCard);
  expect(platform.variablesOf('ActivateConsumableBonus')).toEqual([]);
});
