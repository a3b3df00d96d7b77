import { expect, it } from 'vitest';
import { worldField, worldRowName, worldSubject } from './index.ts';

it.each([
  ['members', 'People'],
  ['ledgerAccounts', 'Balances'],
  ['cashbackClaims', 'Cashback claims'],
  ['bets', 'Bets'],
])('what %s holds is told as %s', (table, words) => {
  expect(worldSubject(table)).toBe(words);
});

it.each([
  ['balanceMinor', 'balance'],
  ['createdAt', 'created'],
  ['mobileNumber', 'mobile number'],
])('the column %s is told as %s', (column, words) => {
  expect(worldField(column)).toBe(words);
});

it.each([
  [{ id: 'mem_1', email: 'mia@magpie.test' }, 'mia@magpie.test', 'mia@magpie.test'],
  [
    { id: 'member:mem_1:MAIN:AUD', wallet: 'MAIN', currency: 'AUD' },
    'mia@magpie.test',
    'MAIN AUD of mia@magpie.test',
  ],
  [{ id: 'x', wallet: null, house: 'CASH_IN', currency: 'AUD' }, null, 'CASH_IN AUD'],
  [{ id: 'bet_1', type: 'CASINO' }, 'mia@magpie.test', 'CASINO of mia@magpie.test'],
  [{ gameId: 'game_1', place: '3', other: 'x' }, null, 'game_1 3'],
])('the row %j of %s is called %s', (row, member, name) => {
  expect(worldRowName(row, member)).toBe(name);
});
