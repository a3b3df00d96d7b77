import { describe, expect, it } from 'vitest';
import { rateRules, rateWindow } from './rate-rules.ts';

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
});
