import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from './nginx-fixture.ts';
import { nginxProgram } from '../shared/nginx-program.ts';

let platform: Server;
let address = '';

beforeAll(async () => {
  platform = createServer((incoming, response) => {
    response.writeHead(201, { 'x-asked': `${String(incoming.method)} ${String(incoming.url)}` }).end('{}');
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const at = platform.address();
  address = `http://127.0.0.1:${String(typeof at === 'object' ? at?.port : at)}`;
});

afterAll(() => {
  platform.close();
});

/** What nginx answers to a browser that comes in by a moment, and to whoever asks for more of the control plane. */
async function answers(settings: Readonly<Record<string, string>>) {
  const nginx = await startNginx(String(nginxProgram), address, settings);
  const post = async (path: string) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"moment":"m"}' };
    const answer = await fetch(`${nginx.address}${path}`, init);
    return [answer.status, answer.headers.get('x-asked')];
  };
  try {
    return { arrivals: await post('/control/arrivals'), graphql: await post('/control/graphql') };
  } finally {
    await nginx.stop();
  }
}

describe.skipIf(nginxProgram === undefined)('the links of moments behind nginx', () => {
  it('open where the page may choose a world, and nothing else of the control plane does', async () => {
    expect(await answers({ ENVIRONMENT: 'development', WORLDS: 'true' })).toEqual({
      arrivals: [201, 'POST /control/arrivals'],
      graphql: [404, null],
    });
  });

  it.each([{}, { WORLDS: 'true' }, { ENVIRONMENT: 'development' }])('stay shut with %j', async (settings) => {
    expect(await answers(settings)).toEqual({ arrivals: [404, null], graphql: [404, null] });
  });
});
