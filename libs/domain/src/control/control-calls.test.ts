import { describe, expect, it } from 'vitest';
import {
  decideEventData,
  decideEventName,
  decideFault,
  decideLast,
  decideMember,
  decideWorldDeletion,
} from './index.ts';

describe('a call of the control plane', () => {
  it.each([
    [1, true],
    [2, true],
    [499, true],
    [500, true],
    [501, false],
    [0, false],
    [-1, false],
    [Number.NaN, false],
    [Infinity, false],
  ])('shows the last %d rows: %s', (last, allowed) => {
    expect(decideLast(last)).toEqual(
      allowed
        ? { allowed: true, plan: last }
        : { allowed: false, reason: 'rowsOutOfRange', details: { name: '', hint: '' } },
    );
  });

  it.each([
    ['ERROR', true],
    ['', true],
    [0, true],
    [null, false],
    [undefined, false],
  ])('sets the fault %j: %s', (kind, allowed) => {
    const decision = decideFault(kind);
    expect(decision).toMatchObject(allowed ? { plan: kind } : { reason: 'faultWithoutKind' });
  });

  it('names a member who is there, or says who is not', () => {
    expect(decideMember('mia', null)).toEqual({ allowed: true, plan: null });
    expect(decideMember('mia', undefined)).toEqual({
      allowed: false,
      reason: 'unknownMember',
      details: { name: 'mia', hint: '' },
    });
  });

  it.each([
    ['default', false],
    ['Default', true],
    ['', true],
    ['default-2', true],
  ])('deletes the world %j: %s', (id, allowed) => {
    expect(decideWorldDeletion(id).allowed).toBe(allowed);
  });

  it('knows an event by its whole name, and lists those it knows', () => {
    const known = ['levelUp', 'jackpotWon'];
    expect(decideEventName('jackpotWon', known)).toEqual({ allowed: true, plan: undefined });
    for (const name of ['level', 'levelup', ''])
      expect(decideEventName(name, known)).toEqual({
        allowed: false,
        reason: 'unknownEvent',
        details: { name, hint: 'levelUp, jackpotWon' },
      });
    expect(decideEventName('levelUp', [])).toMatchObject({ details: { hint: '' } });
  });

  it.each([
    [true, null, null],
    [
      true,
      'level is missing',
      { reason: 'eventDoesNotFit', details: { name: 'levelUp', hint: 'level is missing' } },
    ],
    [true, '', { reason: 'eventDoesNotFit', details: { name: 'levelUp', hint: '' } }],
    [false, null, { reason: 'eventWithoutObject', details: { name: '', hint: '' } }],
    [false, 'level is missing', { reason: 'eventWithoutObject', details: { name: '', hint: '' } }],
  ])('pushes data that is an object: %s, and does not fit at: %j', (isObject, misfit, refused) => {
    expect(decideEventData('levelUp', { isObject, misfit })).toEqual(
      refused ? { allowed: false, ...refused } : { allowed: true, plan: undefined },
    );
  });
});
