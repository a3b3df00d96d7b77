import { expect, it } from 'vitest';
import { awardGainText, freeSpinsGainText, freeSpinsGamesText } from './index.ts';

const aud = { symbol: 'A$', type: 'FIAT' } as const;
const dingo = { gameName: 'Moonlit Dingo', betCount: 20, betValue: '0.20' };
const reef = { gameName: 'Reef Run', betCount: 5, betValue: '1.00' };
const mines = { gameName: 'Mines', betCount: 1, betValue: '0.50' };

it.each([
  [[], null],
  [[dingo], '20 free spins on Moonlit Dingo at A$0.20'],
  [[mines], '1 free spin on Mines at A$0.50'],
  [[{ ...dingo, remainingFreeSpins: 3 }], '3 free spins on Moonlit Dingo at A$0.20'],
  [[dingo, reef], '20 free spins on Moonlit Dingo at A$0.20 and 5 on Reef Run at A$1.00'],
  [
    [dingo, reef, mines],
    '20 free spins on Moonlit Dingo at A$0.20, 5 on Reef Run at A$1.00 and 1 on Mines at A$0.50',
  ],
])('free spins %j are said as %j', (games, text) => {
  expect(freeSpinsGainText(games, aud)).toBe(text);
});

it.each([
  [null, [], null],
  ['A$40.00', [], 'A$40.00'],
  [null, [dingo], '20 free spins on Moonlit Dingo at A$0.20'],
  ['A$40.00', [dingo], 'A$40.00 and 20 free spins on Moonlit Dingo at A$0.20'],
])('an award of %j and %j is said as %j', (bonus, games, text) => {
  expect(awardGainText(bonus, games, aud)).toBe(text);
});

it.each([
  [[dingo], 'Moonlit Dingo'],
  [[dingo, dingo, reef], 'Moonlit Dingo and Reef Run'],
  [[], 'their own game'],
])('free spins %j are for %s only', (games, names) => {
  expect(freeSpinsGamesText(games)).toBe(
    `The spins are for ${names} only. What they win is cash, with nothing to wager.`,
  );
});
