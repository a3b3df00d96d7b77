import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { PaymentIQIFrame } from '../frame/payment-frame.tsx';
import { cashierAddress, renderPayments, type PaymentSetting } from './sample-payments.ts';

type Kind = 'Deposit' | 'Withdraw';

/** What the frame calls to close itself. */
export const onClose = vi.fn<() => void>();

/** Shows the payment frame over a platform that answers this besides. */
export function open(kind: Kind = 'Deposit', answers: Answers = {}): PaymentSetting {
  const again = { method: 'pm_card', amount: '50.00' };
  modals.open('paymentIQIFrame', { url: cashierAddress, kind, again });
  return renderPayments(
    <PaymentIQIFrame url={cashierAddress} kind={kind} again={again} onClose={onClose} />,
    { answers },
  );
}

/** The provider's page. */
export const frame = (kind: Kind = 'Deposit') => screen.getByTitle<HTMLIFrameElement>(`${kind} by PaymentIQ`);

/** What the page in the frame tells; from its own window and origin unless said otherwise. */
export function tell(
  eventType: string,
  payload: object = {},
  { origin = 'https://cashier.test', source = frame().contentWindow } = {},
): void {
  const data = { eventType, payload: { txType: 'deposit', paymentId: 'dep_7', ...payload } };
  const event = new MessageEvent('message', { data, origin, source });
  act(() => {
    dispatchEvent(event);
  });
}

/** The answer of a platform that knows the payment `dep_7` in this state. */
export const states = (field: 'deposits' | 'withdrawals', status: string) => () => ({
  [field]: { edges: [{ node: { __typename: 'Deposit', id: 'dep_7', status } }] },
});

/** A pushed message with this title. */
export const message = (title: string) => ({
  id: 'msg',
  body: { id: 'msg', read: false, title, content: '', dateTimeCreated: '2026-11-21T07:05:00.000Z' },
});
