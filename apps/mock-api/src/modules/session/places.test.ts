import { expect, it } from 'vitest';
import { addMember, login, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sessionModule } from './index.ts';

const HERE = { 'x-forwarded-for': '198.51.100.7' };

const platform = platformForFile(() => startTestPlatform({ modules: [sessionModule] }));

it('a place that has used up its failed logins adds to the count of no account', async () => {
  const world = await platform.newWorld('2026-01-05T02:00:00.000Z');
  const { email } = await addMember(world);
  const attempt = async (name: string) => {
    const { status, body } = await login(platform, world, name, 'wrong', HERE);
    return [status, body['message']];
  };
  const names = Array.from({ length: 100 }, (_, index) => `nobody${String(index)}@magpie.test`);
  await Promise.all(names.map(attempt));
  // One more than an account takes in a quarter of an hour, of which its own refusal would speak.
  for (let count = 1; count <= 11; count += 1) {
    expect(await attempt(email)).toEqual([429, 'Too many failed logins. Please try again later.']);
  }
});
