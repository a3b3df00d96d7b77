import { Agent, createServer, type Server } from 'node:http';
import { parse, validate } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { schemaOf, sdlFiles } from '../contract/sdl.ts';
import { gamesBody, gamesQuery } from './games-call.ts';
import { send, throughput } from './load.ts';

let server: Server | undefined;

afterEach(() => server?.close());

async function answering(status: number, body: string, seen: () => void = () => undefined): Promise<string> {
  const started = Promise.withResolvers<undefined>();
  server = createServer((request, response) => {
    seen();
    request.resume().on('end', () => response.writeHead(status).end(body));
  }).listen(0, '127.0.0.1', () => {
    started.resolve(undefined);
  });
  await started.promise;
  const at = server.address();
  return `http://127.0.0.1:${String(typeof at === 'object' ? at?.port : at)}/graphql`;
}

it('sends exactly the calls it is told to', async () => {
  let calls = 0;
  const url = await answering(200, '{"data":{}}', () => {
    calls += 1;
  });
  expect(await throughput({ url, body: '{}' }, 50, 4)).toBeGreaterThan(0);
  expect(calls).toBe(50);
});

it.each([
  [500, '{"data":{}}'],
  [200, '{"errors":[{"message":"no"}]}'],
])('never takes a refusal for speed: %i %s', async (status, body) => {
  const url = await answering(status, body);
  await expect(send({ url, body: '{}' }, new Agent())).rejects.toThrow(/answered/);
});

it('asks a valid question', () => {
  expect(validate(schemaOf(sdlFiles('main')), parse(gamesQuery))).toEqual([]);
  expect(JSON.parse(gamesBody(24))).toMatchObject({ operationName: 'Games', variables: { first: 24 } });
});
