import { expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideEventBalances, decideEventBody, eventPartReasons } from './index.ts';

const held = {
  mainCash: '10.00',
  casinoCash: '0.00',
  casinoBonus: '1.00',
  sportsCash: '-2.50',
  sportsBonus: '0.00',
};

it('balances become those of an event by what is adjusted, in the order of the wallets', () => {
  const wanted = { sportsCash: '0.00', mainCash: '3.00', casinoBonus: '1' };
  expect(decideEventBalances(held, wanted, 'FIAT')).toEqual({
    allowed: true,
    plan: [
      { wallet: 'MAIN', amount: '-7.00' },
      { wallet: 'SPORT', amount: '2.50' },
    ],
  });
  expect(decideEventBalances(held, {}, 'FIAT')).toEqual({ allowed: true, plan: [] });
});

it.each(['3.001', 'much', ''])('no balance is of %j', (mainCash) => {
  expect(decideEventBalances(held, { mainCash }, 'FIAT')).toMatchObject({
    reason: 'balancesOfOtherCurrency',
  });
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
