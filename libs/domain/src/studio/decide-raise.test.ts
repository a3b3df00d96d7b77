import { expect, it } from 'vitest';
import { decideRaise } from './decide-raise.ts';
import { studioReasons } from './studio-reasons.ts';

const wallets = { currency: 'AUD', freeSpins: null, stakedFrom: null };
const spins = { ...wallets, freeSpins: 'fsp_1' };
const cash = { ...wallets, stakedFrom: 'CASH' } as const;
const bonus = { ...wallets, stakedFrom: 'BONUS' } as const;
const unknown = { ...wallets, stakedFrom: undefined };

it.each([
  ['the wallets', { begun: wallets, played: wallets }],
  ['cash, as a promo begins that is played with cash', { begun: wallets, played: cash }],
  ['cash, as such a promo is over', { begun: cash, played: wallets }],
  ['a bonus', { begun: bonus, played: bonus }],
  ['nobody knows, and then cash', { begun: unknown, played: cash }],
  ['nobody knows, and then a bonus', { begun: unknown, played: bonus }],
])('raises a round with the money that it was begun with: %s', (_what, facts) => {
  expect(decideRaise(facts).allowed).toBe(true);
});

it.each([
  ['in another currency', { begun: wallets, played: { ...wallets, currency: 'BTC' } }],
  ['of a bonus with cash, as the bonus is over', { begun: bonus, played: wallets }],
  ['of a bonus with cash, as the promo was switched', { begun: bonus, played: cash }],
  ['of cash with a bonus', { begun: cash, played: bonus }],
  ['of cash with a bonus that was not there', { begun: wallets, played: bonus }],
  [
    'of money that nobody knows in another currency',
    { begun: unknown, played: { ...cash, currency: 'BTC' } },
  ],
  ['of money that nobody knows with free spins', { begun: unknown, played: spins }],
  ['of the wallets in a sitting of free spins', { begun: wallets, played: spins }],
  ['of a free spin with those same spins', { begun: spins, played: spins }],
  ['of a free spin in a sitting of the wallets', { begun: spins, played: wallets }],
])('raises no round %s', (_what, facts) => {
  expect(decideRaise(facts)).toMatchObject({ allowed: false, reason: 'otherMoney' });
});

it('says why', () => {
  expect([studioReasons.otherMoney.code, studioReasons.otherMoney.text()]).toEqual([
    'PLAYED_MONEY_CHANGED',
    'This round was begun with other money. Finish it without a further stake.',
  ]);
});
