import { expect, it } from 'vitest';
import {
  decideCashierChoice,
  decideCashierDetails,
  decideCashierMember,
  decideCashierOutcome,
  decideCashierTicket,
} from './index.ts';

it('a page of the cashier opens by the ticket of its payment', () => {
  expect(decideCashierTicket('wld_1', true)).toEqual({ allowed: true, plan: 'wld_1' });
  for (const decision of [decideCashierTicket('wld_1', false), decideCashierTicket(null, true)])
    expect(decision).toMatchObject({ allowed: false, reason: 'ticketInvalid' });
});

it('a page of the cashier ends with what it offers', () => {
  expect(decideCashierChoice('APPROVE')).toEqual({ allowed: true, plan: 'APPROVE' });
  expect(decideCashierChoice(null)).toMatchObject({ allowed: false, reason: 'choiceUnknown' });
});

it('a page of the cashier goes on while the member may pay, with details that are accepted', () => {
  expect([decideCashierMember('OK').allowed, decideCashierDetails(true).allowed]).toEqual([true, true]);
  for (const code of ['MEMBER_NOT_ENABLED', 'NO_ANSWER', 'REFUSED', ''])
    expect(decideCashierMember(code)).toMatchObject({ allowed: false, reason: 'memberRefused' });
  expect(decideCashierDetails(false)).toMatchObject({ allowed: false, reason: 'detailsWrong' });
});

it('a payment ends with an outcome of its kind', () => {
  const asked = { kind: 'deposit', outcome: 'PAY_OUT' } as const;
  expect(decideCashierOutcome(['transfer'], asked)).toEqual({ allowed: true, plan: ['transfer'] });
  expect(decideCashierOutcome([], asked)).toEqual({ allowed: true, plan: [] });
  expect(decideCashierOutcome(null, asked)).toEqual({ allowed: false, reason: 'otherKind', details: asked });
});
