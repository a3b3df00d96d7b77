import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { LegState } from './bets.ts';
import type { CashOutReason } from './cash-out-reasons.ts';
import { decideCashOut, decideQuote } from './decide-cash-out.ts';
import type { CashOutFacts, LegNow, QuotedBet, QuoteFacts, SoldBet } from './decide-cash-out.ts';
import { decideSlip } from './decide-slip.ts';
import type { SlipFacts, SlipLeg } from './decide-slip.ts';
import type { SlipReason } from './slip-reasons.ts';

const on = (fixture: string, seen: number, now: number | null = seen): SlipLeg => ({
  fixture,
  market: 'WINNER',
  selection: 'HOME',
  seen,
  now,
});

const many = (count: number, seen: number, now: number | null = seen): SlipLeg[] =>
  Array.from({ length: count }, (_, index) => on(`soc-${String(index)}`, seen, now));

const slipAnswer = (legs: readonly SlipLeg[], size: SlipFacts['size']) => {
  const decision = decideSlip({ legs, size, unit: money.of(1_000n) });
  return decision.allowed ? 'allowed' : decision.reason;
};

describe('a slip with two faults is refused', () => {
  it.each<[SlipReason, string, readonly SlipLeg[], number]>([
    ['empty', 'its size', [], 3],
    ['tooManyLegs', 'two selections of a match', [...many(8, 110), on('soc-0', 110)], 9],
    ['tooManyLegs', 'its size', many(9, 110), 10],
    ['tooManyLegs', 'a closed selection', many(9, 110, null), 9],
    ['relatedLegs', 'its size', [on('soc-1', 110), on('soc-1', 120)], 3],
    ['relatedLegs', 'a closed selection', [on('soc-1', 110, null), on('soc-1', 120)], 2],
    ['relatedLegs', 'other odds', [on('soc-1', 110, 115), on('soc-1', 120)], 2],
    ['sizeUnknown', 'a closed selection', [on('soc-1', 110, null)], 2],
    ['sizeUnknown', 'other odds', [on('soc-1', 110, 115)], 1.5],
    ['legClosed', 'other odds', [on('soc-1', 110, 115), on('afl-1', 120, null)], 2],
    ['legClosed', 'odds that are too long', [on('soc-1', 20_000), on('afl-1', 20_000, null)], 2],
    ['oddsChanged', 'odds that are too long', [on('soc-1', 20_000, 19_000), on('afl-1', 20_000)], 2],
  ])('as %s before %s', (reason, _other, legs, size) => {
    expect(slipAnswer(legs, size)).toBe(reason);
  });
});

describe('a slip at its limits', () => {
  it('holds eight selections, and nine not', () => {
    expect(slipAnswer(many(8, 110), 8)).toBe('allowed');
    expect(slipAnswer(many(9, 110), 9)).toBe('tooManyLegs');
  });

  it('has lines whose odds multiply to 10,000, and no longer ones', () => {
    expect(slipAnswer([on('soc-1', 10_000), on('afl-1', 10_000)], 2)).toBe('allowed');
    expect(slipAnswer([on('soc-1', 10_000), on('afl-1', 10_001)], 2)).toBe('oddsTooLong');
  });

  it('looks at the longest of its lines', () => {
    const legs = [on('soc-1', 110), on('afl-1', 20_000), on('ten-1', 20_000)];
    expect(slipAnswer(legs, 1)).toBe('allowed');
    expect(slipAnswer(legs, 2)).toBe('oddsTooLong');
  });
});

const leg = (state: LegState, now: number | null, moves = false, chance = 500_000): LegNow => ({
  odds: 200,
  state,
  chance,
  now,
  moves,
});

const planOf = <Plan extends { readonly bet: unknown }>({ bet: _bet, ...plan }: Plan) => plan;

const quoteAnswer = ({ share = 100, ...change }: Partial<QuotedBet & QuoteFacts>) => {
  const bet = { terms: { size: 1, unit: money.of(1_000n) }, legs: [leg('OPEN', 200)], open: true };
  const decision = decideQuote({ share, bet: change.bet === null ? null : { ...bet, ...change } });
  return decision.allowed ? planOf(decision.plan) : decision.reason;
};

const unit = (minor: bigint) => ({ size: 1, unit: money.of(minor) });

describe('a price of a cash out with two obstacles is not stated', () => {
  it.each<[CashOutReason, string, Partial<QuotedBet & QuoteFacts>]>([
    ['malformed', 'a bet that is unknown', { share: null, bet: null }],
    ['malformed', 'a bet that is over', { share: null, open: false }],
    ['betUnknown', 'all else', { bet: null }],
    ['betOver', 'a part that is too small', { open: false, terms: unit(1n), share: 25 }],
    ['betOver', 'a leg that is closed for now', { open: false, legs: [leg('OPEN', null)] }],
    ['betOver', 'a match that moves', { legs: [leg('LOST', null, true)] }],
    ['tooSmall', 'a leg that is closed for now', { terms: unit(3n), share: 25, legs: [leg('OPEN', null)] }],
    ['tooSmall', 'a match that moves', { terms: unit(1n), share: 50, legs: [leg('OPEN', 200, true)] }],
    ['notOffered', 'a match that moves', { legs: [leg('OPEN', null, true)] }],
    ['notOffered', 'a match that moves, for a price of 0', { legs: [leg('OPEN', 200, true, 0)] }],
  ])('as %s before %s', (reason, _other, facts) => {
    expect(quoteAnswer(facts)).toBe(reason);
  });
});

describe('a price of a cash out', () => {
  it('is told for the smallest part that is a minor unit', () => {
    expect(quoteAnswer({ terms: unit(4n), share: 25 })).toBe('notOffered');
    expect(quoteAnswer({ terms: unit(3n), share: 25 })).toBe('tooSmall');
    expect(quoteAnswer({ terms: unit(8n), share: 25 })).toEqual({ unit: 2n, price: 1n });
  });

  it('does not wait for a match that is decided', () => {
    const legs = [leg('WON', null, true), leg('OPEN', 200)];
    expect(quoteAnswer({ terms: { size: 2, unit: money.of(1_000n) }, legs })).toEqual({
      unit: 1_000n,
      price: 1_900n,
    });
  });
});

const cashingOut = ({ taken = 'q-1', now = 12_000, ...change }: Partial<SoldBet & CashOutFacts>) => {
  const bet = {
    ...{ open: true, ending: null, partSold: false, left: money.of(1_000n) },
    quote: { id: 'q-1', madeAt: 10_000, unit: money.of(500n), price: money.of(475n) },
  };
  const decision = decideCashOut({ taken, now, bet: change.bet === null ? null : { ...bet, ...change } });
  return decision.allowed ? planOf(decision.plan) : decision.reason;
};

describe('a price that is taken', () => {
  it.each<[string, Partial<SoldBet & CashOutFacts>]>([
    ['none was stated', { quote: null }],
    ['another was stated', { taken: 'q-2' }],
    ['it is no longer kept', { now: 15_001 }],
    ['more was bought back since', { left: money.of(499n) }],
  ])('is refused when %s, and for a bet that is over before that', (_what, facts) => {
    expect(cashingOut(facts)).toBe('quoteOver');
    expect(cashingOut({ ...facts, open: false })).toBe('betOver');
  });

  it('holds to its last millisecond, for all that is left too', () => {
    expect(cashingOut({ now: 15_000 })).toEqual({
      kind: 'BUY',
      quote: 'q-1',
      unit: 500n,
      price: 475n,
      whole: false,
    });
    expect(cashingOut({ left: money.of(500n) })).toEqual({
      kind: 'BUY',
      quote: 'q-1',
      unit: 500n,
      price: 475n,
      whole: true,
    });
  });

  it.each<[CashOutReason, string, Partial<SoldBet & CashOutFacts>]>([
    ['malformed', 'none is taken', { taken: null }],
    ['malformed', 'none is taken, of a bet that is unknown', { taken: null, bet: null }],
    ['betUnknown', 'its bet is unknown', { bet: null }],
    ['betOver', 'its bet was bought back at another', { taken: 'q-0', open: false, ending: 'CASHOUT' }],
    ['betOver', 'its bet ended otherwise', { open: false, ending: 'LOST' }],
  ])('is refused as %s when %s', (reason, _what, facts) => {
    expect(cashingOut(facts)).toBe(reason);
  });

  it.each<[string, Partial<SoldBet & CashOutFacts>]>([
    ['all of it', { open: false, ending: 'CASHOUT', now: 99_000 }],
    ['a part of it', { partSold: true, left: money.of(1n), now: 99_000 }],
    ['a part of a bet that is over', { partSold: true, open: false, taken: 'q-0' }],
  ])('buys nothing more when it bought %s before', (_what, facts) => {
    expect(cashingOut(facts)).toEqual({ kind: 'REPEAT' });
  });
});
