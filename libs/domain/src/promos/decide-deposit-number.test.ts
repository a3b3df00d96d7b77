import { describe, expect, it } from 'vitest';
import { refusalText } from '../decision/index.ts';
import { decideDepositNumber, depositNumberReasons } from './index.ts';

describe('the number of the next deposit', () => {
  it.each([
    ['ANY', 1],
    ['ANY', 9],
    ['FIRST', 1],
    ['THIRD', 3],
    ['FOURTH', null],
  ] as const)('starts a promo of %s with %j', (trigger, next) => {
    expect(decideDepositNumber(trigger, next).allowed).toBe(true);
  });

  it.each([
    ['THIRD', 1, 'laterDeposit', 'Your third deposit starts this promo. Your next one is your first.'],
    ['FOURTH', 3, 'laterDeposit', 'Your fourth deposit starts this promo. Your next one is your third.'],
    ['FIRST', 2, 'earlierDeposit', 'Only a first deposit starts this promo, and you have made yours.'],
    ['SECOND', 9, 'earlierDeposit', 'Only a second deposit starts this promo, and you have made yours.'],
    [null, 1, 'noDeposit', 'No deposit starts this promo.'],
    [null, null, 'noDeposit', 'No deposit starts this promo.'],
  ] as const)('does not start one of %s with %j: %s', (trigger, next, reason, text) => {
    const decision = decideDepositNumber(trigger, next);
    expect(decision).toMatchObject({ allowed: false, reason });
    if (!decision.allowed) expect(refusalText(depositNumberReasons, decision)).toBe(text);
  });
});
