import { expect, it } from 'vitest';
import { decideRaise } from './decide-raise.ts';
import { studioReasons } from './studio-reasons.ts';

const wallets = { currency: 'AUD', freeSpins: null };
const spins = { currency: 'AUD', freeSpins: 'fsp_1' };

it('raises a round with the money that it was begun with', () => {
  expect(decideRaise({ begun: wallets, played: wallets }).allowed).toBe(true);
});

it.each([
  ['in another currency', { begun: wallets, played: { ...wallets, currency: 'BTC' } }],
  ['of the wallets in a sitting of free spins', { begun: wallets, played: spins }],
  ['of a free spin with those same spins', { begun: spins, played: spins }],
  ['of a free spin in a sitting of the wallets', { begun: spins, played: wallets }],
])('raises no round %s', (_what, facts) => {
  expect(decideRaise(facts)).toMatchObject({ allowed: false, reason: 'otherMoney' });
});

it('says why', () => {
  expect(studioReasons.otherMoney.text()).toBe(
    'This round was begun with other money. Finish it without a further stake.',
  );
});
