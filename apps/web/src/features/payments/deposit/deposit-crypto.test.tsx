import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '#testing/session-setting.ts';
import { btc } from '#testing/sample-account.ts';
import { amountField, deposit, openDeposit, startedDeposits } from '../testing/open-deposit.tsx';
import { limitsInBtc } from '../testing/sample-payments.ts';

const answers = {
  DepositMethods: () => ({
    ...limitsInBtc,
    availablePaymentMethods: [
      {
        __typename: 'PaymentMethod',
        id: 'pm_crypto',
        name: 'Card',
        type: 'CRYPTO',
        suggestedAmounts: ['0.00050000', '0.00500000'],
        minimumDepositAmount: '0.00010000',
        maximumDepositAmount: '0.02000000',
      },
    ],
  }),
};

beforeEach(() => {
  freshBrowser();
});

describe('a deposit in bitcoin', () => {
  it('DEP-34 names the limits in bitcoin and holds the amount against them', async () => {
    const { platform } = await openDeposit({ answers, own: { activeCurrency: btc } });
    expect(await screen.findByText('Between ₿0.00010000 and ₿0.02000000')).toBeInstanceOf(HTMLElement);
    await deposit('0.00009999');
    expect(await screen.findByText('Amount must be greater than or equal to 0.0001.')).toBeInstanceOf(
      HTMLElement,
    );
    await deposit('0.02000001');
    expect(await screen.findByText('Amount must not exceed 0.02.')).toBeInstanceOf(HTMLElement);
    expect(startedDeposits(platform)).toEqual([]);
  });

  it('DEP-34 DEP-02 fills in a suggested amount of bitcoin', async () => {
    await openDeposit({ answers, own: { activeCurrency: btc } });
    await userEvent.click(await screen.findByRole('button', { name: '₿0.0005' }));
    await waitFor(() => {
      expect(amountField()).toHaveProperty('value', '0.0005');
    });
  });

  it('DEP-35 takes eight decimals and no ninth, and sends all of them', async () => {
    const { platform } = await openDeposit({ answers, own: { activeCurrency: btc } });
    await deposit('0.012345678');
    expect(amountField()).toHaveProperty('placeholder', '0.00000000');
    await waitFor(() => {
      expect(startedDeposits(platform)).toMatchObject([
        { input: { paymentMethod: 'pm_crypto', amount: '0.01234567', currency: 'BTC' } },
      ]);
    });
  });
});
