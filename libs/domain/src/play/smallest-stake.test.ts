import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { smallestStake } from './index.ts';

const all = (ladder: readonly Minor[]) => ladder;
const wholeUnits = (ladder: readonly Minor[]) => ladder.filter((stake) => stake % 100n === 0n);

const games = [
  { code: 'golden-wattle', provider: 'nightjar', stakedAs: 'SLOT', stakesOf: all },
  { code: 'sportsbook', provider: 'postmark', stakedAs: 'SPORTSBOOK', stakesOf: all },
  { code: 'two-up', provider: 'saltbush', stakedAs: 'SLOT', stakesOf: wholeUnits },
] as const;
const inAud = (cents: bigint) => money.of(cents);
const inBtc = (cents: bigint) => money.of(cents * 10n);

it.each([
  ['that of a slot, of all games', [], [], inAud, 20n],
  ['that of a slot, where both are named', [], ['golden-wattle', 'sportsbook'], inAud, 20n],
  ['a dollar, where there is sport alone', [], ['sportsbook'], inAud, 100n],
  ['a dollar, where its provider has sport alone', ['postmark'], [], inAud, 100n],
  ['the least that the only game takes', [], ['two-up'], inAud, 100n],
  ['the least of both games that are named', [], ['two-up', 'golden-wattle'], inAud, 20n],
  ['that of any game, where none of them is offered', [], ['long-gone'], inAud, 20n],
  ['as many units of a currency as that is worth', [], [], inBtc, 200n],
] as const)('the smallest stake of a promo is %s', (_what, providers, allowedGameCodes, fromAud, stake) => {
  expect(smallestStake(games, { providers, allowedGameCodes }, fromAud)).toBe(stake);
});
