import { expect, it } from 'vitest';
import { originText } from './index.ts';

it.each([
  ['LOGIN', 'Your first login of a day brings it. You find it under My Bonuses, where you activate it.'],
  ['REGISTRATION', 'Signing up brings it, and it is active at once.'],
  ['CONSUMABLE', 'It is given to you by us. You find it under My Bonuses, where you activate it.'],
  ['DEPOSIT', null],
  ['DEPOSIT_AND_PLAY', null],
  ['FREE_SPIN', null],
] as const)('of a promo of type %s a person reads %s', (type, text) => {
  expect(originText(type)).toBe(text);
});
