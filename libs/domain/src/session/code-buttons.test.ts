import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideSendCode, decideVerify, sendCodeReasons, verifyReasons } from './index.ts';

const unsent = 'Send a code to this number first.';
const spent = 'No attempts left. Request a new code when the time is up.';
const incomplete = 'Enter all 6 characters of the code.';

describe('whether a code may be verified', () => {
  it.each([
    [{ sent: true, attemptsLeft: 3, typed: null }, null],
    [{ sent: true, attemptsLeft: 1, typed: null }, null],
    [{ sent: true, attemptsLeft: 0, typed: null }, spent],
    [{ sent: true, attemptsLeft: 0, typed: '65432' }, spent],
    [{ sent: false, attemptsLeft: 3, typed: null }, unsent],
    [{ sent: false, attemptsLeft: 0, typed: null }, unsent],
  ])('PWD-10 with %j: %s', (facts, text) => {
    expect(decisionText(verifyReasons, decideVerify(facts))).toBe(text);
  });

  it.each([
    [{ sent: false, attemptsLeft: null, typed: '' }, unsent],
    [{ sent: false, attemptsLeft: null, typed: '654321' }, unsent],
    [{ sent: true, attemptsLeft: null, typed: '' }, incomplete],
    [{ sent: true, attemptsLeft: null, typed: '65432' }, incomplete],
    [{ sent: true, attemptsLeft: null, typed: '6543 1' }, incomplete],
    [{ sent: true, attemptsLeft: null, typed: '6543210' }, incomplete],
    [{ sent: true, attemptsLeft: null, typed: '654321' }, null],
  ])('of a mobile number with %j: %s', (facts, text) => {
    expect(decisionText(verifyReasons, decideVerify(facts))).toBe(text);
  });
});

describe('whether a code may be sent', () => {
  const email = 'Send the email code first.';
  const wait = 'A new code can be sent when the time is up.';

  it.each([
    [{ emailCodeDue: false, sent: false, secondsLeft: 300 }, null],
    [{ emailCodeDue: false, sent: false, secondsLeft: 0 }, null],
    [{ emailCodeDue: false, sent: true, secondsLeft: 120 }, wait],
    [{ emailCodeDue: false, sent: true, secondsLeft: 1 }, wait],
    [{ emailCodeDue: false, sent: true, secondsLeft: 0 }, null],
    [{ emailCodeDue: true, sent: false, secondsLeft: 300 }, email],
    [{ emailCodeDue: true, sent: true, secondsLeft: 1 }, email],
  ])('with %j: %s', (facts, text) => {
    expect(decisionText(sendCodeReasons, decideSendCode(facts))).toBe(text);
  });
});
