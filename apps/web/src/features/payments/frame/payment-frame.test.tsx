import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { PaymentListener } from '../payment-listener.ts';
import { frame, message, onClose, open, states, tell } from '../testing/open-frame.tsx';
import { cashierAddress, renderPayments } from '../testing/sample-payments.ts';
import { PaymentIQIFrame } from './payment-frame.tsx';
import { paymentInProgress } from './payment-in-progress.ts';

beforeEach(() => {
  freshBrowser();
  onClose.mockReset();
  socketOffline.set(false);
});

describe('paymentIQIFrame', () => {
  it("DEP-16 is titled 'Deposit' and shows the URL of the deposit", async () => {
    open('Deposit');
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeInstanceOf(HTMLElement);
    expect(frame('Deposit').src).toBe(`${cashierAddress}&theme=dark`);
  });

  it("WDR-14 is titled 'Withdraw' and shows the URL of the withdrawal", async () => {
    open('Withdraw');
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeInstanceOf(HTMLElement);
    expect(frame('Withdraw').src).toBe(`${cashierAddress}&theme=dark`);
  });

  it('shows no page of an origin that is not allowed, wherever its address came from', () => {
    paymentInProgress.keep({
      memberId: 'member-mia',
      kind: 'Deposit',
      url: 'https://evil.test/cashier/dep_7',
    });
    renderPayments(<PaymentListener />).unmount();
    const [kept] = modals.stack.get();
    if (kept?.name !== 'paymentIQIFrame') throw new Error('The frame was not opened.');
    expect(kept.props).toEqual({
      kind: 'Deposit',
      url: 'https://evil.test/cashier/dep_7',
      resumed: { paymentId: null },
    });
    renderPayments(
      <PaymentIQIFrame kind="Deposit" url="https://evil.test/cashier/dep_7" onClose={onClose} />,
    );
    expect(screen.getByText('The payment page did not load')).toBeInstanceOf(HTMLElement);
    expect(document.querySelector('iframe')).toBeNull();
    act(() => {
      const data = { eventType: 'TX_SUCCESS', payload: { paymentId: 'dep_7' } };
      dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test', source: window }));
    });
    expect(screen.getByText('The payment page did not load')).toBeInstanceOf(HTMLElement);
  });

  it('shows a loader until the page can be used, and follows its height', () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading the payment page' })).toBeInstanceOf(HTMLElement);
    const bar = screen.getByRole('progressbar', { name: 'Loading the payment page' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(90);
    expect(frame().style.visibility).toBe('hidden');
    tell('DONE_LOADING');
    tell('APP_SET_HEIGHT', { height: 612 });
    expect(screen.queryByRole('status', { name: 'Loading the payment page' })).toBeNull();
    expect(frame().style.visibility).toBe('visible');
    expect(frame().style.height).toBe('612px');
  });

  it('listens to no other origin and no other window', () => {
    open();
    tell('DONE_LOADING');
    tell('TX_SUCCESS', {}, { origin: 'https://evil.test' });
    tell('TX_SUCCESS', {}, { source: window });
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    tell('TX_PENDING');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Your deposit is on its way');
  });

  it.each([
    ['TX_FAILED', 'The deposit did not go through'],
    ['TX_PENDING', 'Your deposit is on its way'],
    ['TX_UNRESOLVED', 'No answer from the bank yet'],
    ['TX_CANCELLED', 'Deposit cancelled'],
  ])('has a screen for %s, which takes the focus', (eventType, title) => {
    open();
    tell('DONE_LOADING');
    tell(eventType);
    const heading = screen.getByRole('heading', { level: 3, name: title });
    expect(heading.closest('[role=status]')).toBe(document.activeElement);
    expect(screen.queryByTitle('Deposit by PaymentIQ')).toBeNull();
  });

  it.each([
    ['Deposit', 'depositModal'],
    ['Withdraw', 'withdrawalModal'],
  ] as const)('leads from a failed %s back to %s with what was entered', async (kind, name) => {
    open(kind);
    const source = frame(kind).contentWindow;
    tell('TX_FAILED', { message: 'The card was declined.' }, { source });
    expect(screen.getByText('The card was declined.')).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(modals.stack.get()).toEqual([{ name, props: { method: 'pm_card', amount: '50.00' } }]);
  });

  it('says where to go on when the bank has opened its own window', () => {
    open();
    tell('DONE_LOADING');
    tell('NEW_WINDOW');
    expect(screen.getByText(/Finish there, then come back here/)).toBeInstanceOf(HTMLElement);
    expect(frame()).toBeInstanceOf(HTMLElement);
    tell('NEW_WINDOW_CLOSED');
    expect(screen.queryByText(/Finish there, then come back here/)).toBeNull();
  });

  it('closes when the page asks for it', () => {
    open();
    tell('CASHIER_CLOSE');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('opens the cancellation of a withdrawal when the page asks for it', () => {
    open('Withdraw');
    const source = frame('Withdraw').contentWindow;
    tell('CANCEL_PENDING_WITHDRAWAL', { paymentId: 'wdr_9' }, { source });
    expect(modals.stack.get().at(-1)).toEqual({
      name: 'cancelWithdrawalModal',
      props: { withdrawalId: 'wdr_9' },
    });
  });

  it('says that the page did not load after 20 s of silence, and loads it again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('The payment page did not load')).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).toBeInstanceOf(HTMLElement);
  });
});

describe('leaving a payment', () => {
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

  it('needs no question before it is under way', async () => {
    open();
    tell('DONE_LOADING');
    await close();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('needs no question when the page is back at the details', async () => {
    open();
    tell('DONE_LOADING');
    tell('TRANSACTION_INIT');
    tell('APP_ROUTE_CHANGE', { route: 'details' });
    await close();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is asked about while it is under way', async () => {
    open();
    tell('DONE_LOADING');
    tell('TRANSACTION_INIT');
    await close();
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this payment?' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await close();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is asked about when the browser goes back, and not closed by it', async () => {
    open();
    tell('DONE_LOADING');
    tell('TRANSACTION_INIT');
    act(() => {
      modals.closeDownTo(0);
    });
    expect(await screen.findByRole('alertdialog', { name: 'Leave this payment?' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    tell('TX_PENDING');
    act(() => {
      modals.closeDownTo(0);
    });
    expect(modals.isOpen('paymentIQIFrame')).toBe(false);
  });
});

describe('when a push may have been missed', () => {
  it('DEP-33 asks the platform after a success, closes and tells of it', async () => {
    const { platform } = open('Deposit', { DepositStates: states('deposits', 'APPROVED') });
    tell('DONE_LOADING');
    tell('TX_SUCCESS');
    expect(await screen.findByText('Deposit Request Approved')).toBeInstanceOf(HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
    expect(platform.variablesOf('Me')).toHaveLength(1);
  });

  it('does not believe a success that the platform does not know of', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { platform } = open('Deposit', { DepositStates: states('deposits', 'PENDING') });
    tell('TX_SUCCESS');
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(platform.variablesOf('DepositStates').length).toBeGreaterThan(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Confirming your deposit');
    platform.answer('DepositStates', states('deposits', 'FAILED'));
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('The deposit did not go through');
    });
  });

  it('asks as long as the socket is down, and not before', async () => {
    const { platform } = open('Withdraw', { WithdrawalStates: states('withdrawals', 'PENDING') });
    const source = frame('Withdraw').contentWindow;
    tell('DONE_LOADING', {}, { source });
    expect(platform.variablesOf('WithdrawalStates')).toEqual([]);
    act(() => {
      socketOffline.set(true);
    });
    expect(await screen.findByText('Withdrawal Request Received')).toBeInstanceOf(HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('news of payments', () => {
  it.each(['Deposit Request Approved', 'Withdrawal Request Received'])(
    "DEP-33 MSG-15 a pushed message titled '%s' closes the payment frame and is shown for 2 s",
    async (title) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { session } = renderPayments(<PaymentListener />);
      modals.open('paymentIQIFrame', { url: cashierAddress, kind: 'Deposit' });
      act(() => {
        session.pushes.emit('messageCreated', message(`Your ${title}: 50.00`));
      });
      expect(modals.isOpen('paymentIQIFrame')).toBe(false);
      expect(screen.getByText(`Your ${title}: 50.00`)).toBeInstanceOf(HTMLElement);
      await act(() => vi.advanceTimersByTimeAsync(1_900));
      expect(screen.queryByText(`Your ${title}: 50.00`)).not.toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(screen.queryByText(`Your ${title}: 50.00`)).toBeNull();
    },
  );

  it('MSG-16 a pushed message with any other title leaves the frame open and shows no toast', () => {
    const { session } = renderPayments(<PaymentListener />);
    modals.open('paymentIQIFrame', { url: cashierAddress, kind: 'Deposit' });
    act(() => {
      session.pushes.emit('messageCreated', message('Deposit Request Received'));
    });
    expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    expect(screen.queryByText('Deposit Request Received')).toBeNull();
  });

  it('open the payment again that a reload has interrupted, for the same member only', () => {
    const kept = { url: cashierAddress, kind: 'Deposit' } as const;
    paymentInProgress.keep({ ...kept, memberId: 'member-leo' });
    renderPayments(<PaymentListener />).unmount();
    expect(modals.stack.get()).toEqual([]);
    paymentInProgress.keep({ ...kept, memberId: 'member-mia' });
    renderPayments(<PaymentListener />);
    expect(modals.stack.get()).toEqual([
      { name: 'paymentIQIFrame', props: { ...kept, resumed: { paymentId: null } } },
    ]);
  });

  it('have nothing to open once the frame was closed', () => {
    const { unmount } = open();
    expect(sessionStorage.getItem('payment-in-progress')).toContain('dep_7');
    unmount();
    expect(sessionStorage.getItem('payment-in-progress')).toBeNull();
  });
});
