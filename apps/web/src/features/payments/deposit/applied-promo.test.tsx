import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { freshBrowser } from '#testing/session-setting.ts';
import { amountField, openDeposit } from '../testing/open-deposit.tsx';
import { promo, promosOf } from '../testing/sample-payments.ts';

beforeEach(freshBrowser);

const half = {
  ...{ rewardKind: 'MULTIPLIER', amount: '0.50', largestBonus: '200.00', wagering: 5 },
  minimumDepositAmount: '25.00',
};

const open = () =>
  openDeposit({
    answers: { DepositPromos: () => promosOf(promo('a'), promo('b'), promo('c', half)) },
    promoCode: 'code-c',
  });

const rows = () =>
  screen.getAllByRole('button', { name: /^Promo/ }).map(({ textContent }) => textContent.slice(0, 7));

it('DEP-32 the promo that the form was opened with stands first, and stays there as another is applied', async () => {
  await open();
  await screen.findByText('Applied');
  expect(rows()).toEqual(['Promo c', 'Promo a', 'Promo b']);
  await userEvent.click(screen.getByRole('button', { name: /^Promo b/ }));
  expect(rows()).toEqual(['Promo c', 'Promo a', 'Promo b']);
});

it('PROMO-53 the foot says what the deposit comes to with it, once it is enough', async () => {
  await open();
  expect(await screen.findByText('With Promo c')).toBeTruthy();
  await userEvent.type(amountField(), '24');
  expect(screen.queryByText(/^Bonus \$/)).toBeNull();
  await userEvent.clear(amountField());
  await userEvent.type(amountField(), '50');
  expect(await screen.findByText('Bonus $25.00, to be wagered $375.00')).toBeTruthy();
});

it('DEP-08 offers no amount that is less than the promo asks for, and offers it again without the promo', async () => {
  await open();
  await screen.findByText('Applied');
  const amount = (name: string) => screen.getByRole('button', { name });
  await screen.findByText('Between $25.00 and $2,500.00');
  expect(amount('$20.00')).toHaveProperty('disabled', true);
  expect(amount('$50.00')).toHaveProperty('disabled', false);
  await userEvent.click(screen.getByRole('button', { name: /^No promo/ }));
  expect(amount('$20.00')).toHaveProperty('disabled', false);
});
