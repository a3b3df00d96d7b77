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
      plan: { latencyMs: 0, probability: 1, times: null },
    });
  });

  it('are kept as they are given', () => {
    expect(decideFaultSettings({ kind: 'LATENCY', latencyMs: 250, probability: 0.5, times: 3 })).toEqual({
      allowed: true,
      plan: { latencyMs: 250, probability: 0.5, times: 3 },
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

  it('hit one call at least', () => {
    expect(textOf({ times: 1 })).toBeNull();
    for (const times of [0, -1, 1.5]) expect(textOf({ times })).toBe('A fault hits 1 call or more.');
  });

  it.each<[string, Partial<FaultSettings>]>([
    ['latencyOutOfRange', { kind: 'LATENCY', latencyMs: -1, probability: 0, times: 0 }],
    ['latencyMissing', { kind: 'LATENCY', probability: 0, times: 0 }],
    ['probabilityOutOfRange', { probability: 0, times: 0 }],
    ['noCalls', { times: 0 }],
  ])('are refused for %s before what is wrong after it', (reason, settings) => {
    expect(decideFaultSettings({ kind: 'ERROR', ...settings })).toMatchObject({ allowed: false, reason });
  });
});
