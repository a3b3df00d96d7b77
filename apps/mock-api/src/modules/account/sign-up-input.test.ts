import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { startSignUpPlatform } from '#test/kit/account.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { signUp, signUpCodes, wrongCode } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { changeSiteSettings } from '../config/index.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const person = { email: 'new.player@magpie.test', mobileNumber: '+61412345678' };

const platform = platformForFile(startSignUpPlatform);

const membersOf = (world: World) => world.db.selectFrom('members').selectAll().execute();

async function ready() {
  const world = await platform.newWorld(NOW);
  return { world, input: { ...person, ...(await signUpCodes(platform, world, person)) } };
}

describe('codes of a sign-up', () => {
  it('refuses a wrong, an expired and a reused one, and an earlier one once a newer was sent', async () => {
    const { world, input } = await ready();
    const bad = await signUp(platform, world, {
      ...input,
      verificationCode: wrongCode(input.verificationCode),
    });
    expect(bad.errors).toMatchObject([
      { message: 'Invalid verification code.', extensions: { code: 'INVALID_CODE' } },
    ]);
    const sms = await signUp(platform, world, { ...input, otpCode: wrongCode(input.otpCode) });
    expect(sms.errors).toMatchObject([
      { message: 'Incorrect OTP code.', extensions: { code: 'INVALID_CODE' } },
    ]);
    const newer = await signUpCodes(platform, world, person);
    expect(newer).not.toEqual({ verificationCode: input.verificationCode, otpCode: input.otpCode });
    expect((await signUp(platform, world, input)).code).toBe('INVALID_CODE');
    await world.clock.advance('PT10M');
    expect((await signUp(platform, world, { ...input, ...newer })).code).toBe('INVALID_CODE');
    const fresh = await signUpCodes(platform, world, person);
    await world.clock.advance('PT9M59S');
    expect((await signUp(platform, world, { ...input, ...fresh })).code).toBeNull();
    const reused = { ...input, ...fresh, email: 'second@magpie.test', mobileNumber: '+61412345679' };
    expect((await signUp(platform, world, reused)).code).toBe('INVALID_CODE');
    expect(await membersOf(world)).toHaveLength(1);
  });

  it('refuses even the right one after five wrong ones, until a new one was sent', async () => {
    const { world, input } = await ready();
    const otpCode = wrongCode(input.otpCode);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signUp(platform, world, { ...input, otpCode })).code).toBe('INVALID_CODE');
    }
    expect((await signUp(platform, world, input)).code).toBe('TOO_MANY_ATTEMPTS');
    expect(await membersOf(world)).toEqual([]);
    const codes = await signUpCodes(platform, world, person);
    expect((await signUp(platform, world, { ...input, ...codes })).code).toBeNull();
  });

  it('sends six to one number in ten minutes and no more', async () => {
    const world = await platform.newWorld(NOW);
    const send = async () => {
      const query = 'mutation Send($mobileNumber: String!) { sendSmsOtpCode(mobileNumber: $mobileNumber) }';
      return (await callGraphQL(platform, world, { query, variables: { mobileNumber: person.mobileNumber } }))
        .code;
    };
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.filter((code) => code === null)).toHaveLength(6);
    expect(answers.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    await world.clock.advance('PT10M');
    expect(await send()).toBeNull();
  });
});

describe('input that no person types', () => {
  it.each([
    ['email', 'x'.repeat(10_000)],
    ['email', 'ünïcode@magpie.test'],
    ['email', '李小龍@例え.テスト'],
    ['email', ' '],
    ['password', 'Aa1!'.repeat(2_500)],
    ['password', 'short'],
    ['password', 'new.player@magpie.test'],
    ['mobileNumber', '+61'.repeat(3_000)],
    ['mobileNumber', '+61412'],
    ['mobileNumber', '٠٤١٢٣٤٥٦٧٨'],
    ['countryCode', 'ZZ'],
    ['countryCode', '__proto__'],
    ['currency', 'A'.repeat(10_000)],
  ])('refuses %s %.20j… with BAD_USER_INPUT and creates nobody', async (field, value) => {
    const { world, input } = await ready();
    expect((await signUp(platform, world, { ...input, [field]: value })).code).toBe('BAD_USER_INPUT');
    expect(await membersOf(world)).toEqual([]);
  });

  it.each([
    ['verificationCode', 'x'.repeat(10_000)],
    ['otpCode', '１２３４５６'],
    ['otpCode', ''],
  ])('takes %s %.20j… for a wrong code', async (field, value) => {
    const { world, input } = await ready();
    expect((await signUp(platform, world, { ...input, [field]: value })).code).toBe('INVALID_CODE');
    expect(await membersOf(world)).toEqual([]);
  });

  it('refuses a sign-up without the currency that the brand insists on, and keeps its codes', async () => {
    const { world, input } = await ready();
    await world.write((unit) => {
      changeSiteSettings(unit, { askedAtSignUp: { currency: 'MANDATORY', marketingConsent: 'OPTIONAL' } });
      return Promise.resolve();
    });
    for (const currency of [undefined, null, '']) {
      expect((await signUp(platform, world, { ...input, currency })).errors).toMatchObject([
        { message: 'Please choose a currency.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
    expect(await membersOf(world)).toEqual([]);
    expect((await signUp(platform, world, { ...input, currency: 'BTC' })).code).toBeNull();
    expect(await membersOf(world)).toMatchObject([{ currency: 'BTC', activeCurrency: 'BTC' }]);
  });

  it.each(['Mars/X', 'Mars/Olympus'.repeat(1_000), ' '])(
    'refuses the unknown timezone %.10j… with a clear text, and spends no code',
    async (timezone) => {
      const { world, input } = await ready();
      expect((await signUp(platform, world, { ...input, timezone })).errors).toMatchObject([
        { message: 'This timezone is not known.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      expect(await membersOf(world)).toEqual([]);
      expect((await signUp(platform, world, input)).code).toBeNull();
      expect(await membersOf(world)).toMatchObject([{ timezone: 'Australia/Sydney' }]);
    },
  );
});
