import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { World } from '#platform/worlds/index.ts';
import { startSignUpPlatform } from '#test/kit/account.ts';
import { addMember, callGraphQL, login, loginByEmail, PASSWORD } from '#test/kit/index.ts';
import { codesOfSignUps, lastCode, signUp, signUpCodes, wrongCode } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

// The platform is loaded anew around the watched hashing, and let go after it: files share what is loaded.
vi.hoisted(() => {
  vi.resetModules();
});
vi.mock(import('#platform/auth/passwords.ts'), { spy: true });

const NOW = '2026-01-05T02:00:00.000Z';
const NEW = 'Kookaburra7!';
const OTHER = 'Lorikeet8!';
const person = { email: 'new.player@magpie.test', mobileNumber: '+61412345678' };

const hashing = vi.mocked(hashPassword);
const { hashPassword: hash } = await vi.importActual<typeof import('#platform/auth/passwords.ts')>(
  '../../platform/auth/passwords.ts',
);

const platform = platformForFile(startSignUpPlatform);

afterAll(() => {
  vi.doUnmock(import('#platform/auth/passwords.ts'));
  vi.resetModules();
});

/** Has something happen while the next password is hashed. */
const meanwhile = (happens: () => Promise<unknown>) =>
  hashing.mockImplementationOnce(async (password) => {
    await happens();
    return hash(password);
  });

const step = async (world: World, query: string, variables: unknown) =>
  (await callGraphQL(platform, world, { query, variables })).code;

const confirm = (world: World, email: string, verificationCode: string, newPassword = NEW) =>
  step(
    world,
    'mutation Confirm($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) }',
    { input: { email, verificationCode, newPassword } },
  );

/** A member with a reset code that was found right. */
async function verified() {
  const world = await platform.newWorld(NOW);
  const { email } = await addMember(world);
  await step(
    world,
    'mutation Create($input: CreatePasswordResetInput!) { createPasswordReset(input: $input) }',
    { input: { email } },
  );
  const code = await lastCode(world, email);
  await step(
    world,
    'mutation Verify($input: VerifyPasswordResetInput!) { verifyPasswordReset(input: $input) }',
    { input: { email, verificationCode: code } },
  );
  hashing.mockClear();
  return { world, email, code };
}

async function ready() {
  const world = await platform.newWorld(NOW);
  const input = { ...person, ...(await signUpCodes(platform, world, person)) };
  hashing.mockClear();
  return { world, input };
}

describe('the last step of a reset', () => {
  it('PWD-15 hashes nothing for a code that is wrong, was not verified or was never sent', async () => {
    const { world, email, code } = await verified();
    expect(await confirm(world, email, wrongCode(code))).toBe('INVALID_CODE');
    expect(await confirm(world, 'nobody@magpie.test', code)).toBe('INVALID_CODE');
    await step(world, 'mutation Create($email: String!) { createPasswordReset(input: { email: $email }) }', {
      email,
    });
    expect(await confirm(world, email, await lastCode(world, email))).toBe('INVALID_CODE');
    expect(hashing).not.toHaveBeenCalled();
  });

  it('hashes once however many calls come at once with the right code, of which one succeeds', async () => {
    const { world, email, code } = await verified();
    const codes = await Promise.all(Array.from({ length: 6 }, () => confirm(world, email, code)));
    expect(codes.filter((each) => each === null)).toHaveLength(1);
    expect(codes.filter((each) => each === 'INVALID_CODE')).toHaveLength(5);
    expect(hashing).toHaveBeenCalledTimes(1);
    expect((await login(platform, world, email, NEW)).status).toBe(200);
  });

  it('hashes nothing for an address that is nobody’s any more', async () => {
    const { world, email, code } = await verified();
    const moved = { email: 'moved@magpie.test' };
    await world.write(({ db }) => db.updateTable('members').set(moved).where('email', '=', email).execute());
    expect(await confirm(world, email, code)).toBe('INVALID_CODE');
    expect(hashing).not.toHaveBeenCalled();
  });

  it('leaves a password that was set while it hashed', async () => {
    const { world, email, code } = await verified();
    const token = await loginByEmail(platform, world, email);
    const query = `mutation { updatePassword(oldPassword: "${PASSWORD}", newPassword: "${OTHER}") }`;
    meanwhile(() => callGraphQL(platform, world, { query, token }));
    expect(await confirm(world, email, code)).toBe('INVALID_CODE');
    expect((await login(platform, world, email, OTHER)).status).toBe(200);
  });
});

describe('a sign-up', () => {
  it('hashes nothing for a refused captcha, a wrong code or somebody who has an account', async () => {
    const { world, input } = await ready();
    const { mobileNumber } = await addMember(world);
    const { otpCode } = await signUpCodes(platform, world, { email: 'other@magpie.test', mobileNumber });
    hashing.mockClear();
    const tries = [
      { ...input, captcha: 'nonsense' },
      { ...input, verificationCode: wrongCode(input.verificationCode) },
      { ...input, otpCode: wrongCode(input.otpCode) },
      { ...input, mobileNumber, otpCode },
    ];
    const codes: unknown[] = [];
    for (const each of tries) codes.push((await signUp(platform, world, each)).code);
    expect(codes).toEqual(['CAPTCHA_FAILED', 'INVALID_CODE', 'INVALID_CODE', 'ACCOUNT_EXISTS']);
    expect(hashing).not.toHaveBeenCalled();
    expect((await signUp(platform, world, input)).code).toBeNull();
  });

  it('hashes once however many calls come at once with the right codes, of which one succeeds', async () => {
    const { world, input } = await ready();
    expect(await codesOfSignUps(platform, world, input, 6)).toEqual({ none: 1, INVALID_CODE: 5 });
    expect(hashing).toHaveBeenCalledTimes(1);
  });

  it('AUTH-41 refuses an address that another sign-up took while it hashed', async () => {
    const { world, input } = await ready();
    await world.write((unit) => {
      unit.setSettings({ emailVerificationEnabled: false });
      return Promise.resolve();
    });
    const other = { email: person.email, mobileNumber: '+61412345679' };
    const codes = await signUpCodes(platform, world, other);
    meanwhile(() => signUp(platform, world, { ...other, ...codes }));
    expect((await signUp(platform, world, input)).code).toBe('ACCOUNT_EXISTS');
    const members = await world.db.selectFrom('members').select('mobileNumber').execute();
    expect(members).toEqual([{ mobileNumber: other.mobileNumber }]);
  });
});
