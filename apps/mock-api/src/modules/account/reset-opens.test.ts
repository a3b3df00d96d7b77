import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { startSignUpPlatform } from '#test/kit/account.ts';
import type { TestMember } from '#test/kit/index.ts';
import { addMember, callGraphQL, login, PASSWORD } from '#test/kit/index.ts';
import { lastCode } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const NEW = 'Kookaburra7!';
const HERE = { 'x-forwarded-for': '198.51.100.200' };
const place = (number: number) => ({ 'x-forwarded-for': `198.51.100.${String(number)}` });

const platform = platformForFile(startSignUpPlatform);

async function reset(world: World, { email }: TestMember): Promise<void> {
  const step = (name: string, input: object) => {
    const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation R($input: ${type}!) { ${name}(input: $input) }`;
    return callGraphQL(platform, world, { query, variables: { input }, headers: HERE });
  };
  await step('createPasswordReset', { email });
  const verificationCode = await lastCode(world, email);
  await step('verifyPasswordReset', { email, verificationCode });
  const { data } = await step('confirmPasswordReset', { email, verificationCode, newPassword: NEW });
  expect(data).toEqual({ confirmPasswordReset: true });
}

const refused = [429, 'Too many failed logins. Please try again later, or reset your password.'];

const outcome = async (
  world: World,
  { email }: TestMember,
  password: string,
  from: Record<string, string>,
) => {
  const { status, body } = await login(platform, world, email, password, from);
  return [status, body['message'] ?? null];
};

describe('a member who was refused for too many failed logins resets the password and logs in with it', () => {
  it('where strangers have used up the attempts', async () => {
    const world = await platform.newWorld('2026-01-05T02:00:00.000Z');
    const member = await addMember(world);
    for (let number = 1; number <= 20; number += 1) await outcome(world, member, 'wrong', place(number));
    expect(await outcome(world, member, PASSWORD, HERE)).toEqual(refused);
    await reset(world, member);
    expect(await outcome(world, member, NEW, HERE)).toEqual([200, null]);
    expect(await outcome(world, member, NEW, place(99))).toEqual(refused);
  });

  it('where they have used them up themselves', async () => {
    const world = await platform.newWorld('2026-01-05T02:00:00.000Z');
    const member = await addMember(world);
    for (let count = 1; count <= 10; count += 1) await outcome(world, member, 'wrong', HERE);
    expect(await outcome(world, member, PASSWORD, HERE)).toEqual(refused);
    await reset(world, member);
    expect(await outcome(world, member, NEW, HERE)).toEqual([200, null]);
  });
});
