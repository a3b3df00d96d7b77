import { expect, it } from 'vitest';
import { givenText, promoCancelText, promoLossText, termsLossText } from './index.ts';

const aud = { symbol: 'A$', type: 'FIAT' } as const;

it.each([
  ['50.00', '0.00', 0, 'You will lose A$50.00 of bonus money.'],
  ['1062.50', '12.50', 0, 'You will lose A$1,062.50 of bonus money, A$12.50 of it winnings.'],
  ['50.00', '0.00', 1, 'You will lose A$50.00 of bonus money and 1 free spin.'],
  ['62.50', '12.50', 7, 'You will lose A$62.50 of bonus money, A$12.50 of it winnings, and 7 free spins.'],
  ['0.00', '0.00', 20, 'You will lose 20 free spins.'],
  ['0.00', '0.00', 0, 'You will lose your progress. There is no bonus money left to lose.'],
])('a promo with %s left, %s of it won, and %i free spins: %s', (bonus, winnings, freeSpins, text) => {
  expect(promoLossText({ bonus, winnings, freeSpins, currency: aud })).toBe(text);
});

it('names bitcoin to the last decimal', () => {
  const loss = { bonus: '0.00050000', winnings: '0.00000000', freeSpins: 0 };
  expect(promoLossText({ ...loss, currency: { symbol: '₿', type: 'CRYPTO' } })).toBe(
    'You will lose ₿0.00050000 of bonus money.',
  );
});

it.each([
  ['50.00', 0, 'A$50.00'],
  ['50.00', 25, 'A$50.00 and 25 free spins'],
  ['0.00', 1, '1 free spin'],
  ['0.00', 0, ''],
])('a reward of %s and %i free spins is told as %s', (bonus, freeSpins, text) => {
  const reward = { bonus, freeSpins, currency: aud };
  expect(givenText({ ...reward, unfinished: false, givenBack: null })).toBe(text);
});

const gift = 'Cancel it, and you lose what is left of the bonus and what it has won.';
const lockIn =
  'Cancel the lock-in, and the progress you have made is gone. Cancel its bonus later, and you lose what is left of the ' +
  'bonus and what it has won.';
const spins = 'Cancel them, and you lose the spins that are left. What they have won stays yours.';

it.each([
  ['DEPOSIT', false, `${gift} Your deposit stays yours.`],
  ['DEPOSIT_AND_PLAY', false, `${gift} Your deposit stays yours.`],
  ['DEPOSIT', true, lockIn],
  ['CONSUMABLE', false, gift],
  ['LOGIN', false, gift],
  ['REGISTRATION', false, gift],
] as const)('before a %s promo, with lock-in: %s, a member reads %j', (type, lockInEnabled, text) => {
  expect(termsLossText({ type, lockInEnabled, hasFreeSpins: false, spinsAlone: false })).toBe(text);
});

it.each([
  [false, spins],
  [
    true,
    'Cancel the lock-in, and the progress you have made is gone. Cancel its free spins later, and you lose those that are ' +
      'left. What they have won stays yours.',
  ],
] as const)(
  'before free spins alone, with lock-in: %s, a member reads of no bonus',
  (lockInEnabled, text) => {
    for (const type of ['DEPOSIT', 'FREE_SPIN'] as const) {
      expect(termsLossText({ type, lockInEnabled, hasFreeSpins: true, spinsAlone: true })).toBe(text);
    }
  },
);

const withSpins = 'you lose what is left of the bonus, what it has won, and the free spins that are left.';

it.each([
  ['DEPOSIT', false, `Cancel it, and ${withSpins} Your deposit stays yours.`],
  ['CONSUMABLE', false, `Cancel it, and ${withSpins}`],
  [
    'DEPOSIT',
    true,
    `Cancel the lock-in, and the progress you have made is gone. Cancel its bonus later, and ${withSpins}`,
  ],
] as const)(
  'before a %s promo with free spins, with lock-in: %s, a member reads %j',
  (type, lockInEnabled, text) => {
    expect(termsLossText({ type, lockInEnabled, hasFreeSpins: true, spinsAlone: false })).toBe(text);
  },
);

it.each([
  ['A$40.00 and 25 free spins', { bonus: '40.00', freeSpins: 25, unfinished: false }],
  ['', { bonus: '0.00', freeSpins: 0, unfinished: false }],
  ['Not awarded', { bonus: '40.00', freeSpins: 25, unfinished: true }],
  ['A$10.00 in cash', { bonus: '0.00', freeSpins: 0, unfinished: false, givenBack: '10.00' }],
  ['A$6.20 and A$20.00 in cash', { bonus: '6.20', freeSpins: 0, unfinished: false, givenBack: '20.00' }],
  ['6 free spins', { bonus: '0.00', freeSpins: 6, unfinished: false, givenBack: '0.00' }],
])('the history tells "%s" of what a promo gave', (text, reward) => {
  expect(givenText({ givenBack: null, ...reward, currency: aud })).toBe(text);
});

it.each([
  ['125.00', 1, 3, 'The A$125.00 that you have turned over counts no more. '],
  ['0.00', 1, 0, ''],
  ['0.00', 3, 3, 'No uses of this promo are left to take it again. '],
])(
  'the question before a cancellation tells of %s turned over and %i uses of %i',
  (turnoverCounter, promoUsed, maxUses, more) => {
    const loss = { bonus: '50.00', winnings: '0.00', freeSpins: 0, currency: aud };
    expect(promoCancelText({ loss, turnoverCounter, promoUsed, maxUses })).toBe(
      `You will lose A$50.00 of bonus money. ${more}Your own cash stays yours. Do you want to proceed?`,
    );
  },
);
