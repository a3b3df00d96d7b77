import { expect, it } from 'vitest';
import { cashierOutcomeReasons, cashierPageReasons } from './index.ts';
import type { CashierPageReason } from './index.ts';

it.each<[CashierPageReason, string, string]>([
  ['callMalformed', 'BAD_USER_INPUT', 'The request body is not what this page sends.'],
  ['ticketInvalid', 'UNAUTHENTICATED', 'This payment page is not valid. Go back and start again.'],
  ['choiceUnknown', 'BAD_USER_INPUT', 'There is no such outcome.'],
  ['memberRefused', 'CONFLICT', 'The casino cannot take this payment now. Please try again later.'],
  ['detailsWrong', 'BAD_USER_INPUT', 'These details were not accepted. Check them and try again.'],
])('the page of the cashier refuses %s with %s: %j', (reason, code, text) => {
  const row = cashierPageReasons[reason];
  expect([row.code, row.text()]).toEqual([code, text]);
});

it.each([
  ['deposit', 'PAY_OUT', 'A deposit cannot end with PAY_OUT.'],
  ['withdrawal', 'REFUSE', 'A withdrawal cannot end with REFUSE.'],
] as const)('a %s that is to end with %s is refused', (kind, outcome, text) => {
  const { code, text: textOf } = cashierOutcomeReasons.otherKind;
  expect([code, textOf({ kind, outcome })]).toEqual(['BAD_USER_INPUT', text]);
});
