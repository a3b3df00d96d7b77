import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import {
  controlReasons,
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
        : { allowed: false, reason: 'rowsOutOfRange', details: { name: 'last', hint: '' } },
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

const textOf = (decision: Parameters<typeof decisionText<string, { name: string; hint: string }>>[1]) =>
  decisionText<string, { name: string; hint: string }>(controlReasons, decision);

describe('calls of the control plane', () => {
  it('delete any world but the default one', () => {
    expect(textOf(decideWorldDeletion('w-1'))).toBeNull();
    expect(textOf(decideWorldDeletion('default'))).toBe(
      "The world 'default' cannot be deleted; reset it instead.",
    );
  });

  it.each([
    [1, null],
    [500, null],
    [0, 'last must be 1 to 500.'],
    [501, 'last must be 1 to 500.'],
  ])('show the last %d rows: %j', (last, text) => {
    expect(textOf(decideLast(last))).toBe(text);
  });

  it('set a fault of some kind', () => {
    expect(decideFault('ERROR')).toEqual({ allowed: true, plan: 'ERROR' });
    expect(textOf(decideFault(undefined))).toBe('A fault needs a kind or a name of the catalogue.');
  });

  it('name a member who is there', () => {
    expect(decideMember('mia', { id: 'm' })).toEqual({ allowed: true, plan: { id: 'm' } });
    expect(textOf(decideMember('nobody', undefined))).toBe("There is no member 'nobody' in this world.");
  });

  it('push an event that is known, with data that fits it', () => {
    const known = ['levelUp', 'jackpotWon'];
    expect(textOf(decideEventName('levelUp', known))).toBeNull();
    expect(textOf(decideEventName('toString', known))).toBe(
      "There is no event 'toString'. Known: levelUp, jackpotWon.",
    );
    expect(textOf(decideEventData('levelUp', { isObject: true, misfit: null }))).toBeNull();
    expect(textOf(decideEventData('levelUp', { isObject: false, misfit: 'level' }))).toBe(
      'The data of an event must be an object.',
    );
    expect(textOf(decideEventData('levelUp', { isObject: true, misfit: 'level is missing' }))).toBe(
      'The data does not fit levelUp: level is missing',
    );
  });
});
