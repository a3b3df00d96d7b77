import { describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const ADJUST =
  'mutation A($world: ID!, $member: ID!, $amount: Decimal!) { answer: adjustBalance(world: $world, member: $member, input: { walletType: CASINO_BONUS, amount: $amount }) }';
const TRANSFER =
  'mutation T($world: ID!, $member: ID!, $amount: Decimal!) { answer: transferBalance(world: $world, member: $member, input: { from: CASINO_BONUS, to: MAIN, amount: $amount }) }';
const SWITCH = 'mutation { switchPromoToBonusMode(id: "mpr_ruby_midweek") { id } }';
const STANDING =
  'query S($me: ID!) { member(id: $me) { activePromo { id } wallets { mainCash casinoBonus } } promoHistory(first: 1) { edges { node { status endCause } } } }';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

/** She has 340.00 of cash and a promo with a bonus of 150.00. */
async function inMode(mode: 'BONUS' | 'CASH'): Promise<SeededPerson> {
  const ruby = await personInNewWorld(platform, 'ruby');
  if (mode === 'BONUS') expect((await ruby.promo(SWITCH)).code).toBeNull();
  return ruby;
}

async function take({ control, id }: SeededPerson, by: string, amount: string): Promise<unknown> {
  return (await control(by, { member: id, amount })).data?.['answer'];
}

async function standing(ruby: SeededPerson) {
  const { data } = await ruby.promo(STANDING, { me: ruby.id });
  const { member, promoHistory } = data as {
    member: { activePromo: { id: string } | null; wallets: object };
    promoHistory: { edges: { node: object }[] };
  };
  expect((await audit(ruby.world.db)).violations).toEqual([]);
  const history = promoHistory.edges.map(({ node }) => node);
  return { promo: member.activePromo?.id ?? null, wallets: member.wallets, history };
}

/** The reward of a badge that she had last. */
const earlier = [{ status: 'COMPLETE', endCause: 'TURNOVER' }];

const lost = { promo: null, history: [{ status: 'LOST', endCause: 'BONUS_PLAYED' }] };

describe('bonus money that the operator takes', () => {
  it('PROMO-48 loses the promo when too little is left for a bet, and the rest with it', async () => {
    const ruby = await inMode('BONUS');
    expect(await take(ruby, ADJUST, '-149.98')).toBe('0.00');
    expect(await standing(ruby)).toEqual({ ...lost, wallets: { mainCash: '340.00', casinoBonus: '0.00' } });
  });

  it('PROMO-48 loses the promo when all of it is moved to cash', async () => {
    const ruby = await inMode('BONUS');
    expect(await take(ruby, TRANSFER, '150.00')).toBe('490.00');
    expect(await standing(ruby)).toEqual({ ...lost, wallets: { mainCash: '490.00', casinoBonus: '0.00' } });
  });

  it.each([
    ['loses', '0', { ...lost, wallets: { mainCash: '340.00', casinoBonus: '0.00' } }],
    [
      'saves',
      '20.00',
      { promo: 'mpr_ruby_midweek', history: earlier, wallets: { mainCash: '340.00', casinoBonus: '20.01' } },
    ],
  ])('PROMO-48 leaves the promo to an open round, which %s it with a win of %s', async (_how, win, after) => {
    const ruby = await inMode('BONUS');
    const call = await vendorAt(platform, ruby, SLOT.id);
    await call('bet', 'open', { amount: '10.00' });
    expect(await take(ruby, ADJUST, '-139.99')).toBe('0.01');
    const wallets = { mainCash: '340.00', casinoBonus: '0.01' };
    expect(await standing(ruby)).toEqual({ promo: 'mpr_ruby_midweek', history: earlier, wallets });
    await call('win', 'open', { amount: win });
    expect(await standing(ruby)).toEqual(after);
  });

  it.each([
    ['enough is left for a bet', 'BONUS', '-100.00', '50.00'],
    ['the bonus is not played with', 'CASH', '-150.00', '0.00'],
  ] as const)('leaves the promo in force while %s', async (_while, mode, amount, left) => {
    const ruby = await inMode(mode);
    expect(await take(ruby, ADJUST, amount)).toBe(left);
    const wallets = { mainCash: '340.00', casinoBonus: left };
    expect(await standing(ruby)).toEqual({ promo: 'mpr_ruby_midweek', history: earlier, wallets });
  });
});
