import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { gamesModule } from '#modules/games/index.ts';
import { sessionModule } from '#modules/session/index.ts';
import { seedWorld } from '#seed/index.ts';
import { headers, startTestPlatform } from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { probeModule } from '#test/kit/probe.ts';
import { setFault } from '../faults/index.ts';
import { listRequests } from '../requests/index.ts';

// Before the platform is made, as each application copies it.
const application: object = express.application;
const throughExpress = vi.spyOn(application as { handle: (...args: unknown[]) => void }, 'handle');

const platform = platformForFile(() =>
  startTestPlatform(
    {
      modules: [gamesModule, sessionModule, probeModule],
      seed: { write: seedWorld, version: 'test' },
    },
    { TRUSTED_PROXIES: 'loopback' },
  ),
);

beforeEach(() => {
  throughExpress.mockClear();
});
afterAll(() => {
  throughExpress.mockRestore();
});

interface Sent {
  readonly body?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** In pieces without a stated length, for which nobody waits before Express. */
type Form = 'WHOLE' | 'IN_PIECES';

async function answerTo(world: { readonly id: string }, sent: Sent, form: Form) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { body = '', path = '/graphql', method = 'POST' } = sent;
  const type = { 'content-type': 'application/json', 'x-cause': 'press-1', ...sent.headers };
  const length = form === 'WHOLE' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const options = { method, headers: { ...headers(world, type), ...length } };
  const asking = request(`${platform.url}${path}`, options, resolve).on('error', reject);
  if (form === 'IN_PIECES') asking.write(body.slice(0, 3));
  asking.end(form === 'IN_PIECES' ? body.slice(3) : body);
  const answer = await promise;
  const said = (await text(answer)).replace(/"reference":"[^"]+"/, '"reference":""');
  const named = Object.entries(answer.headers).filter(
    ([name]) => name !== 'date' && name !== 'content-length',
  );
  return { status: answer.statusCode, headers: named.sort(), said };
}

const answered = '{"data":{"checkFraud":true},"extensions":{"cause":"press-1"}}';

const calls: Readonly<Record<string, Sent>> = {
  'a kept answer': { body: '{"query":"query V { vendors { id } }"}' },
  'one that is worked out': { body: '{"query":"{ checkFraud }"}' },
  'the name in the address': {
    path: '/graphql?operationName=B&x=1',
    body: '{"query":"query A { checkFraud } query B { checkFraud }"}',
  },
  'one of a browser': { body: '{"query":"{ checkFraud }"}', headers: { origin: 'http://localhost:4200' } },
  'one of a foreign page': { body: '{"query":"{ checkFraud }"}', headers: { origin: 'http://else.test' } },
  'a stated charset': {
    body: '{"query":"{ checkFraud }"}',
    headers: { 'content-type': 'application/json; charset=UTF-8' },
  },
  'another charset': {
    body: '{"query":"{ checkFraud }"}',
    headers: { 'content-type': 'application/json; charset=latin1' },
  },
  'a claimed encoding': { body: '{"query":"{ checkFraud }"}', headers: { 'content-encoding': 'br' } },
  'through a proxy': { body: '{"query":"{ checkFraud }"}', headers: { 'x-forwarded-for': '9.9.9.9, ::1' } },
  'a refusal': { body: '{"query":"{ countryCodes { country } }"}' },
  'an unexpected error': { body: '{"query":"{ autoDetectUserCountryCode }"}' },
  'a visitor': { body: '{"query":"mutation R { readMessages }"}' },
  'a token of nobody': { body: '{"query":"{ checkFraud }"}', headers: { authorization: 'Bearer a.b.c' } },
  'no admin code': { body: '{"query":"{ checkFraud }"}', headers: { 'x-admin-code': null } },
  'no such world': { body: '{"query":"{ checkFraud }"}', headers: { 'x-world': 'nowhere' } },
  'no such field': { body: '{"query":"{ nothing }"}' },
  'what an engine answers': { body: '{"query":"{ __type(name: \\"Game\\") { name } }"}' },
  'a wrong variable': {
    body: '{"query":"query G($a: Int) { games(first: $a) { totalCount } }","variables":{"a":"x"}}',
  },
  'no JSON': { body: '{"query":' },
  'a mark before JSON': { body: '\uFEFF{"query":"{ checkFraud }"}' },
  'several at once': { body: '[{"query":"{ checkFraud }"}]' },
  'no query': { body: '{}' },
  'a text': { body: '"query"' },
  'another address': { path: '/GraphQL', body: '{"query":"{ checkFraud }"}' },
  'too much': { body: `{"query":"{ checkFraud }","variables":{"a":"${'x'.repeat(262_200)}"}}` },
};

it.each(Object.entries(calls))('answers %s as Express does', async (_what, sent) => {
  const { world, token } = await loggedInMember(platform);
  const asked = { ...sent, headers: { authorization: `Bearer ${token}`, ...sent.headers } };
  for (const { headers: each } of [sent, asked]) {
    // The first success is what the form of the others is learnt from.
    await answerTo(world, { ...sent, headers: { ...each } }, 'WHOLE');
    const whole = await answerTo(world, { ...sent, headers: { ...each } }, 'WHOLE');
    expect(whole).toEqual(await answerTo(world, { ...sent, headers: { ...each } }, 'IN_PIECES'));
  }
});

it('answers a plain call without the application, and records it all the same', async () => {
  const { world, token, member } = await loggedInMember(platform);
  const query = 'query Asked { checkFraud }';
  const sent = {
    body: JSON.stringify({ query, variables: { code: '1' } }),
    headers: { authorization: `Bearer ${token}` },
  };
  await answerTo(world, sent, 'IN_PIECES');
  const lines = platform.log.length;
  throughExpress.mockClear();
  await answerTo(world, sent, 'WHOLE');
  expect(throughExpress).not.toHaveBeenCalled();
  await answerTo(world, sent, 'IN_PIECES');
  expect(throughExpress).toHaveBeenCalledOnce();
  const [other, own] = await listRequests(world, 2);
  const recorded = { operation: 'Asked', memberId: member.id, bearer: true, code: null, httpStatus: 200 };
  for (const entry of [own, other])
    expect(entry).toMatchObject({ ...recorded, endpoint: 'MAIN', variables: { code: '[removed]' } });
  const logged = platform.log.slice(lines).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.filter(({ msg }) => msg === 'call')).toMatchObject([
    { operation: 'Asked', answer: 'OK', httpStatus: 200, member: member.id, world: world.id },
    { operation: 'Asked', answer: 'OK', httpStatus: 200, member: member.id, world: world.id },
  ]);
});

it('lets a planned fault strike once for each call', async () => {
  const { world } = await loggedInMember(platform);
  const sent = { body: '{"query":"query Read { checkFraud }"}' };
  await setFault(world, {
    operation: 'Read',
    kind: 'ERROR',
    code: 'RATE_LIMITED',
    message: 'Planned.',
    times: 1,
  });
  expect((await answerTo(world, sent, 'WHOLE')).said).toContain('Planned.');
  await setFault(world, { operation: 'Read', kind: 'NETWORK', times: 1 });
  await expect(answerTo(world, sent, 'WHOLE')).rejects.toThrow('socket hang up');
  expect((await answerTo(world, sent, 'WHOLE')).said).toBe(answered);
});

it('takes an empty name for none, whether an engine answers or not', async () => {
  const { world } = await loggedInMember(platform);
  const sent = {
    body: '{"query":"query A { checkFraud }","operationName":""}',
    headers: { accept: 'text/unknown, application/json' },
  };
  // The engine answers the first, as nothing was learnt of what this caller accepts.
  for (const _call of [1, 2]) expect((await answerTo(world, sent, 'WHOLE')).said).toBe(answered);
});
