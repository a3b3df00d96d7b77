/** What the buttons of the outcomes say, and what each leads to. @type {Record<string, { name: string, hint: string }>} */
export const outcomes = {
  APPROVE: { name: 'Approve', hint: 'The bank agrees.' },
  DECLINE: { name: 'Decline', hint: 'The bank says no.' },
  REFUSE: { name: 'Refuse', hint: 'The provider says no.' },
  PAY_OUT: { name: 'Pay out at once', hint: 'Accepted and paid without the operator.' },
  LEAVE_PENDING: { name: 'Leave pending', hint: 'The bank does not answer yet.' },
  APPROVE_LATER: { name: 'Approve later', hint: 'The answer comes two minutes later.' },
  APPROVE_TWICE: { name: 'Approve twice', hint: 'The same answer comes two times.' },
  APPROVE_OUT_OF_ORDER: { name: 'Approve out of order', hint: 'A stale cancellation follows.' },
  NO_ANSWER: { name: 'No answer', hint: 'The bank cannot be reached.' },
  FAIL_VALIDATION: { name: 'Fail validation', hint: 'Back to the details.' },
  CANCEL: { name: 'Cancel payment', hint: 'You change your mind.' },
};

/** @typedef {{ name: string, value: string, mode?: string }} Field */

/** @type {{ when: RegExp, fields: Field[] }[]} */
const forms = [
  {
    when: /card/i,
    fields: [
      { name: 'Card number', value: '4111 1111 1111 1111', mode: 'numeric' },
      { name: 'Expiry', value: '12/30' },
      { name: 'Security code', value: '123', mode: 'numeric' },
    ],
  },
  { when: /payid/i, fields: [{ name: 'PayID', value: 'test@example.test', mode: 'email' }] },
  { when: /crypto/i, fields: [{ name: 'Wallet address', value: 'test-address-000000' }] },
];

/** @type {Field[]} */
const bankAccount = [
  { name: 'BSB', value: '000-000' },
  { name: 'Account number', value: '12345678', mode: 'numeric' },
];

/**
 * What a method asks for, filled in with test values.
 * @param {string} method name
 */
export function fieldsOf(method) {
  return forms.find(({ when }) => when.test(method))?.fields ?? bankAccount;
}

const tick = 'M21 12a9 9 0 1 1-5.4-8.2M8.5 11.5l3 3L21 5';
const cross = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M9 9l6 6M15 9l-6 6';
const clock = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 7v5l3 2';
const question =
  'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M9.6 9.4a2.5 2.5 0 1 1 3.4 2.8c-.7.3-1 .8-1 1.5M12 16.6v.1';

/** How the receipt shows each ending. @type {Record<import('./wire.js').Ending['eventType'], { title: string, tone: string, icon: string }>} */
export const endings = {
  TX_SUCCESS: { title: 'Payment accepted', tone: 'success', icon: tick },
  TX_FAILED: { title: 'Payment failed', tone: 'danger', icon: cross },
  TX_PENDING: { title: 'Payment pending', tone: 'info', icon: clock },
  TX_UNRESOLVED: { title: 'No answer yet', tone: 'warning', icon: question },
  TX_CANCELLED: { title: 'Payment cancelled', tone: 'warning', icon: cross },
};
