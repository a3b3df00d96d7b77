import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { bonusesAnswer, promoAnswers, sampleBonus, standingAnswer } from '#testing/sample-promos.ts';
import { BonusPage } from './bonus-page.tsx';
import { MyBonuses } from './my-bonuses.tsx';

const money = sampleBonus('b1');
const spins = sampleBonus('b2', { consumablePromoType: 'FREE_SPIN', amount: '0.00' });

beforeEach(freshBrowser);

afterEach(() => {
  modals.reset();
});

function open(answers: Answers) {
  const platform = fakePlatform({
    ...promoAnswers([]),
    MyBonuses: () => bonusesAnswer([money, spins]),
    ...answers,
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
  return platform;
}

const reason = 'You have an active promo. Please cancel it first.';

it('bars the activation while a promo is active, here and in My Bonuses, and says why', async () => {
  const platform = open({ PromoStanding: () => standingAnswer({ activePromo: 'x' }) });
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

/** Refuses the activation, as something has happened on another device that the platform tells from then on. */
async function refuse(refusal: Refusal, since: Answers) {
  const platform = open({
    ActivateConsumableBonus: () => {
      for (const [operation, answer] of Object.entries(since)) platform.answer(operation, answer);
      throw refusal;
    },
  });
  await screen.findByRole('article', { name: 'Bonus b1' });
  const [button] = screen.getAllByRole('button', { name: 'Activate' });
  if (!button) throw new Error('The page has no button.');
  await userEvent.click(button);
  await expect.poll(() => modals.isOpen('activateBonusAlert')).toBe(true);
}

it('shows after a refusal that the bonus is gone', async () => {
  const gone = new Refusal('CONFLICT', 'This bonus was activated already.');
  await refuse(gone, { MyBonuses: () => bonusesAnswer([spins]) });
  await expect.poll(() => screen.queryByRole('article', { name: 'Bonus b1' })).toBeNull();
  expect(screen.getByRole('article', { name: 'Bonus b2' })).toBeTruthy();
});

it('shows after a refusal what bars the activation', async () => {
  await refuse(new Refusal('ACTIVE_PROMO', reason), {
    PromoStanding: () => standingAnswer({ activePromo: 'x' }),
  });
  expect(await screen.findAllByText(reason)).toHaveLength(2);
  const [onPage] = screen.getAllByRole('button', { name: 'Activate' });
  expect(onPage?.getAttribute('aria-disabled')).toBe('true');
});
