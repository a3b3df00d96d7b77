import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { aud } from '#testing/sample-account.ts';
import { limitsInAud } from '#testing/sample-limits.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { DepositWithdrawSection } from '../deposit-withdraw-section.tsx';
import { renderPayments, withdrawalMethod } from '../testing/sample-payments.ts';
import { WithdrawalModal } from './withdrawal-modal.tsx';

const owed =
  'Your deposit of $1,000.00 was disputed and is still owed. You can withdraw once that is settled. Please contact support.';

const answers = {
  WithdrawalMethods: () => ({
    ...limitsInAud,
    disputedDeposits: [{ __typename: 'DisputedDeposit', id: 'dep_1', amount: '1000.00', currency: aud }],
    withdrawalMethods: [withdrawalMethod('wm_payid', 'PayID', true, '1.00')],
  }),
};

const modal = () => {
  modals.open('withdrawalModal');
  return renderPayments(<WithdrawalModal onClose={() => undefined} />, { answers });
};

const section = async () => {
  const rendered = renderPayments(<DepositWithdrawSection />, { answers });
  await userEvent.click(screen.getByRole('radio', { name: 'Withdrawal' }));
  return rendered;
};

it.each([
  ['the modal', modal],
  ['the account section', section],
])(
  'a withdrawal in %s is disabled while a disputed deposit is owed, and leads to support',
  async (_place, open) => {
    freshBrowser();
    const { platform } = await open();
    expect(await screen.findByText(owed)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /^Withdraw(?! the)/ })).toHaveProperty('disabled', true);
    fireEvent.submit(screen.getByRole('form', { name: 'Withdraw' }));
    expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Contact us' }));
    expect(modals.stack.get().at(-1)).toMatchObject({ name: 'supportModal' });
  },
);

it('a withdrawal can be typed again, the text of before kept, once the dispute is over', async () => {
  freshBrowser();
  const { platform, session } = renderPayments(<WithdrawalModal onClose={() => undefined} />);
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await userEvent.type(amount, '60');
  const follow = (next: typeof answers.WithdrawalMethods) => {
    platform.answer('WithdrawalMethods', next);
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate({}));
    });
  };
  follow(answers.WithdrawalMethods);
  expect(await screen.findByText(owed)).toBeInstanceOf(HTMLElement);
  follow(() => ({ ...answers.WithdrawalMethods(), disputedDeposits: [] }));
  await waitFor(() => {
    expect(screen.queryByText(owed)).toBeNull();
  });
  expect(amount).toHaveProperty('disabled', false);
  expect(amount).toHaveProperty('value', '60');
});
