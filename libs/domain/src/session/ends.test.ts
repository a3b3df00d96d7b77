import { describe, expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { decideSessionEnd, deviceName, passwordChangedMessage, sessionEndReasons } from './index.ts';

describe('the end of other sessions', () => {
  it.each([
    [0, 'Your password was changed. If this was not you, reset your password and contact support.'],
    [
      1,
      'Your password was changed. You were logged out on one other device. If this was not you, reset your password and contact support.',
    ],
    [
      3,
      'Your password was changed. You were logged out on 3 other devices. If this was not you, reset your password and contact support.',
    ],
  ])('SESS-42 a message tells of a changed password that ended %i sessions', (ended, content) => {
    expect(passwordChangedMessage(ended)).toEqual({ title: 'Your password was changed', content });
  });

  it.each([
    [{ own: true, current: false }, null],
    [{ own: true, current: true }, 'You are using this session now. Log out to end it.'],
    [{ own: false, current: false }, 'You are not logged in there.'],
    [{ own: false, current: true }, 'You are not logged in there.'],
  ] as const)('SESS-43 a session of %o is refused with %s', (facts, text) => {
    expect(decisionText(sessionEndReasons, decideSessionEnd(facts))).toBe(text);
  });

  it('SESS-43 no refusal of it ends the session that asks', () => {
    expect(Object.values(sessionEndReasons).map(({ code }) => code)).toEqual(['NOT_FOUND', 'BAD_USER_INPUT']);
  });

  it.each([
    ['Chrome', 'Windows', 'Chrome on Windows'],
    ['Safari', null, 'Safari'],
    [null, 'Linux', 'Linux'],
    [null, null, 'Unknown device'],
  ])('SESS-43 a login with %s on %s is shown as %s', (browser, system, name) => {
    expect(deviceName({ browser, system })).toBe(name);
  });
});
