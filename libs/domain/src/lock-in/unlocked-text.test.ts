import { expect, it } from 'vitest';
import { unlockedSpinsText, unlockedText } from './index.ts';

const freeSpins = '25 free spins on Reef Run at A$0.20';
const where = 'are under Active Bonus, where they are played from.';

it.each([
  [{ bonus: 'A$20.00', freeSpins: null }, 'Its bonus of A$20.00 is yours.', null],
  [
    { bonus: 'A$20.00', freeSpins },
    'Its bonus of A$20.00 and 25 free spins on Reef Run at A$0.20 are yours.',
    `The free spins ${where}`,
  ],
  [{ bonus: null, freeSpins }, 'Its 25 free spins on Reef Run at A$0.20 are yours.', `They ${where}`],
  // Its game is no longer offered.
  [{ bonus: null, freeSpins: null }, 'Its free spins are yours.', `They ${where}`],
])('of %j that was unlocked a member reads %s and %s', (unlocked, gain, spins) => {
  expect(unlockedText(unlocked)).toBe(gain);
  expect(unlockedSpinsText(unlocked)).toBe(spins);
});
