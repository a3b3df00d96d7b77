import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { startSignUpPlatform } from '#test/kit/account.ts';
import { callGraphQL, login, loginByEmail, PASSWORD } from '#test/kit/index.ts';
import { lastCode, wrongCode } from '#test/kit/sign-up.ts';
import { memberInNewWorld } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const NEW = 'Kookaburra7!';

const platform = platformForFile(startSignUpPlatform);

const create = (world: World, email: string) =>
  callGraphQL(platform, world, {
    query: 'mutation Create($input: CreatePasswordResetInput!) { createPasswordReset(input: $input) }',
    variables: { input: { email } },
  });

const verify = (world: World, email: string, verificationCode: string) =>
  callGraphQL(platform, world, {
    query: 'mutation Verify($input: VerifyPasswordResetInput!) { verifyPasswordReset(input: $input) }',
    variables: { input: { email, verificationCode } },
  });

const confirm = (world: World, email: string, verificationCode: string, newPassword = NEW) =>
  callGraphQL(platform, world, {
    query: 'mutation Confirm($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) }',
    variables: { input: { email, verificationCode, newPassword } },
  });

const inWorld = () => memberInNewWorld(platform);

async function codeSent() {
  const { world, member } = await inWorld();
  await create(world, member.email);
  return { world, email: member.email, code: await lastCode(world, member.email) };
}

const accepts = async (world: World, email: string, password: string) =>
  (await login(platform, world, email, password)).status === 200;

describe('resetting a password', () => {
  it('PWD-14 takes the three steps, each of which answers true', async () => {
    const { world, email, code } = await codeSent();
    expect((await create(world, email)).data).toEqual({ createPasswordReset: true });
    const newest = await lastCode(world, email);
    expect((await verify(world, email, newest)).data).toEqual({ verifyPasswordReset: true });
    expect((await confirm(world, email, newest)).data).toEqual({ confirmPasswordReset: true });
    expect([await accepts(world, email, NEW), await accepts(world, email, PASSWORD)]).toEqual([true, false]);
    expect(code).toHaveLength(6);
  });

  it('PWD-14 answers true for an unknown address and sends nothing', async () => {
    const { world } = await inWorld();
    expect((await create(world, 'nobody@magpie.test')).data).toEqual({ createPasswordReset: true });
    expect(await world.db.selectFrom('mailbox').selectAll().execute()).toEqual([]);
  });

  it('PWD-14 tells an unknown address from a known one by nothing that follows', async () => {
    const { world, member } = await inWorld();
    const story = async (email: string) => {
      const codes = [(await create(world, email)).code];
      const sent = email === member.email ? await lastCode(world, email) : '000000';
      for (let attempt = 0; attempt < 4; attempt += 1)
        codes.push((await verify(world, email, wrongCode(sent))).code);
      codes.push((await confirm(world, email, wrongCode(sent))).code);
      for (let repeat = 0; repeat < 6; repeat += 1) codes.push((await create(world, email)).code);
      return codes;
    };
    const known = await story(member.email);
    expect(known).toEqual([
      null,
      'INVALID_CODE',
      'INVALID_CODE',
      'INVALID_CODE',
      'TOO_MANY_ATTEMPTS',
      'INVALID_CODE',
      ...[null, null, null, null, null, 'RATE_LIMITED'],
    ]);
    expect(await story('nobody@magpie.test')).toEqual(known);
  });

  it('PWD-12 lets a code expire 120 seconds after it was sent, and not before', async () => {
    const { world, email, code } = await codeSent();
    await world.clock.advance('PT1M59S');
    expect((await verify(world, email, code)).code).toBeNull();
    await world.clock.advance('PT1S');
    expect((await verify(world, email, code)).code).toBe('INVALID_CODE');
    expect((await confirm(world, email, code)).code).toBe('INVALID_CODE');
    expect(await accepts(world, email, PASSWORD)).toBe(true);
  });

  it('PWD-12 makes the old code invalid when a new one is requested, verified or not', async () => {
    const { world, email, code } = await codeSent();
    await verify(world, email, code);
    await create(world, email);
    expect(await lastCode(world, email)).not.toBe(code);
    expect((await verify(world, email, code)).code).toBe('INVALID_CODE');
    expect((await confirm(world, email, code)).code).toBe('INVALID_CODE');
    expect((await verify(world, email, await lastCode(world, email))).code).toBeNull();
  });

  it('PWD-15 changes nothing for a code that was not verified, is wrong or was used', async () => {
    const { world, email, code } = await codeSent();
    expect((await confirm(world, email, code)).code).toBe('INVALID_CODE');
    await verify(world, email, code);
    expect((await confirm(world, email, wrongCode(code))).code).toBe('INVALID_CODE');
    expect(await accepts(world, email, PASSWORD)).toBe(true);
    expect((await confirm(world, email, code)).code).toBeNull();
    expect((await confirm(world, email, code, 'Lorikeet8!')).code).toBe('INVALID_CODE');
    expect([await accepts(world, email, NEW), await accepts(world, email, 'Lorikeet8!')]).toEqual([
      true,
      false,
    ]);
  });

  it('sets the password once when one code is confirmed many times at once', async () => {
    const { world, email, code } = await codeSent();
    await verify(world, email, code);
    const answers = await Promise.all(
      ['Rosella11!', 'Rosella22!', 'Rosella33!'].map((word) => confirm(world, email, code, word)),
    );
    expect(answers.filter((answer) => answer.code === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'INVALID_CODE')).toHaveLength(2);
  });

  it('refuses the password that the account has, changes nothing and leaves the code usable', async () => {
    const { world, email, code } = await codeSent();
    await verify(world, email, code);
    const refused = await confirm(world, email, code, PASSWORD);
    expect(refused.errors).toMatchObject([
      {
        message: 'Your new password must differ from the old one.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect((await confirm(world, email, wrongCode(code), PASSWORD)).code).toBe('INVALID_CODE');
    expect((await confirm(world, email, code)).code).toBeNull();
    expect([await accepts(world, email, NEW), await accepts(world, email, PASSWORD)]).toEqual([true, false]);
  });

  it('lets nobody compare passwords at will with a right code', async () => {
    const { world, email, code } = await codeSent();
    await verify(world, email, code);
    const codes = [];
    for (let each = 0; each < 6; each += 1) codes.push((await confirm(world, email, code, PASSWORD)).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'BAD_USER_INPUT'), 'RATE_LIMITED']);
  });

  it.each([
    ['short', 'Aa1!aaa', 'Password must be at least 8 characters long.'],
    ['long', 'Aa1!'.repeat(2_500), 'Password must not exceed 20 characters.'],
    [
      'weak',
      'aaaaaaa1',
      'Password must contain at least 3 of the following: lowercase, uppercase, number, special character.',
    ],
  ])('refuses a %s password and leaves the code usable', async (_kind, password, message) => {
    const { world, email, code } = await codeSent();
    await verify(world, email, code);
    const refused = await confirm(world, email, code, password);
    expect(refused.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await confirm(world, email, code)).code).toBeNull();
  });

  it.each(['', 'no address', 'x'.repeat(10_000), 'ünï@magpie.test'])(
    'refuses %.12j… as an address',
    async (email) => {
      const { world } = await inWorld();
      expect((await create(world, email)).code).toBe('BAD_USER_INPUT');
      expect((await verify(world, email, '123456')).code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('changing a password', () => {
  const update = (world: World, token: string, oldPassword: string, newPassword: string) =>
    callGraphQL(platform, world, {
      query:
        'mutation Update($old: String!, $new: String!) { updatePassword(oldPassword: $old, newPassword: $new) }',
      variables: { old: oldPassword, new: newPassword },
      token,
    });

  it('PWD-18 answers true and changes it; a wrong old password fails and changes nothing', async () => {
    const { world, member } = await inWorld();
    const token = await loginByEmail(platform, world, member.email);
    const refused = await update(world, token, 'Wrong@2026', NEW);
    expect(refused.errors).toMatchObject([
      { message: 'The old password is not correct.', extensions: { code: 'INVALID_CREDENTIALS' } },
    ]);
    expect([await accepts(world, member.email, PASSWORD), await accepts(world, member.email, NEW)]).toEqual([
      true,
      false,
    ]);
    expect((await update(world, token, PASSWORD, NEW)).data).toEqual({ updatePassword: true });
    expect([await accepts(world, member.email, PASSWORD), await accepts(world, member.email, NEW)]).toEqual([
      false,
      true,
    ]);
  });

  it('refuses a new password that breaks the rules and an old one of any length', async () => {
    const { world, member } = await inWorld();
    const token = await loginByEmail(platform, world, member.email);
    expect((await update(world, token, PASSWORD, 'aaaaaaaa')).code).toBe('BAD_USER_INPUT');
    expect((await update(world, token, 'x'.repeat(10_000), NEW)).code).toBe('INVALID_CREDENTIALS');
    expect(await accepts(world, member.email, PASSWORD)).toBe(true);
  });
});
