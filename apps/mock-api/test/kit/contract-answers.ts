import { buildSchema } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSchemas, readSdl } from '#platform/graphql/index.ts';
import type { Endpoint } from '#platform/graphql/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { modules } from '../../src/all-modules.ts';
import { callGraphQL, headers, loginByEmail, openSocket, subscriptionsStand } from './index.ts';
import type { TestPlatform } from './index.ts';
import { sampleCall } from './sample-calls.ts';
import type { SampleCall, SampleValues } from './sample-calls.ts';

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
export const PUSHED: Readonly<Record<string, Record<string, unknown>>> = {
  balanceUpdated: {},
  jackpotWon: { jackpotId: 'jackpot_harbour_lights' },
  levelUp: { level: 4 },
  memberPromoCreated: { promoId: 'promo_live_table' },
  memberUpdated: {},
  messageCreated: { body: { title: 'Hello', content: '<p>Hello</p>' } },
};

const sdl = readSdl();
export const contract = {
  main: buildSchema(sdl.main),
  promo: buildSchema(sdl.promo),
  control: buildSchema(sdl.control),
};
const served = createSchemas(sdl, modules);

export type Kind = 'query' | 'mutation' | 'subscription';

function rootType(schema: GraphQLSchema, kind: Kind) {
  if (kind === 'query') return schema.getQueryType();
  return kind === 'mutation' ? schema.getMutationType() : schema.getSubscriptionType();
}

export function fieldsOf(kind: Kind): [Endpoint, string, GraphQLField<unknown, unknown>][] {
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
async function upload(
  platform: TestPlatform,
  world: World,
  token: string,
  { query, variables }: SampleCall,
): Promise<string | null> {
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
  platform: TestPlatform,
  endpoint: Endpoint,
  world: World,
  token: string,
  call: SampleCall,
): Promise<string | null> {
  if (call.query.includes('[File!]!')) return upload(platform, world, token, call);
  const path = PATHS[endpoint];
  return (await callGraphQL(platform, world, { ...call, operationName: 'Sample', token, path })).code;
}

function describeQueries(platform: TestPlatform, id: string): void {
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
      `${id} answers the query %s %s to every kind of member`,
      async (endpoint, name, field) => {
        expect(isAnswered(endpoint, 'query', name)).toBe(true);
        for (const [email, token] of tokens) {
          const call = sampleCall('query', field, valuesFor(endpoint, name, world, idOf(email)));
          expect(FAILURES, email).not.toContain(await codeOf(platform, endpoint, world, token, call));
        }
      },
    );
  });
}

/** Of the control plane, whose mutations leave others little to find. */
const isOfOperator = (endpoint: Endpoint): boolean => endpoint === 'control';

function describeMutations(platform: TestPlatform, id: string, sharesWorld: boolean): void {
  describe('mutations', () => {
    let shared: World | undefined;
    const worldFor = async (endpoint: Endpoint): Promise<World> =>
      sharesWorld && !isOfOperator(endpoint)
        ? (shared ??= await platform.newWorld(NOW))
        : platform.newWorld(NOW);

    it.each(fieldsOf('mutation'))(`${id} answers the mutation %s %s`, async (endpoint, name, field) => {
      expect(isAnswered(endpoint, 'mutation', name)).toBe(true);
      const world = await worldFor(endpoint);
      const token = await loginByEmail(platform, world, 'ella@magpie.test');
      const call = sampleCall('mutation', field, valuesFor(endpoint, name, world, idOf('ella@magpie.test')));
      expect(FAILURES).not.toContain(await codeOf(platform, endpoint, world, token, call));
    });
  });
}

function describeSubscriptions(platform: TestPlatform, id: string): void {
  describe('subscriptions', () => {
    it.each(fieldsOf('subscription'))(
      `${id} answers the subscription %s %s`,
      async (endpoint, name, field) => {
        expect(isAnswered(endpoint, 'subscription', name)).toBe(true);
        const world = await platform.newWorld(NOW);
        const token = await loginByEmail(platform, world, 'mia@magpie.test');
        const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
        const socket = await openSocket(platform, params);
        expect(await socket.next()).toEqual({ type: 'connection_ack' });
        socket.send({ type: 'subscribe', id: 'one', payload: sampleCall('subscription', field) });
        await subscriptionsStand(socket);
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
}

interface Asking {
  /** The requirement that the tests show. */
  readonly id: string;
  /** Whether the mutations of members are made in one world, which is quicker where worlds take long to make. */
  readonly sharesWorld?: boolean;
}

/** Asks every field of the contract. */
export function describeAnswers(platform: TestPlatform, { id, sharesWorld = false }: Asking): void {
  describeQueries(platform, id);
  describeMutations(platform, id, sharesWorld);
  describeSubscriptions(platform, id);
}
