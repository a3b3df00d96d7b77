import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRequestCode,
  codeCountdown,
  codeRefused,
  codeSent,
  defaultCodeFlow,
  secondsPassed,
  storedCountdown,
} from './index.ts';
import { canVerifyCode } from './code-flow.ts';
import { codeAttempts } from './constants.ts';
import type { CodeFlow } from './index.ts';

const flow = (attemptsLeft: number, secondsLeft: number): CodeFlow => ({ attemptsLeft, secondsLeft });

describe('what happens to a code', () => {
  it.each([
    [flow(3, 120), flow(2, 120), flow(3, 119), true, false],
    [flow(2, 120), flow(1, 120), flow(2, 119), true, false],
    [flow(1, 1), flow(0, 1), flow(1, 0), true, false],
    [flow(0, 60), flow(0, 60), flow(0, 59), false, false],
    [flow(0, 0), flow(0, 0), flow(0, 0), false, true],
    [flow(3, 0), flow(2, 0), flow(3, 0), true, true],
    [flow(3, 300), flow(2, 300), flow(3, 299), true, false],
  ])(
    '%o: refused %o, a second later %o, verifies %s, asks anew %s',
    (now, refused, later, verify, request) => {
      expect(codeRefused(now)).toEqual(refused);
      expect(secondsPassed(now, 1)).toEqual(later);
      expect(canVerifyCode(now)).toBe(verify);
      expect(canRequestCode(now)).toBe(request);
      expect(codeSent()).toEqual({ attemptsLeft: 3, secondsLeft: 120 });
    },
  );

  it.each([
    [0, 120],
    [0.99, 120],
    [1.01, 119],
    [59.999, 61],
    [119.9, 1],
    [120, 0],
    [121, 0],
    [Number.MAX_SAFE_INTEGER, 0],
    [-1, 120],
    [-0.5, 120],
  ])('counts whole seconds down: after %s s there are %s left', (seconds, left) => {
    expect(secondsPassed(codeSent(), seconds)).toEqual({ attemptsLeft: 3, secondsLeft: left });
  });

  it('PWD-09 PWD-10 has the figures of the specification', () => {
    expect([codeAttempts, codeCountdown, storedCountdown]).toEqual([3, 120, 300]);
    expect(canRequestCode(defaultCodeFlow)).toBe(false);
    expect(canVerifyCode(defaultCodeFlow)).toBe(true);
  });

  it('PWD-10 never has more than three attempts nor less than none, in any order of events', () => {
    const events = fc.array(
      fc.oneof(fc.constantFrom('SENT', 'REFUSED'), fc.double({ min: -10, max: 500, noNaN: true })),
    );
    fc.assert(
      fc.property(events, (happened) => {
        let now = defaultCodeFlow;
        let refusals = 0;
        for (const event of happened) {
          if (event === 'SENT') [now, refusals] = [codeSent(), 0];
          else if (event === 'REFUSED') [now, refusals] = [codeRefused(now), refusals + 1];
          else if (typeof event === 'number') now = secondsPassed(now, event);
          expect(canVerifyCode(now)).toBe(refusals < 3);
          expect(Number.isInteger(now.secondsLeft) && now.secondsLeft >= 0 && now.secondsLeft <= 300).toBe(
            true,
          );
          expect(now.attemptsLeft).toBe(Math.max(0, 3 - refusals));
        }
      }),
    );
  });
});
