import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sendCall } from './sending.ts';

const platform = platformForFile(() => startTestPlatform({ modules: [] }));

/** What the provider makes of an answer. */
async function verdictOn(status: number, body: object) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const services = { ...platform.services, localUrl: () => `http://127.0.0.1:${port}` };
  try {
    return await sendCall(services, await platform.newWorld(), 'verifyuser', '{}');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it.each([
  [200, { success: true }, { settled: true, code: 'OK', message: '' }],
  [200, { success: false }, { settled: true, code: 'REFUSED', message: '' }],
  [
    200,
    { success: false, errCode: 'MEMBER_NOT_ENABLED', errMsg: 'No.' },
    { settled: true, code: 'MEMBER_NOT_ENABLED', message: 'No.' },
  ],
  [
    400,
    { code: 'BAD_USER_INPUT', message: 'No.' },
    { settled: true, code: 'BAD_USER_INPUT', message: 'No.' },
  ],
  [409, { code: 'CONFLICT', message: 'Too early.' }, { settled: false, code: 'CONFLICT', message: '' }],
  [503, { code: 'MAINTENANCE_MODE' }, { settled: false, code: 'MAINTENANCE_MODE', message: '' }],
])('takes an answer of %i %j as it is meant', async (status, body, verdict) => {
  expect(await verdictOn(status, body)).toEqual(verdict);
});
