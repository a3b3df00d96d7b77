import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlatform } from '#test/kit/index.ts';
import { addMember, callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { signUpCodes } from '#test/kit/sign-up.ts';
import { configModule } from '../config/index.ts';
import { controlModule } from '../control/index.ts';
import { accountModule } from './index.ts';

const NOW = new Date('2026-01-05T02:00:00.000Z');
const SECRET = 'the secret of two platforms';
const EMAIL = 'member@magpie.test';
const MOBILE = '+61412345678';
const secrets = [SECRET, SECRET, 'the secret of a third platform'];

const platforms: TestPlatform[] = [];

beforeAll(async () => {
  for (const JWT_SECRET of secrets)
    platforms.push(
      await startTestPlatform({ modules: [accountModule, configModule, controlModule] }, { JWT_SECRET }),
    );
});

afterAll(async () => {
  for (const platform of platforms) await platform.close();
});

/** Has a code of every kind sent in a world of always the same seed, clock and calls, and reads them as testers do. */
async function codesOf(platform: TestPlatform): Promise<readonly string[]> {
  const world = await platform.registry.create({ id: 'same', seed: 4711, now: NOW, frozen: true });
  await signUpCodes(platform, world, { email: 'new@magpie.test', mobileNumber: MOBILE });
  const { email } = await addMember(world);
  await world.write(({ db }) =>
    db.updateTable('members').set({ email: EMAIL }).where('email', '=', email).execute(),
  );
  const query = `mutation Send($email: String!, $mobileNumber: String!) {
    createPasswordReset(input: { email: $email })
    sendTelegramOtp(mobileNumber: $mobileNumber, action: SIGN_UP)
  }`;
  await callGraphQL(platform, world, { query, variables: { email: EMAIL, mobileNumber: MOBILE } });
  const { data } = await callGraphQL(platform, world, {
    query: 'query Mail($world: ID!) { mailbox(world: $world) { code } }',
    variables: { world: world.id },
    path: '/control/graphql',
  });
  return (data?.['mailbox'] as { code: string }[]).map(({ code }) => code);
}

it('codes follow from the secret of the platform beside the seed and history of the world', async () => {
  const [first = [], second, other = []] = await Promise.all(platforms.map(codesOf));
  expect(first).toHaveLength(4);
  for (const code of [...first, ...other]) expect(code).toMatch(/^\d{6}$/);
  expect(second).toEqual(first);
  expect(other.filter((code) => first.includes(code))).toEqual([]);
});
