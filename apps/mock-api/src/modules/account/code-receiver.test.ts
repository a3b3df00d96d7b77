import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { startSignUpPlatform } from '#test/kit/account.ts';
import { addMember, callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { lastCode, signUp, signUpCodes } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const NUMBER = '+61412345678';

const platform = platformForFile(startSignUpPlatform);

const sendSms = (world: World, mobileNumber: string, token: string) =>
  callGraphQL(platform, world, {
    query: 'mutation Send($mobileNumber: String!) { sendSmsOtpCode(mobileNumber: $mobileNumber) }',
    variables: { mobileNumber },
    token,
  });

const verifySms = (world: World, otpCode: string, token: string, mobileNumber = NUMBER) =>
  callGraphQL(platform, world, {
    query: `mutation Verify($mobileNumber: String!, $otpCode: String!) {
      verifySmsOtpCode(mobileNumber: $mobileNumber, countryCode: "AU", otpCode: $otpCode)
    }`,
    variables: { mobileNumber, otpCode },
    token,
  });

describe('a code and its receiver', () => {
  it('AUTH-47 takes a code only with the address or number that it was sent to', async () => {
    const world = await platform.newWorld(NOW);
    const person = { email: 'new.player@magpie.test', mobileNumber: NUMBER };
    const input = { ...person, ...(await signUpCodes(platform, world, person)) };
    const other = { email: 'other.player@magpie.test', mobileNumber: '+61412345679' };
    const corrected = await signUpCodes(platform, world, other);
    const byEmail = await signUp(platform, world, { ...input, email: other.email });
    expect([byEmail.code, byEmail.errors[0]?.message]).toEqual([
      'INVALID_CODE',
      'Invalid verification code.',
    ]);
    const bySms = await signUp(platform, world, { ...input, mobileNumber: other.mobileNumber });
    expect([bySms.code, bySms.errors[0]?.message]).toEqual(['INVALID_CODE', 'Incorrect OTP code.']);
    expect(await world.db.selectFrom('members').select('id').execute()).toEqual([]);
    expect((await signUp(platform, world, { ...other, ...corrected })).errors).toEqual([]);
  });

  it('AUTH-47 a code for another number voids the one that the member asked for before', async () => {
    const world = await platform.newWorld(NOW);
    const { email } = await addMember(world);
    const token = await loginByEmail(platform, world, email);
    const other = '+61412345679';
    await sendSms(world, NUMBER, token);
    const former = await lastCode(world, NUMBER);
    await sendSms(world, other, token);
    expect((await verifySms(world, former, token)).data).toEqual({ verifySmsOtpCode: false });
    expect((await verifySms(world, former, token, other)).data).toEqual({ verifySmsOtpCode: false });
    expect((await verifySms(world, await lastCode(world, other), token, other)).data).toEqual({
      verifySmsOtpCode: true,
    });
    const me = await callGraphQL(platform, world, { query: '{ me { mobileNumber } }', token });
    expect(me.data).toEqual({ me: { mobileNumber: other } });
  });

  it('AUTH-47 a code proves a number only for the member who asked for it, and voids nothing of another', async () => {
    const world = await platform.newWorld(NOW);
    const first = await loginByEmail(platform, world, (await addMember(world)).email);
    const second = await loginByEmail(platform, world, (await addMember(world)).email);
    await sendSms(world, NUMBER, first);
    const code = await lastCode(world, NUMBER);
    await sendSms(world, NUMBER, second);
    expect((await verifySms(world, code, second)).data).toEqual({ verifySmsOtpCode: false });
    expect((await verifySms(world, code, first)).data).toEqual({ verifySmsOtpCode: true });
  });
});
