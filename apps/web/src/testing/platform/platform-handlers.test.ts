import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { freshBrowser, sessionOn } from '../session-setting.ts';
import { newWorld } from './real-platform.ts';
import { platformHandlers } from './platform-handlers.ts';
import { ThreadSocket } from './thread-socket.ts';

beforeEach(freshBrowser);

it('SIM-18 answers by MSW handlers of main, promo and authentication, beside those of a test', async () => {
  const server = setupServer(...platformHandlers());
  server.listen();
  vi.stubGlobal('WebSocket', ThreadSocket);
  onTestFinished(() => {
    server.close();
  });
  const world = await newWorld(new Date().toISOString());
  const { session } = sessionOn(() => world);
  expect(await session.logIn({ email: 'mia@magpie.test', password: 'Magpie@2026' })).toBe(true);
  expect(session.state.get()).toMatchObject({ account: { email: 'mia@magpie.test' } });

  const ask = async (path: string, query: string) => {
    const headers = {
      'content-type': 'application/json',
      'x-admin-code': 'magpie-web',
      'x-channel': 'DESKTOP_WEB',
      'x-world': world,
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
    return (await (await fetch(`http://api.test${path}`, init)).json()) as unknown;
  };
  const promos = '{ promos(first: 1) { edges { node { __typename } } } }';
  expect(await ask('/promo/graphql', promos)).toMatchObject({
    data: { promos: { edges: [{ node: { __typename: 'Promo' } }] } },
  });
  expect(await ask('/graphql', '{ checkFraud { why } }')).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
  server.use(http.post(/\/graphql/, () => HttpResponse.json({ data: { shoeSize: 42 } })));
  expect(await ask('/graphql', '{ shoeSize }')).toEqual({ data: { shoeSize: 42 } });
  server.resetHandlers();
  expect(await ask('/graphql', '{ checkFraud }')).toMatchObject({ data: { checkFraud: false } });
});
