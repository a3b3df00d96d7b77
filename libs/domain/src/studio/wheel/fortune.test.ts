import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawnAt, drawsOf, nextRound, percentText, tableDay, tableSeed } from '../index.ts';
import type { Json } from '../index.ts';
import { fields, fortuneTurns, fortuneWheel, segments } from './fortune.ts';

const turn = (choice: Json, segment: number, actions: Json[] = ['RESULT']) =>
  fortuneWheel.play({ stake: money.of(400n), choice, actions }, { below: () => segment });

const at = (id: string) => segments.findIndex((field) => field.id === id);

describe('the wheel', () => {
  it('has 50 segments, spread evenly', () => {
    expect(segments).toHaveLength(50);
    expect(fields.map(({ id, pays, segments: count }) => [id, pays, count])).toEqual([
      ['ONE', 1, 24],
      ['THREE', 3, 12],
      ['FIVE', 5, 8],
      ['ELEVEN', 11, 4],
      ['TWENTY_THREE', 23, 2],
    ]);
    for (const field of fields)
      expect(segments.filter((each) => each === field)).toHaveLength(field.segments);
    const high = segments.flatMap(({ pays }, index) => (pays === 23 ? [index] : []));
    expect(Math.abs((high[1] ?? 0) - (high[0] ?? 0) - 25)).toBeLessThan(3);
  });

  it('PLAY-35 returns 96.00 % of every bet, counted over its segments', () => {
    expect(fortuneWheel.exactReturn()).toEqual({ over: 24n, under: 25n });
    expect(percentText(fortuneWheel.exactReturn())).toBe('96.00');
    for (const { id } of fields) {
      const paid = segments.map((_, segment) => turn({ [id]: 1 }, segment)?.payouts?.[0] ?? money.zero);
      expect(money.sum(paid)).toBe(48n * 400n);
    }
  });

  it.each([
    ['ONE', { ONE: 1 }, 800n],
    ['ONE', { ONE: 3, FIVE: 1 }, 600n],
    ['FIVE', { ONE: 3, FIVE: 1 }, 600n],
    ['TWENTY_THREE', { TWENTY_THREE: 1 }, 9600n],
    ['ELEVEN', { ONE: 1, THREE: 1 }, 0n],
  ])('at %s pays for %j of a stake of 4.00', (field, choice, won) => {
    expect(turn(choice, at(field))).toMatchObject({
      next: [],
      stakes: [400n],
      payouts: [won],
      view: { field, segment: at(field) },
    });
  });

  it('waits for its turn without a draw', () => {
    const never = () => {
      throw new Error('Nothing is drawn before the turn.');
    };
    expect(
      fortuneWheel.play({ stake: money.of(400n), choice: { ONE: 1 }, actions: [] }, { below: never }),
    ).toEqual({
      view: { bets: [{ bet: 'ONE', stake: 400n, amount: null }], segment: null, field: null },
      next: ['RESULT'],
      stakes: [400n],
      payouts: null,
    });
  });

  it.each<[string, Json, Json[]]>([
    ['no bet', null, []],
    ['a number that it does not have', { TWO: 1 }, []],
    ['another action', { ONE: 1 }, ['SPIN']],
    ['a second result', { ONE: 1 }, ['RESULT', 'RESULT']],
  ])('refuses %s', (_what, choice, actions) => {
    expect(turn(choice, 0, actions)).toBeNull();
  });
});

describe('a shared round', () => {
  const clock = Date.parse('2026-05-04T23:59:35Z');

  it('is the next that is drawn, every half minute by the clock', () => {
    const round = nextRound(fortuneTurns, clock);
    expect(drawnAt(fortuneTurns, round)).toBe(Date.parse('2026-05-05T00:00:00Z'));
    expect(nextRound(fortuneTurns, clock - 6000)).toBe(round - 1);
    expect(nextRound(fortuneTurns, drawnAt(fortuneTurns, round))).toBe(round + 1);
  });

  it('is drawn from a seed of the table for its day, the same in the same world', () => {
    const round = nextRound(fortuneTurns, clock);
    expect([tableDay(fortuneTurns, round - 1), tableDay(fortuneTurns, round)]).toEqual([
      '2026-05-04',
      '2026-05-05',
    ]);
    const seeds = [
      tableSeed('7', 'plenty', '2026-05-04'),
      tableSeed('7', 'plenty', '2026-05-05'),
      tableSeed('7', 'other', '2026-05-04'),
      tableSeed('8', 'plenty', '2026-05-04'),
    ];
    expect(new Set(seeds).size).toBe(4);
    expect(tableSeed('7', 'plenty', '2026-05-04')).toBe(seeds[0]);
  });

  it('shows every member what the host says', () => {
    for (let nonce = 1; nonce < 30; nonce += 1) {
      const seeds = { serverSeed: tableSeed('7', 'plenty', '2026-05-04'), clientSeed: 'plenty', nonce };
      const result = fortuneTurns.result(drawsOf(seeds));
      const order = { stake: money.of(100n), choice: { FIVE: 1 }, actions: ['RESULT'] };
      expect(fortuneWheel.play(order, drawsOf(seeds))?.view).toMatchObject(result);
      const said = fortuneTurns.host(nonce, result);
      expect(said.before).toMatch(/^[A-Z].+[.?]$/);
      expect(said.after).toMatch(/\b(?:one|three|five|eleven|twenty-three)\b/);
    }
  });
});
