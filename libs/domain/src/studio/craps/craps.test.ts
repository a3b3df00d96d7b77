import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { craps, crapsChances } from './craps.ts';

/** Plays with dice that fall so, one roll after the other, such as '34 61'. */
const round = (rolls: string, choice: Json = { PASS: 1 }, actions?: Json[]) => {
  const dice = rolls
    .replace(/ /g, '')
    .split('')
    .map((die) => Number(die) - 1);
  const later = rolls
    .split(' ')
    .slice(1)
    .map(() => 'ROLL');
  return craps.play(
    { stake: money.of(100n), choice, actions: actions ?? later },
    { below: () => dice.shift() ?? -1 },
  );
};

describe('a round of craps', () => {
  it.each([
    ['a natural 7', '34', 'PASS', 200n, 0n],
    ['a natural 11', '56', 'PASS', 200n, 0n],
    ['craps 2', '11', 'DONT_PASS', 0n, 200n],
    ['craps 3', '12', 'DONT_PASS', 0n, 200n],
    ['craps 12, which is barred', '66', 'BARRED', 0n, 100n],
    ['a point that is made', '22 66 11 31', 'PASS', 200n, 0n],
    ['a point that is missed', '45 56 34', 'DONT_PASS', 0n, 200n],
  ] as const)('with %s', (_what, rolls, result, onPass, onDont) => {
    expect(round(rolls)).toMatchObject({ view: { result }, next: [], payouts: [onPass] });
    expect(round(rolls, { DONT_PASS: 1 })).toMatchObject({ next: [], payouts: [onDont] });
  });

  it('with a point waits for the next roll, which pays nothing yet', () => {
    expect(round('45 66', { PASS: 1, FIELD: 1 })).toEqual({
      view: {
        rolls: [
          [4, 5],
          [6, 6],
        ],
        point: 9,
        result: null,
        bets: [
          { bet: 'PASS', stake: 50n, amount: null },
          { bet: 'FIELD', stake: 50n, amount: null },
        ],
      },
      next: ['ROLL'],
      stakes: [100n],
      payouts: null,
    });
  });

  it.each([
    ['11', 300n],
    ['12', 200n],
    ['22 22', 200n],
    ['23 23', 0n],
    ['33 43', 0n],
    ['34', 0n],
    ['44 44', 0n],
    ['45 34', 200n],
    ['55 34', 200n],
    ['56', 200n],
    ['66', 400n],
  ])('pays the field by the first roll of %s alone', (rolls, amount) => {
    expect(round(rolls, { FIELD: 1 })?.payouts).toEqual([amount]);
  });

  it('has no other bets and actions, and none after its end', () => {
    expect(round('34', { COME: 1 })).toBeNull();
    expect(round('45 66', { PASS: 1 }, ['HOLD'])).toBeNull();
    expect(round('34 34')).toBeNull();
  });

  it('PLAY-35 returns 98.59 % on the pass line, 98.64 % against it and 97.22 % on the field', () => {
    expect(craps.exactReturn()).toEqual({ over: 488n, under: 495n });
    expect(percentText(craps.exactReturn())).toBe('98.59');
    expect(craps.table['fields']).toMatchObject(
      ['98.59', '98.64', '97.22'].map((returned) => ({ returned })),
    );
    expect(craps.rules.at(-1)).toContain('98.59 %, don’t pass 98.64 %, the field 97.22 %');
    expect(crapsChances().reduce((sum, { ways }) => sum + ways, 0n)).toBe(36n * 990n);
  });
});
