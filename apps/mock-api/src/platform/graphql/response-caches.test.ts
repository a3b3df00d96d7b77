import { parse } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { gamesModule } from '#modules/games/index.ts';
import { changeSiteSettings } from '#modules/config/index.ts';
import { changeSettings } from '#modules/control/settings.ts';
import { sessionModule } from '#modules/session/index.ts';
import { seedWorld } from '#seed/index.ts';
import { addMember, callGraphQL, headers, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { probeModule } from '#test/kit/probe.ts';
import { setFault } from '../faults/index.ts';
import { createMetrics } from '../http/metrics.ts';
import { listRequests } from '../requests/index.ts';
import type { World } from '../worlds/index.ts';
import type { CheckedRequest } from './check-request.ts';
import { createResponseCaches } from './response-caches.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const VENDORS = 'query Vendors { vendors { id state } }';
const PAGE = `query Page($first: Int, $after: String) {
  games(first: $first, after: $after) { totalCount edges { cursor node { id name vendor { id state } } } }
}`;

const platform = platformForFile(() =>
  startTestPlatform({
    modules: [gamesModule, sessionModule, probeModule],
    seed: { write: seedWorld, version: 'test' },
  }),
);

interface Vendor {
  readonly id: string;
  readonly state: string;
}

const ask = (world: World, query: string, variables?: Record<string, unknown>, token?: string) =>
  callGraphQL(platform, world, { query, variables, ...(token === undefined ? {} : { token }) });

async function states(world: World): Promise<ReadonlyMap<string, string>> {
  const { data } = await ask(world, VENDORS);
  return new Map((data?.['vendors'] as readonly Vendor[]).map(({ id, state }) => [id, state]));
}

async function firstVendor(world: World): Promise<string> {
  const [id] = (await states(world)).keys();
  if (id === undefined) throw new Error('The seeds have no vendor.');
  return id;
}

/** How many answers were given again and how many were worked out, so far. */
async function counted(): Promise<{ again: number; made: number }> {
  const text = await (await fetch(`${platform.url}/metrics`)).text();
  const count = (found: boolean) =>
    Number(
      new RegExp(`^magpie_kept_answers_total\\{found="${String(found)}"\\} (\\d+)$`, 'm').exec(text)?.[1] ??
        0,
    );
  return { again: count(true), made: count(false) };
}

/** What a piece of work adds to those counts. */
async function counting(work: () => Promise<unknown>): Promise<{ again: number; made: number }> {
  const before = await counted();
  await work();
  const after = await counted();
  return { again: after.again - before.again, made: after.made - before.made };
}

async function raw(world: World, accept?: string) {
  const marks = { 'content-type': 'application/json', 'x-cause': 'press-1' };
  const sent = headers(world, { ...marks, accept: accept ?? null });
  const body = JSON.stringify({ query: PAGE, variables: { first: 3 } });
  const answer = await fetch(`${platform.url}/graphql`, { method: 'POST', headers: sent, body });
  const facts = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
  return { status: answer.status, headers: facts, body: await answer.text() };
}

describe('a kept answer', () => {
  it('is the first answer to the letter, with its headers', async () => {
    const world = await platform.newWorld(NOW);
    const first = await raw(world);
    let second: unknown;
    expect(await counting(async () => (second = await raw(world)))).toEqual({ again: 1, made: 0 });
    expect(second).toEqual(first);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(first.body)).toMatchObject({ data: { games: { edges: [{}, {}, {}] } } });
  });

  it('keeps the type that the client accepts', async () => {
    const world = await platform.newWorld(NOW);
    const accept = 'application/graphql-response+json,application/json;q=0.9';
    await raw(world);
    const answers = [
      await raw(world, accept),
      await raw(world, accept),
      await raw(world, 'application/json'),
    ];
    expect(answers.map((answer) => answer.headers['content-type'])).toEqual([
      'application/graphql-response+json; charset=utf-8',
      'application/graphql-response+json; charset=utf-8',
      'application/json; charset=utf-8',
    ]);
  });

  it('belongs to its variables and its operation', async () => {
    const world = await platform.newWorld(NOW);
    const ids = async (variables: Record<string, unknown>) => {
      const { data } = await ask(world, PAGE, variables);
      const { edges } = data?.['games'] as { edges: { cursor: string; node: { id: string } }[] };
      return edges;
    };
    const [one, two] = [await ids({ first: 2 }), await ids({ first: 2 })];
    expect(one).toEqual(two);
    const next = await ids({ first: 2, after: one[1]?.cursor });
    expect(next).toHaveLength(2);
    expect(next.map(({ node }) => node.id)).not.toEqual(one.map(({ node }) => node.id));
    const both = `query A { gameTypes { code } } query B { vendors { id } }`;
    const named = (operationName: string) => callGraphQL(platform, world, { query: both, operationName });
    expect(Object.keys((await named('A')).data ?? {})).toEqual(['gameTypes']);
    expect(Object.keys((await named('B')).data ?? {})).toEqual(['vendors']);
  });

  it('is not given again once the state of a vendor has changed', async () => {
    const world = await platform.newWorld(NOW);
    const vendor = await firstVendor(world);
    expect((await states(world)).get(vendor)).toBe('ACTIVE');
    await changeSettings(world, { vendorStates: [{ vendor, state: 'IN_MAINTENANCE' }] });
    expect((await states(world)).get(vendor)).toBe('IN_MAINTENANCE');
    await platform.registry.reset(world.id);
    expect((await states(world)).get(vendor)).toBe('ACTIVE');
  });

  it('is not given to another world', async () => {
    const [changed, other] = [await platform.newWorld(NOW), await platform.newWorld(NOW)];
    const vendor = await firstVendor(changed);
    await changeSettings(changed, { vendorStates: [{ vendor, state: 'IN_MAINTENANCE' }] });
    expect((await states(changed)).get(vendor)).toBe('IN_MAINTENANCE');
    expect((await states(other)).get(vendor)).toBe('ACTIVE');
    expect((await states(changed)).get(vendor)).toBe('IN_MAINTENANCE');
  });
});

describe('the check comes before a kept answer', () => {
  async function warm() {
    const world = await platform.newWorld(NOW);
    await ask(world, VENDORS);
    expect((await ask(world, VENDORS)).code).toBeNull();
    return world;
  }

  it('in maintenance', async () => {
    const world = await warm();
    await world.write((unit) => {
      changeSiteSettings(unit, { maintenance: true });
      return Promise.resolve();
    });
    expect((await ask(world, VENDORS)).code).toBe('MAINTENANCE_MODE');
  });

  it('without the admin code', async () => {
    const world = await warm();
    const call = { query: VENDORS, headers: { 'x-admin-code': null } };
    expect((await callGraphQL(platform, world, call)).code).toBe('FORBIDDEN');
  });

  it('with an expired token and with one of a session that has ended', async () => {
    const world = await warm();
    const member = await addMember(world);
    const token = await loginByEmail(platform, world, member.email);
    expect((await ask(world, VENDORS, undefined, token)).code).toBeNull();
    await world.write((unit) =>
      unit.db.updateTable('sessions').set({ endedAt: 1, endReason: 'ENDED' }).execute(),
    );
    expect((await ask(world, VENDORS, undefined, token)).code).toBe('FORBIDDEN');
    await world.clock.advance('P91D');
    expect((await ask(world, VENDORS, undefined, token)).code).toBe('ACCESS_TOKEN_EXPIRED');
  });

  it('with a planned fault', async () => {
    const world = await warm();
    await setFault(world, { operation: 'Vendors', kind: 'ERROR', code: 'RATE_LIMITED', times: 1 });
    expect((await ask(world, VENDORS)).code).toBe('RATE_LIMITED');
    expect((await ask(world, VENDORS)).code).toBeNull();
  });

  it('and every call is recorded', async () => {
    const world = await warm();
    await ask(world, VENDORS);
    const records = await listRequests(world, 10);
    expect(records.map(({ operation, code, httpStatus }) => [operation, code, httpStatus])).toEqual([
      ['Vendors', null, 200],
      ['Vendors', null, 200],
      ['Vendors', null, 200],
    ]);
  });
});

describe('nothing is kept', () => {
  it('of an answer with an error', async () => {
    const world = await platform.newWorld(NOW);
    const wrong = () => ask(world, PAGE, { first: 101 });
    expect(await counting(async () => [await wrong(), await wrong()])).toEqual({ again: 0, made: 2 });
    expect((await wrong()).code).toBe('BAD_USER_INPUT');
  });

  it('of an operation that asks for anything beside the catalogue', async () => {
    const world = await platform.newWorld(NOW);
    const mixed = () => ask(world, 'query Mixed { vendors { id } checkFraud }');
    expect(await counting(async () => [await mixed(), await mixed()])).toEqual({ again: 0, made: 0 });
  });

  it('as text either, beside anything else or in a mutation', () => {
    const schema = createSchema({
      typeDefs: 'type Query { kept: Int other: Int } type Mutation { kept: Int }',
    });
    const groups = [{ fields: ['kept'], sourceOf: (world: World) => world }];
    const caches = createResponseCaches(schema, groups, createMetrics(platform.registry));
    const keeps = (text: string) => {
      const document = parse(text);
      return caches.keeps({ document, operation: document.definitions[0] } as CheckedRequest);
    };
    expect(['{ kept }', '{ kept other }', '{ other }', 'mutation { kept }'].map(keeps)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('of a field with a part that is resolved by code of its own', () => {
    const schema = createSchema({
      typeDefs: 'type Query { plain: Part own: Whole } type Whole { part: [Part!]! } type Part { now: Int }',
      resolvers: { Part: { now: () => 1 } },
    });
    const keep = (field: string) => () =>
      createResponseCaches(
        schema,
        [{ fields: [field], sourceOf: (world) => world }],
        createMetrics(platform.registry),
      );
    expect(keep('plain')).toThrow('Query.plain cannot be kept: Part.now has a resolver.');
    expect(keep('own')).toThrow('Query.own cannot be kept: Part.now has a resolver.');
    expect(keep('gone')).toThrow('Query.gone is to be kept and is not in the contract.');
  });
});
