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
