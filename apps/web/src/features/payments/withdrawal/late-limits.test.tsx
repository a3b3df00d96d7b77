import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { held } from '#testing/fake-platform.ts';
import { sampleAccount } from '#testing/sample-account.ts';
import { limitsInAud } from '#testing/sample-limits.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { renderPayments, withdrawalMethod } from '../testing/sample-payments.ts';
import { WithdrawalModal } from './withdrawal-modal.tsx';

beforeEach(() => {
  freshBrowser();
});

it('says that an amount is too large when the limits arrive after it was typed', async () => {
  const { answer, release } = held<Record<string, unknown>>();
  modals.open('withdrawalModal');
  renderPayments(<WithdrawalModal onClose={() => undefined} />, {
    answers: { WithdrawalMethods: answer },
    own: { wallets: { ...sampleAccount.wallets, withdrawableBalance: '9000.00' } },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '7500.01');
  await userEvent.tab();
  expect(screen.queryByText('Amount must not exceed 7500.')).toBeNull();
  release({
    ...limitsInAud,
    disputedDeposits: [],
    withdrawalMethods: [withdrawalMethod('wm_payid', 'PayID', true, '1.00')],
  });
  expect(await screen.findByText('Amount must not exceed 7500.')).toBeInstanceOf(HTMLElement);
});
