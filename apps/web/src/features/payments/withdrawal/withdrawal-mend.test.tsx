import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { renderPayments } from '../testing/sample-payments.ts';
import { WithdrawalModal } from './withdrawal-modal.tsx';

async function withdrawRefusedWith(code: string, message: string): Promise<void> {
  modals.open('withdrawalModal');
  renderPayments(<WithdrawalModal onClose={() => undefined} />, {
    answers: {
      InitiatePaymentIQWithdrawal: () => {
        throw new Refusal(code, message);
      },
    },
  });
  await screen.findByRole('radio', { name: 'PayID' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '100');
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw(?! the)/ }));
}

const openModals = () => modals.stack.get().map(({ name }) => name);

beforeEach(() => {
  freshBrowser();
});

describe('a withdrawal that only the platform knows to lack something', () => {
  it('WDR-15 opens the support above the form for a blocked member, and says why', async () => {
    await withdrawRefusedWith('WITHDRAWAL_BLOCKED', 'Your withdrawals are blocked.');
    await waitFor(() => {
      expect(openModals()).toEqual(['withdrawalModal', 'supportModal']);
    });
    expect(modals.stack.get().at(-1)?.props).toEqual({ page: 'contact-us' });
    expect(await screen.findByText('Withdraw Failed!')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Your withdrawals are blocked.')).toBeInstanceOf(HTMLElement);
  });

  it('WDR-15 asks for the login in its place, says why, and carries on with method and amount', async () => {
    await withdrawRefusedWith('UNAUTHENTICATED', 'Log in to withdraw.');
    await waitFor(() => {
      expect(openModals()).toEqual(['loginModal']);
    });
    expect(await screen.findByText('Log in to withdraw.')).toBeInstanceOf(HTMLElement);
    act(() => {
      const [login] = modals.stack.get();
      modals.close('loginModal');
      if (login?.props && 'onEntered' in login.props) login.props.onEntered?.();
    });
    expect(modals.stack.get()).toEqual([
      { name: 'withdrawalModal', props: { method: 'wm_payid', amount: '100.00' } },
    ]);
  });

  it('says why with the currency of another tab, and opens nothing', async () => {
    await withdrawRefusedWith('CONFLICT', 'Your active currency is BTC now, not AUD.');
    expect(await screen.findByText('Your active currency is BTC now, not AUD.')).toBeInstanceOf(HTMLElement);
    expect(openModals()).toEqual(['withdrawalModal']);
  });
});
