import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ PUBLIC_URL: 'https://casino.example.com' }));

/** What a browser sends to whatever the name of a page leads to. */
async function called(host: string, path: string, body?: string) {
  const headers = { host, 'content-type': 'application/json' };
  const sent = request(`${platform.url}${path}`, { method: body === undefined ? 'GET' : 'POST', headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const told = await text(answer);
  return { status: answer.statusCode, body: body === undefined ? told : (JSON.parse(told) as unknown) };
}

const asks = (query: string) => JSON.stringify({ query });

const CLOCK = asks('{ world { id } }');

it.each(['localhost:4000', 'magpie.localhost', '127.0.0.1', 'casino.example.com', 'platform:4000'])(
  'answers the operator under %s',
  async (host) => {
    const { body } = await called(host, '/control/graphql', CLOCK);
    expect(body).toMatchObject({ data: { world: { id: 'default' } } });
  },
);

it('answers nobody under a name that a page elsewhere may have let lead here', async () => {
  for (const [path, body] of [
    ['/control/graphql', CLOCK],
    ['/control/arrivals', '{"moment":"any"}'],
  ] as const)
    expect(await called('evil.example:4000', path, body)).toEqual({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        message:
          "The control plane is not reached as 'evil.example'; set PUBLIC_URL to the address under which it is.",
      },
    });
});

it.each([
  ['localhost:4001', 'http://localhost:4001'],
  ['platform:4000', 'http://platform:4000'],
  ['casino.example.com', 'https://casino.example.com'],
])('SIM-09 SIM-20 tells the operator under %s where files leave and come in there', async (host, address) => {
  const share = await called(
    host,
    '/control/graphql',
    asks('mutation { shareMoment(name: "here") { file } }'),
  );
  expect(share.body).toMatchObject({
    data: { shareMoment: { file: `${address}/control/moments/here/export` } },
  });
  const files = await called(host, '/control/graphql', asks('{ worldFileAddresses { download upload } }'));
  expect(files.body).toMatchObject({
    data: {
      worldFileAddresses: {
        download: `${address}/control/worlds/default/export`,
        upload: `${address}/control/worlds/import`,
      },
    },
  });
  expect((await called(host, '/llms.txt')).body).toContain(`[Control GraphQL](${address}/control/graphql)`);
});
