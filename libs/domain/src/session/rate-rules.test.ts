import { describe, expect, it } from 'vitest';
import { rateRules, rateWindow, usualPlaceDays } from './index.ts';

const at = (time: string): Date => new Date(`2026-01-05T${time}Z`);

describe('the rules against guessing', () => {
  it('are these figures', () => {
    const figures = Object.entries(rateRules).map(([name, rules]) => [
      name,
      rules.map(({ times, seconds }) => `${String(times)}/${String(seconds)}`).join(' '),
    ]);
    expect(Object.fromEntries(figures)).toEqual({
      accountHere: '10/900 30/86400',
      place: '100/900 500/86400',
      accountElsewhere: '20/3600',
      oldPassword: '5/900 20/86400',
      codesTo: '6/600 20/86400',
      codesToAll: '200/86400',
      codesFrom: '20/600 100/86400',
      wrongCodes: '30/900',
      strangersCode: '3/86400',
      strangersCodes: '10/86400',
    });
  });

  it('have these sentences', () => {
    const sentences = Object.entries(rateRules).map(([name, rules]) => [
      name,
      [...new Set(rules.map(({ message }) => message))],
    ]);
    const login = 'Too many failed logins. Please try again later, or reset your password.';
    expect(Object.fromEntries(sentences)).toEqual({
      accountHere: [login],
      place: ['Too many failed logins. Please try again later.'],
      accountElsewhere: [login],
      oldPassword: ['Too many wrong passwords. Please try again later.'],
      codesTo: [
        'Too many codes were requested. Please try again in ten minutes.',
        'Too many codes were requested. Please try again later.',
      ],
      codesToAll: ['Too many codes were requested. Please try again later.'],
      codesFrom: ['Too many codes were requested. Please try again later.'],
      wrongCodes: ['Too many wrong codes. Please try again later.'],
      strangersCode: ['Too many wrong codes. Please request a new one.'],
      strangersCodes: ['Too many wrong codes. Please request a new one.'],
    });
  });

  it('know a place as usual for 90 days', () => {
    expect(usualPlaceDays).toBe(90);
  });

  it('with two spans allow more in the longer one, but not as much as its short ones together', () => {
    for (const [short, long] of Object.values<readonly { times: number; seconds: number }[]>(rateRules)) {
      if (!short || !long) continue;
      expect(long.times).toBeGreaterThan(short.times);
      expect(long.seconds).toBeGreaterThan(short.seconds);
      expect(long.times).toBeLessThan((short.times * long.seconds) / short.seconds);
    }
  });

  it('have names of their own', () => {
    const names = Object.values(rateRules).flatMap((rules) => rules.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the span of a rule', () => {
  const [quarter] = rateRules.accountHere;

  it('is the same for moments within it and another one after it', () => {
    const first = rateWindow(quarter, at('02:00:00.000'));
    expect(rateWindow(quarter, at('02:14:59.999')).index).toBe(first.index);
    expect(rateWindow(quarter, at('02:15:00.000')).index).toBe(first.index + 1);
  });

  it('tells whole seconds until the next one', () => {
    expect(rateWindow(quarter, at('02:00:00.000')).retryAfter).toBe(900);
    expect(rateWindow(quarter, at('02:14:58.001')).retryAfter).toBe(2);
    expect(rateWindow(quarter, at('02:14:59.999')).retryAfter).toBe(1);
  });

  it.each([
    ['1970-01-01T00:00:00.000Z', 0, 900],
    ['1970-01-01T00:00:00.001Z', 0, 900],
    ['1970-01-01T00:14:59.000Z', 0, 1],
    ['1970-01-01T00:15:00.000Z', 1, 900],
    ['1970-01-02T00:00:00.000Z', 96, 900],
    ['1969-12-31T23:59:59.000Z', -1, 1],
  ])('at %s is number %s and lasts %s s', (moment, index, retryAfter) => {
    expect(rateWindow(quarter, new Date(moment))).toEqual({ index, retryAfter });
  });
});
