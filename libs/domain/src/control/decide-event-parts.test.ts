import { expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideEventBody, decideEventTotal, eventPartReasons } from './index.ts';

it.each([
  ['3.00', { allowed: true, plan: '3.00' }],
  ['-1.00', { allowed: true, plan: '-1.00' }],
  [null, { allowed: false, reason: 'balancesOfOtherCurrency' }],
])('an event of a balance has a total of its currency: %j', (total, decision) => {
  expect(decideEventTotal(total)).toMatchObject(decision);
});

it.each([
  ['msg_1', 'msg_1', { allowed: true }],
  ['msg_1', 'msg_2', { allowed: false, reason: 'bodyOfOtherEvent' }],
  ['msg_1', '', { allowed: false, reason: 'bodyOfOtherEvent' }],
])('an event of a message %j has a body of the same id: %j', (event, body, decision) => {
  expect(decideEventBody(event, body)).toMatchObject(decision);
});

it('the data of an event is told what does not fit in it', () => {
  expect(reasonRows(eventPartReasons)).toEqual([
    ['balancesOfOtherCurrency', 'BAD_USER_INPUT', 'The balances must be amounts of their currency.'],
    ['bodyOfOtherEvent', 'BAD_USER_INPUT', 'The id of the body must be that of the event.'],
  ]);
});
