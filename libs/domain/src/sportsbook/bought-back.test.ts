import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { cashOutReasons } from './cash-out-reasons.ts';
import { cashOutShares, decideCashOut, decideQuote, quoteMs } from './decide-cash-out.ts';
import type { CashOutShare, LegNow } from './decide-cash-out.ts';
import { previewBet } from './decide-slip.ts';
import { isHedged } from './hedged.ts';

const open = (odds: number, chance: number): LegNow => ({
  odds,
  chance,
  state: 'OPEN',
  now: 150,
  moves: false,
});

describe('PLAY-32 the shares of a bet that are bought back', () => {
  it('are the four that its refusal names', () => {
    expect(cashOutReasons.malformed.text()).toContain(
      `a share of ${cashOutShares.slice(0, -1).join(', ')} or ${String(cashOutShares.at(-1))} %`,
    );
    expect(cashOutShares).toEqual([25, 50, 75, 100]);
  });

  /** Buys a share of what is left, as often as it goes, and tells what is left and what was paid. */
  function buyAll(unit: bigint, legs: readonly LegNow[], shares: readonly CashOutShare[]) {
    let [left, paid] = [money.of(unit), 0n];
    for (const [index, share] of shares.entries()) {
      const quoted = decideQuote({
        share,
        bet: { terms: { size: legs.length, unit: left }, legs, open: left > 0n },
      });
      if (!quoted.allowed) continue;
      const id = `quo_${String(index)}`;
      const quote = { ...quoted.plan, id, madeAt: 0 };
      const bet = { open: true, ending: null, partSold: false, left, quote };
      const bought = decideCashOut({ bet, taken: id, now: quoteMs });
      if (!bought.allowed || bought.plan.kind === 'REPEAT') continue;
      left = money.subtract(left, bought.plan.unit);
      paid += bought.plan.price;
      expect(bought.plan.whole).toBe(left === 0n);
    }
    return { left, paid };
  }

  it.each([
    ['a half and the rest', [50, 100], 0n, 1_900n],
    ['a quarter of what is left each time', [25, 25, 25], 423n, 1_096n],
    ['three quarters', [75], 250n, 1_425n],
    ['all, and then nothing more', [100, 100, 25], 0n, 1_900n],
  ] as const)('come, for %s, to what is paid', (_what, shares, left, paid) => {
    // 10.00 at 4.00 with an even chance is worth 20.00, for which 19.00 are paid; whole cents of it are bought, such as 1.87.
    expect(buyAll(1_000n, [open(400, 500_000)], shares)).toEqual({ left, paid });
  });

  it('never pay more in parts than for all of it at once', () => {
    const shares = fc.array(fc.constantFrom(...cashOutShares), { maxLength: 12 });
    const units = fc.bigInt({ min: 1n, max: 10n ** 6n });
    fc.assert(
      fc.property(units, shares, fc.integer({ min: 1_000, max: 950_000 }), (unit, parts, chance) => {
        const legs = [open(250, chance), open(180, 800_000)];
        const atOnce = buyAll(unit, legs, [100]);
        const inParts = buyAll(unit, legs, parts);
        expect(inParts.left >= 0n).toBe(true);
        if (atOnce.paid > 0n) expect(inParts.paid <= atOnce.paid).toBe(true);
      }),
    );
  });
});

describe('a bet that is thought of', () => {
  const legs = [
    { odds: 200, state: 'OPEN' },
    { odds: 300, state: 'OPEN' },
  ] as const;

  it.each([
    ['the most that is reckoned with', 10n ** 12n, { stake: 10n ** 12n, returns: 6n * 10n ** 12n }],
    ['a cent more', 10n ** 12n + 1n, { stake: null, returns: null }],
    ['nothing', 0n, { stake: 0n, returns: 0n }],
  ])('of %s', (_what, unit, told) => {
    expect(previewBet({ size: 2, unit: money.of(unit) }, legs)).toEqual(told);
  });

  it('tells its stake, and no returns, when its odds are too long', () => {
    const long = [
      { odds: 50_000, state: 'OPEN' },
      { odds: 2_001, state: 'OPEN' },
    ] as const;
    expect(previewBet({ size: 2, unit: money.of(100n) }, long)).toEqual({ stake: 100n, returns: null });
    expect(previewBet({ size: 1, unit: money.of(100n) }, long)).toEqual({ stake: 200n, returns: 52_001n });
  });
});

describe('opposite results', () => {
  const picks = (...odds: readonly number[]) =>
    odds.map((price, index) => ({
      ...{ fixtureId: 'fix_1', market: 'WINNER' as const },
      ...{ selection: `S${String(index)}`, odds: price },
    }));

  it.each([
    ['two thirds of the chances together', picks(300, 300), false],
    ['a little more', picks(299, 300), true],
    ['three that come to more', picks(400, 400, 500), true],
    ['three that come to less', picks(500, 500, 500), false],
    ['a favourite and a long shot', picks(150, 5_000), true],
  ])('are covered by %s: %s', (_what, made, hedged) => {
    expect(isHedged(made, made, () => null)).toBe(hedged);
  });
});
