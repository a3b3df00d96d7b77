import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { buildSchema, NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSchemas, readSdl } from '#platform/graphql/index.ts';
import type { Endpoint } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, headers, loginByEmail, openSocket } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sampleCall } from '#test/kit/sample-calls.ts';
import type { SampleCall, SampleValues } from '#test/kit/sample-calls.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import { modules } from '../all-modules.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const PATHS: Readonly<Record<Endpoint, string>> = {
  main: '/graphql',
  promo: '/promo/graphql?operationName=Sample',
  control: '/control/graphql',
};

/** Codes that a working field never answers to a well-formed call of a member. */
const FAILURES = [
  'INTERNAL_SERVER_ERROR',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'DOCUMENT_TOO_COMPLEX',
  'UNAUTHENTICATED',
  'FORBIDDEN',
];

/** Data that each event's type asks for beyond what the platform fills in. */
const PUSHED: Readonly<Record<string, Record<string, unknown>>> = {
  balanceUpdated: {},
  jackpotWon: { jackpotId: 'jackpot_harbour_lights' },
  levelUp: { level: 4 },
  memberPromoCreated: { promoId: 'promo_live_table' },
  memberUpdated: {},
  messageCreated: { body: { title: 'Hello', content: '<p>Hello</p>' } },
};

const sdl = readSdl();
const contract = {
  main: buildSchema(sdl.main),
  promo: buildSchema(sdl.promo),
  control: buildSchema(sdl.control),
};
const served = createSchemas(sdl, modules);

type Kind = 'query' | 'mutation' | 'subscription';

function rootType(schema: GraphQLSchema, kind: Kind) {
  if (kind === 'query') return schema.getQueryType();
  return kind === 'mutation' ? schema.getMutationType() : schema.getSubscriptionType();
}

function fieldsOf(kind: Kind): [Endpoint, string, GraphQLField<unknown, unknown>][] {
  const endpoints: Endpoint[] = ['main', 'promo', 'control'];
  return endpoints.flatMap((endpoint) =>
    Object.entries(rootType(contract[endpoint], kind)?.getFields() ?? {}).map(
      ([name, field]): [Endpoint, string, GraphQLField<unknown, unknown>] => [endpoint, name, field],
    ),
  );
}

function isAnswered(endpoint: Endpoint, kind: Kind, name: string): boolean {
  const field = rootType(served[endpoint], kind)?.getFields()[name];
  return (kind === 'subscription' ? field?.subscribe : field?.resolve) !== undefined;
}

const platform = platformForFile(startSeededPlatform);

/** The arguments that must fit for a call to get anywhere. */
function valuesFor(endpoint: Endpoint, name: string, world: World, memberId: string): SampleValues {
  if (endpoint === 'promo')
    return { legacyMemberId: memberId, ...(name === 'member' ? { id: memberId } : {}) };
  if (endpoint === 'main') return {};
  if (name === 'createWorld') return { input: { id: `${world.id}-new` } };
  return { world: world.id, id: world.id, name: 'kept', by: 'P1D', member: 'mia@magpie.test' };
}

const idOf = (email: string): string => `mem_${email.split('@', 1)[0] ?? ''}`;

/** Sends a call whose File variable travels as a part of a multipart request. */
async function upload(world: World, token: string, { query, variables }: SampleCall): Promise<string | null> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...variables, documents: [null] } }));
  form.set('map', JSON.stringify({ 0: ['variables.documents.0'] }));
  form.set('0', new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]), 'front.png');
  const sent = headers(world, { authorization: `Bearer ${token}` });
  const response = await fetch(`${platform.url}/graphql`, { method: 'POST', headers: sent, body: form });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? null;
}

async function codeOf(
  endpoint: Endpoint,
  world: World,
  token: string,
  call: SampleCall,
): Promise<string | null> {
  if (call.query.includes('[File!]!')) return upload(world, token, call);
  const path = PATHS[endpoint];
  return (await callGraphQL(platform, world, { ...call, operationName: 'Sample', token, path })).code;
}

describe('the contract', () => {
  const operations = fileURLToPath(new URL('../../../../libs/gql/src/operations', import.meta.url));
  const folders: [Endpoint, string][] = [
    ['main', operations],
    ['promo', join(operations, 'promo')],
    ['control', join(operations, 'control')],
  ];
  const files = folders.flatMap(([endpoint, folder]) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.graphql'))
      .map((name): [Endpoint, string, string] => [endpoint, name, join(folder, name)]),
  );

  const textsIn = (folder: string) =>
    readdirSync(join(operations, 'shared', folder)).map((name) =>
      readFileSync(join(operations, 'shared', folder, name), 'utf8'),
    );
  const sharedByAll = textsIn('common');
  const shared: Readonly<Record<Endpoint, readonly string[]>> = {
    main: [...sharedByAll, ...textsIn('main')],
    promo: [...sharedByAll, ...textsIn('promo')],
    control: [...sharedByAll, ...textsIn('control')],
  };
  // An operations file spreads only some of the shared fragments.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

  it.each(files)('API-07 holds every operation of the web app: %s %s', (endpoint, _name, path) => {
    const document = parse([readFileSync(path, 'utf8'), ...shared[endpoint]].join('\n'));
    expect(validate(contract[endpoint], document, rules).map((error) => error.message)).toEqual([]);
  });

  it('API-07 is asked as a whole by these tests', () => {
    const count = (kind: Kind) => fieldsOf(kind).length;
    expect(Math.min(count('query'), count('mutation'), count('subscription'))).toBeGreaterThan(0);
    expect(fieldsOf('subscription').map(([, name]) => name)).toEqual(Object.keys(PUSHED));
  });
});

describe('queries', () => {
  const people = ['mia', 'ruby', 'isla', 'leo', 'ava', 'ella', 'jack'].map((name) => `${name}@magpie.test`);
  let world: World;
  let tokens: Map<string, string>;

  beforeAll(async () => {
    world = await platform.newWorld(NOW);
    tokens = new Map();
    for (const email of people) tokens.set(email, await loginByEmail(platform, world, email));
  });

  it.each(fieldsOf('query'))(
    'API-07 answers the query %s %s to every kind of member',
    async (endpoint, name, field) => {
      expect(isAnswered(endpoint, 'query', name)).toBe(true);
      for (const [email, token] of tokens) {
        const call = sampleCall('query', field, valuesFor(endpoint, name, world, idOf(email)));
        expect(FAILURES, email).not.toContain(await codeOf(endpoint, world, token, call));
      }
    },
  );
});

describe('mutations', () => {
  it.each(fieldsOf('mutation'))('API-07 answers the mutation %s %s', async (endpoint, name, field) => {
    expect(isAnswered(endpoint, 'mutation', name)).toBe(true);
    const world = await platform.newWorld(NOW);
    const token = await loginByEmail(platform, world, 'ella@magpie.test');
    const call = sampleCall('mutation', field, valuesFor(endpoint, name, world, idOf('ella@magpie.test')));
    expect(FAILURES).not.toContain(await codeOf(endpoint, world, token, call));
  });
});

describe('subscriptions', () => {
  it.each(fieldsOf('subscription'))(
    'API-07 answers the subscription %s %s',
    async (endpoint, name, field) => {
      expect(isAnswered(endpoint, 'subscription', name)).toBe(true);
      const world = await platform.newWorld(NOW);
      const token = await loginByEmail(platform, world, 'mia@magpie.test');
      const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
      const socket = await openSocket(platform, params);
      expect(await socket.next()).toEqual({ type: 'connection_ack' });
      socket.send({ type: 'subscribe', id: 'one', payload: sampleCall('subscription', field) });
      for (let turn = 0; turn < 3; turn += 1) {
        socket.send({ type: 'ping' });
        expect(await socket.next()).toEqual({ type: 'pong' });
      }
      const pushed = await callGraphQL(platform, world, {
        query:
          'mutation Push($world: ID!, $event: String!, $data: JSON!) { push(world: $world, member: "mia@magpie.test", event: $event, data: $data) }',
        variables: { world: world.id, event: name, data: PUSHED[name] },
        path: PATHS.control,
      });
      expect(pushed.data).toEqual({ push: true });
      const answer = await socket.next();
      expect(answer).toMatchObject({
        type: 'next',
        id: 'one',
        payload: { data: { [name]: expect.anything() as unknown } },
      });
      expect(answer.payload).not.toHaveProperty('errors');
      socket.close();
    },
  );
});
