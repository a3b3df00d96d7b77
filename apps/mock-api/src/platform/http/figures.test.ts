import { describe, expect, it } from 'vitest';
import { startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { mayReadFigures } from './figures.ts';

const TOKEN = 'sixteen letters for figures';

const platform = platformForFile(() => startTestPlatform({ modules: [] }, { METRICS_TOKEN: TOKEN }));

const ask = (headers: Record<string, string>) => fetch(`${platform.url}/metrics`, { headers });

describe('/metrics', () => {
  it('answers on the machine itself, and elsewhere only to the token', async () => {
    expect((await ask({})).status).toBe(200);
    const proxied = { 'x-forwarded-for': '127.0.0.1' };
    const refused = await ask(proxied);
    expect([refused.status, await refused.json()]).toEqual([
      401,
      {
        code: 'UNAUTHENTICATED',
        message: 'The figures are for operators: send METRICS_TOKEN as the bearer token.',
      },
    ]);
    expect((await ask({ ...proxied, authorization: 'Bearer another token of that length' })).status).toBe(
      401,
    );
    expect((await ask({ ...proxied, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await ask({ forwarded: 'for=127.0.0.1' })).status).toBe(401);
  });

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.7', false],
    ['172.18.0.1', false],
    ['::ffff:192.168.1.7', false],
    ['fd00::7', false],
    [undefined, false],
  ])('from %s without a token: %s', (remoteAddress, may) => {
    expect(mayReadFigures({ headers: {}, socket: { remoteAddress } }, null)).toBe(may);
  });
});
