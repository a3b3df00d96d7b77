import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideFreeSpin, freeSpinReasons } from './index.ts';
import type { HeldFreeSpins } from './index.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const spins: HeldFreeSpins = { status: 'ACTIVE', activated: true, expiresAt: at(1), remaining: 3 };
const answerTo = (change: Partial<HeldFreeSpins>) => {
  const decision = decideFreeSpin({ spins: { ...spins, ...change }, now });
  return decision.allowed ? 'allowed' : decision.reason;
};

describe('free spins', () => {
  it.each([
    [{}, 'allowed'],
    [{ expiresAt: null }, 'allowed'],
    [{ remaining: null }, 'allowed'],
    [{ remaining: 0 }, 'played'],
    [{ status: 'COMPLETE' }, 'played'],
    [{ status: 'EXPIRED' }, 'over'],
    [{ status: 'CANCELLED' }, 'over'],
    [{ expiresAt: now }, 'over'],
    [{ activated: false }, 'notActivated'],
    [{ remaining: 0, status: 'EXPIRED' }, 'played'],
    [{ expiresAt: now, activated: false }, 'over'],
    [{ remaining: 0, activated: false }, 'played'],
  ] as const)('with %j are %s', (change, answer) => {
    expect(answerTo(change)).toBe(answer);
  });

  it('must be the member’s own and for the game', () => {
    expect(decideFreeSpin({ spins: null, now })).toMatchObject({ reason: 'notForGame' });
  });

  it('have a code and a sentence for each reason', () => {
    const told = reasonRows(freeSpinReasons);
    expect(told).toEqual([
      ['notForGame', 'NOT_FOUND', 'There are no such free spins for this game.'],
      ['played', 'CONFLICT', 'All free spins are played.'],
      ['over', 'CONFLICT', 'These free spins are not active any more.'],
      ['notActivated', 'CONFLICT', 'Activate these free spins first.'],
    ]);
  });
});
