import { expect, it } from 'vitest';
import { closesPaymentFrame, wantedBackMessage } from './index.ts';

it.each([
  [
    'DISPUTED',
    'Deposit Disputed',
    'was disputed and is still owed. You can withdraw once that is settled. Please contact support.',
  ],
  ['TAKEN_BACK', 'Deposit Taken Back', 'was disputed and has been taken back from your balance.'],
  ['LIFTED', 'Deposit Dispute Over', 'is no longer disputed. Nothing of it is owed any more.'],
] as const)('a deposit of A$50.00 that is %s is told as %j, and closes no payment', (what, title, text) => {
  const content = `<p>Your deposit of A$50.00 ${text}</p>`;
  expect(wantedBackMessage(what, 'A$50.00')).toEqual({ type: null, title, content });
  expect(closesPaymentFrame(title)).toBe(false);
});
