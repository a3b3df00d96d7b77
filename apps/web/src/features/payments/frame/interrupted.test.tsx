import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { PaymentListener } from '../payment-listener.ts';
import { frame, onClose, open, states, tell } from '../testing/open-frame.tsx';
import { renderPayments } from '../testing/sample-payments.ts';
import { PaymentIQIFrame } from './payment-frame.tsx';

const untouched = 'Nothing was taken. Try again, or use another payment method.';
const openWords =
  'This payment may have gone through. Please do not pay again for now: we will tell you as soon as we know.';

beforeEach(() => {
  freshBrowser();
  onClose.mockReset();
  socketOffline.set(false);
});

/** Leaves a payment as a reload does, which runs no clean-up, and opens what the next page of the tab finds. */
async function reload(answers: Answers) {
  const before = open();
  tell('DONE_LOADING');
  tell('TRANSACTION_INIT');
  const left = sessionStorage.getItem('payment-in-progress') ?? '';
  await screen.findByRole('dialog');
  before.unmount();
  modals.reset();
  sessionStorage.setItem('payment-in-progress', left);
  renderPayments(<PaymentListener />).unmount();
  const props = modals.stack.get()[0]?.props;
  if (!props || !('url' in props)) throw new Error('The payment was not opened again.');
  return renderPayments(<PaymentIQIFrame {...props} onClose={onClose} />, { answers });
}

describe('a payment that a reload has interrupted', () => {
  it('is asked about at once, before its page has said anything', async () => {
    const { platform } = await reload({ DepositStates: states('deposits', 'APPROVED') });
    expect(await screen.findByText('Deposit Request Approved')).toBeInstanceOf(HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
    expect(platform.variablesOf('DepositStates')).toHaveLength(1);
  });

  it('leads from a failure back to the form with what was entered', async () => {
    await reload({ DepositStates: states('deposits', 'FAILED') });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(modals.stack.get()).toEqual([
      { name: 'depositModal', props: { method: 'pm_card', amount: '50.00' } },
    ]);
  });

  it('is not said to have taken nothing when its page cannot be reached, and is asked about until that is known', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { platform } = await reload({ DepositStates: states('deposits', 'PENDING') });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('The payment page did not load')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(openWords)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(untouched)).toBeNull();
    platform.answer('DepositStates', states('deposits', 'APPROVED'));
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a payment page that fails', () => {
  it('has taken nothing before the payment was under way', () => {
    open();
    tell('ONLOAD_ERROR');
    expect(screen.getByText(untouched)).toBeInstanceOf(HTMLElement);
  });

  it('may have taken something once it was, after another try too', async () => {
    const { platform } = open('Deposit', { DepositStates: states('deposits', 'PENDING') });
    tell('TRANSACTION_INIT');
    tell('ONLOAD_ERROR');
    expect(screen.getByText(openWords)).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(platform.variablesOf('DepositStates').length).toBeGreaterThan(0);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    tell('ONLOAD_ERROR', {}, { source: frame().contentWindow });
    expect(screen.getByText(openWords)).toBeInstanceOf(HTMLElement);
  });
});
