import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideFaultSettings, faultSettingReasons } from './index.ts';
import type { FaultSettings } from './index.ts';

const textOf = (settings: Partial<FaultSettings>) =>
  decisionText(faultSettingReasons, decideFaultSettings({ kind: 'ERROR', ...settings }));

describe('the settings of a fault', () => {
  it('are those of every call, at once and without end, when they are left out', () => {
    expect(decideFaultSettings({ kind: 'ERROR' })).toEqual({
      allowed: true,
      plan: { latencyMs: 0, probability: 1, passes: 0, times: null },
    });
  });

  it('are kept as they are given', () => {
    expect(decideFaultSettings({ kind: 'LATENCY', latencyMs: 250, probability: 0.5, times: 3 })).toEqual({
      allowed: true,
      plan: { latencyMs: 250, probability: 0.5, passes: 0, times: 3 },
    });
  });

  it.each([[0], [60_000]])('may have a latency of %d ms', (latencyMs) => {
    expect(textOf({ latencyMs })).toBeNull();
  });

  it.each([[-1], [60_001], [0.5], [Number.NaN]])('may not have a latency of %d ms', (latencyMs) => {
    expect(textOf({ latencyMs })).toBe('The latency of a fault is 0 to 60000 whole milliseconds.');
  });

  it('need a latency when the fault is one', () => {
    expect(textOf({ kind: 'LATENCY' })).toBe('A fault of kind LATENCY needs a latency.');
    expect(textOf({ kind: 'LATENCY', latencyMs: 1 })).toBeNull();
    expect(textOf({ kind: 'NETWORK', latencyMs: 0 })).toBeNull();
  });

  it.each([[0.001], [1]])('may hit a share of %d of the calls', (probability) => {
    expect(textOf({ probability })).toBeNull();
  });

  it.each([[0], [-0.1], [1.001], [Number.NaN]])('may not hit a share of %d of the calls', (probability) => {
    expect(textOf({ probability })).toBe('The probability of a fault is above 0 and at most 1.');
  });

  it('begin with the n-th call, which is the only one unless a number is given', () => {
    expect(decideFaultSettings({ kind: 'ERROR', onCall: 3 })).toMatchObject({
      plan: { passes: 2, times: 1 },
    });
    expect(decideFaultSettings({ kind: 'ERROR', onCall: 3, times: 2 })).toMatchObject({
      plan: { passes: 2, times: 2 },
    });
    for (const onCall of [0, 1.5, 10_001])
      expect(textOf({ onCall })).toBe('The first call that a fault hits is 1 to 10000.');
  });

  it('may take a line instead of a wait, and only to wait', () => {
    expect(textOf({ kind: 'LATENCY', profile: 'MOBILE_3G' })).toBeNull();
    expect(textOf({ profile: 'MOBILE_3G' })).toBe('Only a fault of kind LATENCY has a profile.');
  });

  it('may name fields only where parts of an answer go missing', () => {
    expect(textOf({ kind: 'PARTIAL', fields: ['me.address'] })).toBeNull();
    const sentence = 'Only a fault of kind PARTIAL names fields, 1 to 20 of them.';
    expect(textOf({ fields: ['me.address'] })).toBe(sentence);
    expect(textOf({ kind: 'PARTIAL', fields: [] })).toBe(sentence);
  });

  it.each([[''], ['  '], ['x'.repeat(101)]])('hit no operation by the name "%s"', (operation) => {
    expect(textOf({ operation })).toBe('The operation that a fault hits is named by 1 to 100 characters.');
  });

  it('may name an operation, and say at most 1,000 characters', () => {
    expect(textOf({ operation: 'Me', message: 'x'.repeat(1_000) })).toBeNull();
    expect(textOf({ operation: 'x'.repeat(100) })).toBeNull();
    expect(textOf({ message: 'x'.repeat(1_001) })).toBe(
      'The message of a fault has at most 1000 characters.',
    );
  });

  it.each<[FaultSettings['kind'], string]>([
    ['LATENCY', 'MAIN, PROMO, AUTHENTICATION, SUBSCRIPTIONS, PICTURES, DOCUMENTS'],
    ['ERROR', 'MAIN, PROMO, AUTHENTICATION, SUBSCRIPTIONS, PICTURES, DOCUMENTS'],
    ['NETWORK', 'MAIN, PROMO, AUTHENTICATION, SUBSCRIPTIONS, PICTURES, DOCUMENTS'],
    ['TIMEOUT', 'MAIN, PROMO, AUTHENTICATION, SUBSCRIPTIONS, PICTURES, DOCUMENTS'],
    ['MALFORMED', 'MAIN, PROMO, AUTHENTICATION, SUBSCRIPTIONS, PICTURES, DOCUMENTS'],
    ['PARTIAL', 'MAIN, PROMO, SUBSCRIPTIONS'],
    ['DROP_SOCKET', 'SUBSCRIPTIONS'],
    ['REFUSE_SOCKET', 'SUBSCRIPTIONS'],
    ['REORDER', 'SUBSCRIPTIONS'],
    ['DUPLICATE', 'SUBSCRIPTIONS'],
    ['CUT_UPLOAD', 'MAIN'],
  ])('of kind %s fit the doors %s', (kind, doors) => {
    const wait = kind === 'LATENCY' ? 1 : 0;
    const all = ['MAIN', 'PROMO', 'AUTHENTICATION', 'SUBSCRIPTIONS', 'PICTURES', 'DOCUMENTS'] as const;
    const fitting = all.filter((door) => textOf({ kind, door, latencyMs: wait }) === null);
    expect(fitting.join(', ')).toBe(doors);
    const [other] = all.filter((door) => !fitting.includes(door));
    if (other) expect(textOf({ kind, door: other })).toBe(`A fault of kind ${kind} acts at ${doors} only.`);
  });

  it('hit one call at least', () => {
    expect(textOf({ times: 1 })).toBeNull();
    for (const times of [0, -1, 1.5]) expect(textOf({ times })).toBe('A fault hits 1 call or more.');
  });

  it.each<[string, Partial<FaultSettings>]>([
    ['latencyOutOfRange', { kind: 'LATENCY', latencyMs: -1, probability: 0, times: 0 }],
    ['latencyMissing', { kind: 'LATENCY', probability: 0, times: 0 }],
    ['probabilityOutOfRange', { probability: 0, times: 0 }],
    ['noCalls', { times: 0, onCall: 0, door: 'PICTURES', kind: 'PARTIAL' }],
    ['callOutOfRange', { onCall: 0, door: 'PICTURES', kind: 'PARTIAL', fields: [] }],
    ['otherDoor', { door: 'PICTURES', kind: 'PARTIAL', fields: [] }],
    ['fieldsOfOtherKind', { fields: ['me.id'] }],
    ['profileOfOtherKind', { profile: 'FAST', probability: 0 }],
  ])('are refused for %s before what is wrong after it', (reason, settings) => {
    expect(decideFaultSettings({ kind: 'ERROR', ...settings })).toMatchObject({ allowed: false, reason });
  });
});
