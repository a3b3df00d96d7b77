import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForCacheClear, authenticationRequest, isLoginMode, readBasicAuthorization } from './index.ts';
import type { LoginMode } from './index.ts';

const basicOf = (username: string, password: string) =>
  authenticationRequest('USERNAME', { username, password }).authorization ?? '';

describe('login requests', () => {
  it('AUTH-06 AUTH-10 logs in by mobile number with a code', () => {
    expect(authenticationRequest('MOBILE', { mobileNumber: '+61412345678', code: '123456' })).toEqual({
      method: 'POST',
      path: '/authenticate?ttl=7776000',
      authorization: null,
      body: { mobileNumber: '+61412345678', code: '123456' },
    });
  });

  it('AUTH-06 AUTH-10 logs in by email with a password', () => {
    expect(authenticationRequest('EMAIL', { email: 'mia@magpie.test', password: 'Magpie@2026' })).toEqual({
      method: 'POST',
      path: '/authenticate?ttl=7776000',
      authorization: 'Basic bWlhQG1hZ3BpZS50ZXN0Ok1hZ3BpZUAyMDI2',
      body: { isEmail: true },
    });
  });

  it('AUTH-06 AUTH-10 logs in by username with a password and asks for no lifetime', () => {
    expect(authenticationRequest('USERNAME', { username: 'mia', password: 'Magpie@2026' })).toEqual({
      method: 'GET',
      path: '/authenticate',
      authorization: 'Basic bWlhOk1hZ3BpZUAyMDI2',
      body: null,
    });
  });

  it.each(['', 'email', 'TELEGRAM', 'toString', '__proto__'])('AUTH-06 fails in the mode %j', (mode) => {
    const credentials = { email: 'mia@magpie.test', password: 'x' };
    expect(() => authenticationRequest(mode as LoginMode, credentials as never)).toThrow(
      'Unhandled login mode',
    );
  });

  it.each([
    ['MOBILE', true],
    ['EMAIL', true],
    ['USERNAME', true],
    ['mobile', false],
    ['TELEGRAM', false],
    ['', false],
    ['constructor', false],
  ])('AUTH-06 knows the mode %j: %s', (mode, known) => {
    expect(isLoginMode(mode)).toBe(known);
  });

  it('writes credentials of any alphabet', () => {
    expect(basicOf('zoë', '🦜')).toBe('Basic em/Dqzrwn6ac');
  });

  it.each([
    ['Basic bWlhOmE6Yg==', { user: 'mia', password: 'a:b' }],
    ['basic bWlhOng=', { user: 'mia', password: 'x' }],
    ['BASIC   bWlhOng=', { user: 'mia', password: 'x' }],
    ['Basic Og==', { user: '', password: '' }],
    ['Basic bWlhOg==', { user: 'mia', password: '' }],
    ['Basic Ong=', { user: '', password: 'x' }],
  ])('reads %j up to its first colon', (header, credentials) => {
    expect(readBasicAuthorization(header)).toEqual(credentials);
  });

  it('reads credentials of 2048 signs, and none beyond', () => {
    const signs = (count: number) => `Basic ${btoa(`a:${'b'.repeat(count)}`)}`;
    expect(signs(1_534)).toHaveLength(6 + 2_048);
    expect(readBasicAuthorization(signs(1_534))).toEqual({ user: 'a', password: 'b'.repeat(1_534) });
    expect(readBasicAuthorization(signs(1_535))).toBeNull();
  });

  it('reads Basic credentials back, of any characters', () => {
    const user = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes(':'));
    fc.assert(
      fc.property(user, fc.string({ unit: 'grapheme' }), (name, password) => {
        expect(readBasicAuthorization(basicOf(name, password))).toEqual({
          user: name,
          password,
        });
      }),
    );
  });

  it.each([
    '',
    'Basic',
    'Basic !!!',
    'Basic YQ',
    ' Basic YTpi',
    'Basic YTpi ',
    'Basic  ',
    'XBasic YTpi',
    'BasicYTpi',
    'Bearer YTpi',
    'Basic /zov',
    `Basic ${'A'.repeat(100_000)}`,
  ])('reads no credentials from %j', (header) => {
    expect(readBasicAuthorization(header)).toBeNull();
  });
});

describe('login answers', () => {
  const of = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

  it('AUTH-12 clears the cache for required, pattern, required, oneOf', () => {
    expect(asksForCacheClear(of('required', 'pattern', 'required', 'oneOf'))).toBe(true);
  });

  it.each([
    [],
    ['required'],
    ['required', 'pattern', 'required'],
    ['required', 'pattern', 'required', 'oneOf', 'required'],
    ['required', 'required', 'pattern', 'oneOf'],
    ['oneOf', 'required', 'pattern', 'required'],
    ['required', 'pattern', 'required', 'oneof'],
    ['required,pattern', 'required', 'oneOf'],
  ])('AUTH-12 clears nothing for %j, %j, %j, %j', (...kinds) => {
    expect(asksForCacheClear(of(...kinds))).toBe(false);
  });
});
