import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { modeOfStake, planStake, stakeable, stakeOrigins, winWallet } from './index.ts';
import type { StakeTerms, WalletAmounts } from './index.ts';
import { isBonusWallet } from './stake.ts';
import { ledgerWallets } from './wallets.ts';

const wallets: WalletAmounts = {
  MAIN: money.of(1000n),
  CASINO: money.of(300n),
  CASINO_BONUS: money.of(500n),
  SPORT: money.of(200n),
  SPORT_BONUS: money.of(70n),
};
const casino: StakeTerms = { mode: 'CASH', kind: 'CASINO' };
const sport: StakeTerms = { mode: 'CASH', kind: 'SPORT' };
const plan = (cents: bigint, terms: StakeTerms) => planStake(wallets, money.of(cents), terms);

describe('what can be staked', () => {
  it('WALLET-18 is all cash in CASH mode and the bonus money in BONUS mode', () => {
    expect(stakeable(wallets, 'CASH')).toBe(1500n);
    expect(stakeable(wallets, 'BONUS')).toBe(570n);
  });

  it('WALLET-17 comes from the wallet of its kind first, then from MAIN', () => {
    expect(plan(300n, casino)).toEqual({ transfer: null, shares: [{ wallet: 'CASINO', amount: 300n }] });
    expect(plan(1300n, casino)).toEqual({
      transfer: null,
      shares: [
        { wallet: 'CASINO', amount: 300n },
        { wallet: 'MAIN', amount: 1000n },
      ],
    });
    expect(plan(250n, sport)).toEqual({
      transfer: null,
      shares: [
        { wallet: 'SPORT', amount: 200n },
        { wallet: 'MAIN', amount: 50n },
      ],
    });
    expect(plan(0n, casino)).toEqual({ transfer: null, shares: [] });
  });

  it("WALLET-17 comes from the other kind's wallet last, moved to the wallet of its kind beforehand", () => {
    expect(plan(1450n, casino)).toEqual({
      transfer: { from: 'SPORT', to: 'CASINO', amount: 150n },
      shares: [
        { wallet: 'CASINO', amount: 450n },
        { wallet: 'MAIN', amount: 1000n },
      ],
    });
    expect(plan(1500n, sport)).toEqual({
      transfer: { from: 'CASINO', to: 'SPORT', amount: 300n },
      shares: [
        { wallet: 'SPORT', amount: 500n },
        { wallet: 'MAIN', amount: 1000n },
      ],
    });
    const onlySport = { ...wallets, MAIN: money.zero, CASINO: money.zero };
    expect(planStake(onlySport, money.of(200n), casino)).toEqual({
      transfer: { from: 'SPORT', to: 'CASINO', amount: 200n },
      shares: [{ wallet: 'CASINO', amount: 200n }],
    });
  });

  it('is no more than there is, and nothing below zero', () => {
    expect(plan(1501n, casino)).toBeNull();
    expect(plan(571n, { mode: 'BONUS', kind: 'CASINO' })).toBeNull();
    expect(plan(-1n, casino)).toBeNull();
  });

  it('takes bonus stakes from the bonus wallets, that of the kind first, and moves nothing between them', () => {
    expect(plan(520n, { mode: 'BONUS', kind: 'CASINO' })).toEqual({
      transfer: null,
      shares: [
        { wallet: 'CASINO_BONUS', amount: 500n },
        { wallet: 'SPORT_BONUS', amount: 20n },
      ],
    });
    expect(plan(70n, { mode: 'BONUS', kind: 'SPORT' })).toEqual({
      transfer: null,
      shares: [{ wallet: 'SPORT_BONUS', amount: 70n }],
    });
  });

  it('takes the stake to the cent, mixes no cash with bonus money, and from no wallet more than it holds', () => {
    const amount = fc.bigInt(0n, 10_000n).map(money.of);
    const held = fc.record({
      MAIN: amount,
      CASINO: amount,
      CASINO_BONUS: amount,
      SPORT: amount,
      SPORT_BONUS: amount,
    });
    const mode = fc.constantFrom('CASH', 'BONUS');
    const kind = fc.constantFrom('CASINO', 'SPORT');
    fc.assert(
      fc.property(held, amount, mode, kind, (before, stake, inMode, ofKind) => {
        const planned = planStake(before, stake, { mode: inMode, kind: ofKind });
        expect(planned === null).toBe(stake > stakeable(before, inMode));
        if (!planned) return;
        expect(modeOfStake(planned.shares)).toBe(stake > 0n ? inMode : 'CASH');
        const after = { ...before };
        if (planned.transfer) {
          const { from, to, amount: moved } = planned.transfer;
          after[from] = money.subtract(after[from], moved);
          after[to] = money.add(after[to], moved);
        }
        for (const share of planned.shares) {
          expect(share.amount).toBeGreaterThan(0n);
          expect(isBonusWallet(share.wallet)).toBe(inMode === 'BONUS');
          after[share.wallet] = money.subtract(after[share.wallet], share.amount);
        }
        const total = (of: WalletAmounts) => money.sum(ledgerWallets.map((wallet) => of[wallet]));
        expect(total(after)).toBe(money.subtract(total(before), stake));
        for (const wallet of ledgerWallets) expect(after[wallet]).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

it.each<[cents: bigint, terms: StakeTerms, origins: Record<string, bigint>]>([
  [1300n, casino, { CASINO: 300n, MAIN: 1000n }],
  [1450n, casino, { CASINO: 300n, MAIN: 1000n, SPORT: 150n }],
  [1500n, sport, { SPORT: 200n, MAIN: 1000n, CASINO: 300n }],
])(
  'WALLET-17 a stake of %i came from the wallets that held it before anything was moved',
  (cents, terms, origins) => {
    const { shares = [], transfer = null } = plan(cents, terms) ?? {};
    const came = stakeOrigins(shares, transfer).map(({ wallet, amount }) => [wallet, amount]);
    expect(Object.fromEntries(came)).toEqual(origins);
  },
);

describe('the wallet a win is paid to', () => {
  it.each([
    [['CASINO', 'MAIN'], { mode: 'BONUS', kind: 'CASINO' }, 'CASINO'],
    [['MAIN'], sport, 'SPORT'],
    [['CASINO_BONUS'], casino, 'CASINO_BONUS'],
    [['CASINO_BONUS'], { mode: 'BONUS', kind: 'SPORT' }, 'CASINO_BONUS'],
    [[], casino, 'CASINO'],
    [[], { mode: 'BONUS', kind: 'CASINO' }, 'CASINO_BONUS'],
  ] as const)('of a stake from %j, %j, is %s', (staked, terms, wallet) => {
    expect(winWallet(staked, terms)).toBe(wallet);
  });
});
