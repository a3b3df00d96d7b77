import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { addMember, callGraphQL, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { captchaToken, lastCode, signUpCodes, wrongCode } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { configModule } from '../config/index.ts';
import { controlModule } from '../control/index.ts';
import { sessionModule } from '../session/index.ts';
import { accountModule } from './index.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const NUMBER = '+61412345678';

const platform = platformForFile(() =>
  startTestPlatform({
    modules: [accountModule, sessionModule, configModule, controlModule],
  }),
);

const sendSms = (world: World, mobileNumber: string, token?: string) =>
  callGraphQL(platform, world, {
    query: 'mutation Send($mobileNumber: String!) { sendSmsOtpCode(mobileNumber: $mobileNumber) }',
    variables: { mobileNumber },
    ...(token === undefined ? {} : { token }),
  });

const verifySms = (
  world: World,
  otpCode: string,
  token?: string,
  mobileNumber = NUMBER,
  countryCode = 'AU',
) =>
  callGraphQL(platform, world, {
    query: `mutation Verify($mobileNumber: String!, $countryCode: String!, $otpCode: String!) {
      verifySmsOtpCode(mobileNumber: $mobileNumber, countryCode: $countryCode, otpCode: $otpCode)
    }`,
    variables: { mobileNumber, countryCode, otpCode },
    ...(token === undefined ? {} : { token }),
  });

const numberOf = (world: World, id: string) =>
  world.db
    .selectFrom('members')
    .select(['username', 'mobileNumber', 'mobileCountry', 'mobileNumberVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('codes sent by the platform', () => {
  it('API-16 can be read back through the control plane', async () => {
    const world = await platform.newWorld(NOW);
    const codes = await signUpCodes(platform, world, { email: 'new@magpie.test', mobileNumber: NUMBER });
    const query = 'query Mail($world: ID!) { mailbox(world: $world) { kind to code body sentAt } }';
    const answer = await callGraphQL(platform, world, {
      query,
      variables: { world: world.id },
      path: '/control/graphql',
    });
    expect(answer.data?.['mailbox']).toEqual([
      {
        kind: 'SMS',
        to: NUMBER,
        code: codes.otpCode,
        body: `${codes.otpCode} is your Magpie code. It is valid for 10 minutes.`,
        sentAt: NOW,
      },
      {
        kind: 'EMAIL',
        to: 'new@magpie.test',
        code: codes.verificationCode,
        body: `Your verification code is ${codes.verificationCode}. It is valid for 10 minutes.`,
        sentAt: NOW,
      },
    ]);
  });

  it('API-16 are shown in the log, and in no answer', async () => {
    const world = await platform.newWorld(NOW);
    const before = platform.log.length;
    const codes = await signUpCodes(platform, world, { email: 'new@magpie.test', mobileNumber: NUMBER });
    const { id, email } = await addMember(world);
    const token = await loginByEmail(platform, world, email);
    const own = await sendSms(world, '+61412345679', token);
    const reset = await callGraphQL(platform, world, {
      query: 'mutation Reset($email: String!) { createPasswordReset(input: { email: $email }) }',
      variables: { email },
    });
    const telegram = await callGraphQL(platform, world, {
      query: 'mutation Send { sendTelegramOtp(mobileNumber: "+61412345670", action: SIGN_UP) }',
    });
    const shown = platform.log
      .slice(before)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => 'oneTimeCode' in line)
      .map(({ world: place, to, oneTimeCode }) => [place, to, oneTimeCode]);
    expect(shown).toEqual([
      [world.id, 'new@magpie.test', codes.verificationCode],
      [world.id, NUMBER, codes.otpCode],
      [world.id, '+61412345679', await lastCode(world, '+61412345679')],
      [world.id, email, await lastCode(world, email)],
      [world.id, '+61412345670', await lastCode(world, '+61412345670')],
    ]);
    expect([own.data, reset.data, telegram.data]).toEqual([
      { sendSmsOtpCode: true },
      { createPasswordReset: true },
      { sendTelegramOtp: true },
    ]);
    expect(id).toMatch(/^mem_/);
  });
});

describe('verifySmsOtpCode', () => {
  it('AUTH-35 answers true for the right code and false for a wrong one', async () => {
    const world = await platform.newWorld(NOW);
    await sendSms(world, NUMBER);
    const code = await lastCode(world, NUMBER);
    expect((await verifySms(world, wrongCode(code))).data).toEqual({ verifySmsOtpCode: false });
    expect((await verifySms(world, code)).data).toEqual({ verifySmsOtpCode: true });
    expect((await verifySms(world, code, undefined, '+61412345679')).data).toEqual({
      verifySmsOtpCode: false,
    });
  });

  it('is false for an expired one, and refuses any after five wrong ones', async () => {
    const world = await platform.newWorld(NOW);
    await sendSms(world, NUMBER);
    await world.clock.advance('PT10M');
    expect((await verifySms(world, await lastCode(world, NUMBER))).data).toEqual({ verifySmsOtpCode: false });
    await sendSms(world, NUMBER);
    const code = await lastCode(world, NUMBER);
    for (let attempt = 0; attempt < 5; attempt += 1) await verifySms(world, wrongCode(code));
    expect((await verifySms(world, code)).code).toBe('TOO_MANY_ATTEMPTS');
  });

  it.each([
    ['12', 'AU'],
    [NUMBER, 'NZ'],
    [NUMBER, 'zz'],
    ['9'.repeat(10_000), 'AU'],
  ])('refuses the number %.12s… of %s', async (mobileNumber, country) => {
    const world = await platform.newWorld(NOW);
    expect((await verifySms(world, '123456', undefined, mobileNumber, country)).code).toBe('BAD_USER_INPUT');
  });

  it('PROF-16 makes the number of a signed-in member theirs and verified', async () => {
    const world = await platform.newWorld(NOW);
    const { id, email, username, mobileNumber } = await addMember(world);
    const token = await loginByEmail(platform, world, email);
    await sendSms(world, NUMBER, token);
    const code = await lastCode(world, NUMBER);
    expect((await verifySms(world, wrongCode(code), token)).data).toEqual({ verifySmsOtpCode: false });
    expect(await numberOf(world, id)).toMatchObject({
      mobileNumber,
      mobileNumberVerified: false,
    });
    expect((await verifySms(world, code, token)).data).toEqual({ verifySmsOtpCode: true });
    expect(await numberOf(world, id)).toEqual({
      username,
      mobileNumber: NUMBER,
      mobileCountry: 'AU',
      mobileNumberVerified: true,
    });
    const me = await callGraphQL(platform, world, {
      query: '{ me { mobileNumber mobileNumberVerified } }',
      token,
    });
    expect(me.data).toEqual({ me: { mobileNumber: NUMBER, mobileNumberVerified: true } });
  });

  it('a code sent to a visitor proves nothing for a member, and one of a member nothing for another', async () => {
    const world = await platform.newWorld(NOW);
    const first = await addMember(world);
    const second = await addMember(world);
    const token = await loginByEmail(platform, world, first.email);
    await sendSms(world, NUMBER);
    expect((await verifySms(world, await lastCode(world, NUMBER), token)).data).toEqual({
      verifySmsOtpCode: false,
    });
    await sendSms(world, second.mobileNumber, token);
    const code = await lastCode(world, second.mobileNumber);
    expect((await verifySms(world, code, token, second.mobileNumber)).code).toBe('ACCOUNT_EXISTS');
    expect(await numberOf(world, first.id)).toMatchObject({ mobileNumber: first.mobileNumber });
    expect(await numberOf(world, second.id)).toMatchObject({ mobileNumber: second.mobileNumber });
  });

  it('refuses a number that is none', async () => {
    const world = await platform.newWorld(NOW);
    for (const number of ['', '0412345678', '+1 202 555 0100', '+61', 'x'.repeat(10_000)]) {
      expect((await sendSms(world, number)).code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('Telegram', () => {
  const sendCode = async (world: World, action: 'SIGN_IN' | 'SIGN_UP', mobileNumber = NUMBER) => {
    const query =
      'mutation Send($mobileNumber: String!, $action: TelegramOtpAction!) { sendTelegramOtp(mobileNumber: $mobileNumber, action: $action) }';
    const { data } = await callGraphQL(platform, world, { query, variables: { mobileNumber, action } });
    expect(data).toEqual({ sendTelegramOtp: true });
    return lastCode(world, mobileNumber);
  };

  const signUp = (world: World, code: string, change: Record<string, unknown> = {}) =>
    callGraphQL(platform, world, {
      query: 'mutation Up($input: TelegramSignUpInput!) { telegramSignUp(input: $input) { access refresh } }',
      variables: {
        input: { mobileNumber: NUMBER, countryCode: 'AU', code, captcha: captchaToken(), ...change },
      },
    });

  const signIn = (world: World, code: string, mobileNumber = NUMBER) =>
    callGraphQL(platform, world, {
      query: 'mutation In($input: TelegramSignInInput!) { telegramSignIn(input: $input) { access refresh } }',
      variables: { input: { mobileNumber, code } },
    });

  const nameOf = async (world: World, tokens: unknown) => {
    const token = (tokens as { access: string }).access;
    return (await callGraphQL(platform, world, { query: '{ me { username email } }', token })).data?.['me'];
  };

  it('AUTH-39 sends a code, signs up and signs in', async () => {
    const world = await platform.newWorld(NOW);
    const up = await signUp(world, await sendCode(world, 'SIGN_UP'));
    expect(await nameOf(world, up.data?.['telegramSignUp'])).toEqual({ username: NUMBER, email: null });
    const sent = await signIn(world, await sendCode(world, 'SIGN_IN'));
    expect(await nameOf(world, sent.data?.['telegramSignIn'])).toEqual({ username: NUMBER, email: null });
  });

  it('refuses what a sign-up by e-mail refuses', async () => {
    const world = await platform.newWorld(NOW);
    const { mobileNumber } = await addMember(world);
    const code = await sendCode(world, 'SIGN_UP');
    expect((await signUp(world, wrongCode(code))).code).toBe('INVALID_CODE');
    expect((await signUp(world, code, { captcha: 'nonsense' })).code).toBe('CAPTCHA_FAILED');
    expect((await signUp(world, code, { currency: 'XXX' })).code).toBe('BAD_USER_INPUT');
    expect((await signUp(world, code, { countryCode: 'NZ' })).code).toBe('BAD_USER_INPUT');
    const taken = await signUp(world, await sendCode(world, 'SIGN_UP', mobileNumber), { mobileNumber });
    expect(taken.code).toBe('ACCOUNT_EXISTS');
    expect(await world.db.selectFrom('members').select('id').execute()).toHaveLength(1);
  });

  it('signs in nobody without an account or who may not log in', async () => {
    const world = await platform.newWorld(NOW);
    expect((await signIn(world, await sendCode(world, 'SIGN_IN'))).code).toBe('INVALID_CREDENTIALS');
    const { mobileNumber } = await addMember(world, { status: 'SELF_EXCLUDED' });
    const refused = await signIn(world, await sendCode(world, 'SIGN_IN', mobileNumber), mobileNumber);
    expect(refused.code).toBe('MEMBER_NOT_ENABLED');
  });

  it('SESS-40 refuses a disabled account, and tells it only to who has the right code', async () => {
    const world = await platform.newWorld(NOW);
    const { mobileNumber } = await addMember(world, { status: 'DISABLED' });
    const code = await sendCode(world, 'SIGN_IN', mobileNumber);
    const guessed = await signIn(world, wrongCode(code), mobileNumber);
    expect([guessed.code, guessed.errors[0]?.message]).toEqual([
      'INVALID_CODE',
      'Invalid verification code.',
    ]);
    const refused = await signIn(world, code, mobileNumber);
    expect([refused.code, refused.errors[0]?.message]).toEqual([
      'MEMBER_NOT_ENABLED',
      'This account cannot log in. Please contact support.',
    ]);
    expect(refused.data).toBeNull();
  });

  it('frees a number for another person once its member has moved to a new one', async () => {
    const world = await platform.newWorld(NOW);
    const { data } = await signUp(world, await sendCode(world, 'SIGN_UP'));
    const token = (data?.['telegramSignUp'] as { access: string }).access;
    await sendSms(world, '+61412345679', token);
    await verifySms(world, await lastCode(world, '+61412345679'), token, '+61412345679');
    const other = await signUp(world, await sendCode(world, 'SIGN_UP'));
    expect(other.errors).toEqual([]);
    const names = await world.db.selectFrom('members').select('username').orderBy('username').execute();
    expect(names.map(({ username }) => username)).toEqual([NUMBER, '+61412345679']);
  });
});
