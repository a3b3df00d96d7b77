import { describe, expect, it } from 'vitest';
import type { FaultDoor } from '#__generated__/control.ts';
import { pngImage } from '#test/kit/images.ts';
import { headers, PASSWORD } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { upload } from '#test/kit/uploads.ts';

const platform = platformForFile(startSeededPlatform);

type HttpDoor = Exclude<FaultDoor, 'SUBSCRIPTIONS'>;
type Request = (signal?: AbortSignal) => Promise<Response>;

const doors: readonly HttpDoor[] = ['MAIN', 'PROMO', 'AUTHENTICATION', 'PICTURES', 'DOCUMENTS'];

const ask = (path: string, query: string, who: SeededPerson): Request => {
  const sent = headers(who.world, {
    'content-type': 'application/json',
    authorization: `Bearer ${who.token}`,
  });
  const body = JSON.stringify({ query });
  return (signal) =>
    fetch(`${platform.url}${path}`, { method: 'POST', headers: sent, body, ...(signal && { signal }) });
};

const look = (path: string, { world, token }: SeededPerson): Request => {
  const sent = headers(world, { authorization: `Bearer ${token}` });
  return (signal) => fetch(`${platform.url}${path}`, { headers: sent, ...(signal && { signal }) });
};

function logIn({ world }: SeededPerson): Request {
  const authorization = `Basic ${Buffer.from(`noah@magpie.test:${PASSWORD}`).toString('base64')}`;
  const sent = headers(world, { 'content-type': 'application/json', authorization });
  const init = { method: 'POST', headers: sent, body: '{"isEmail":true}' };
  return (signal) => fetch(`${platform.url}/authenticate?ttl=60`, { ...init, ...(signal && { signal }) });
}

/** One request at each door, as noah sends it who has a document. */
async function requestAt(door: HttpDoor, noah: SeededPerson): Promise<Request> {
  if (door === 'MAIN') return ask('/graphql', 'query Me { me { id email firstName } }', noah);
  if (door === 'PROMO')
    return ask(
      '/promo/graphql',
      'query Promo { promos(first: 2) { totalCount edges { node { id } } } }',
      noah,
    );
  if (door === 'AUTHENTICATION') return logIn(noah);
  if (door === 'PICTURES') return look('/art/levels/3-earned.svg', noah);
  const { document } = await upload({ platform, ...noah }, 'ID', [pngImage()]);
  return look(document?.documents[0]?.uri ?? '', noah);
}

interface Answer {
  readonly errors?: readonly { extensions: { code: string }; path?: readonly unknown[] }[];
  readonly data?: unknown;
  readonly code?: string;
}

const isWhole = (type: string, body: Buffer): boolean => {
  if (type.startsWith('image/svg')) return body.toString().endsWith('</svg>');
  return body.equals(pngImage());
};

/** What a client makes of an answer: the code of its error, or how whole it is. */
async function outcome(request: Request): Promise<string> {
  try {
    const response = await request();
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('image/')) return isWhole(type, body) ? 'whole' : 'cut';
    const { errors, code = 'whole' } = JSON.parse(body.toString()) as Answer;
    return errors?.[0]?.extensions.code ?? code;
  } catch (error) {
    return error instanceof SyntaxError ? 'cut' : 'broken';
  }
}

async function plan(noah: SeededPerson, input: string): Promise<string> {
  const { data, code } = await noah.control(
    `mutation Plan($world: ID!) { setFault(world: $world, input: { ${input} }) { id } }`,
  );
  expect(code).toBeNull();
  return (data?.['setFault'] as { id: string }).id;
}

const inForce = async (noah: SeededPerson) =>
  (
    await noah.control(
      'query InForce($world: ID!) { faults(world: $world) { id summary hits passesLeft timesLeft } }',
    )
  ).data?.['faults'];

describe('a fault at a door over HTTP', () => {
  it.each(
    doors.flatMap((door) => [
      { door, input: 'kind: ERROR, code: RATE_LIMITED', became: 'RATE_LIMITED' },
      { door, input: 'kind: ERROR, code: NOT_FOUND', became: 'NOT_FOUND' },
      { door, input: 'kind: ERROR', became: 'INTERNAL_SERVER_ERROR' },
      { door, input: 'kind: NETWORK', became: 'broken' },
      { door, input: 'kind: MALFORMED', became: 'cut' },
      { door, input: 'kind: LATENCY, latencyMs: 1', became: 'whole' },
      { door, input: 'kind: LATENCY, profile: FAST', became: 'whole' },
    ]),
  )('SIM-10 makes of an answer at $door with $input: $became', async ({ door, input, became }) => {
    const noah = await personInNewWorld(platform, 'noah');
    const request = await requestAt(door, noah);
    expect(await outcome(request)).toBe('whole');
    await plan(noah, `door: ${door}, ${input}`);
    expect(await outcome(request)).toBe(became);
    expect(await inForce(noah)).toMatchObject([{ hits: 1 }]);
    expect((await noah.control('mutation C($world: ID!) { clearFaults(world: $world) }')).code).toBeNull();
    expect(await outcome(request)).toBe('whole');
  });

  it.each(doors)('SIM-10 leaves a client at %s without an answer until it gives up', async (door) => {
    const noah = await personInNewWorld(platform, 'noah');
    const request = await requestAt(door, noah);
    await plan(noah, `door: ${door}, kind: TIMEOUT`);
    const patience = new AbortController();
    let state = 'waits';
    const answered = request(patience.signal).then(
      () => (state = 'answered'),
      () => (state = 'gave up'),
    );
    await expect.poll(() => inForce(noah), { timeout: 30_000 }).toMatchObject([{ hits: 1 }]);
    expect(state).toBe('waits');
    patience.abort();
    expect(await answered).toBe('gave up');
  });

  it('SIM-10 hits no other door, and no file unless it is meant for files', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    const requests = await Promise.all(doors.map((door) => requestAt(door, noah)));
    const outcomes = () => Promise.all(requests.map(outcome));
    await plan(noah, 'kind: ERROR, code: CONFLICT');
    expect(await outcomes()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'whole', 'whole']);
    await noah.control('mutation C($world: ID!) { clearFaults(world: $world) }');
    await plan(noah, 'kind: ERROR, code: CONFLICT, door: PROMO');
    await plan(noah, 'kind: ERROR, code: CONFLICT, door: PICTURES, operation: "games"');
    await plan(noah, 'kind: DROP_SOCKET');
    expect(await outcomes()).toEqual(['whole', 'CONFLICT', 'whole', 'whole', 'whole']);
  });

  it('SIM-10 hits a picture of the world that its page names', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    await plan(noah, 'kind: ERROR, code: CONFLICT, door: PICTURES');
    const shownBy = (referer: string) => () =>
      fetch(`${platform.url}/art/levels/3-earned.svg`, { headers: { referer } });
    expect(await outcome(shownBy(`http://localhost:4200/?world=${noah.world.id}`))).toBe('CONFLICT');
    expect(await outcome(shownBy('http://localhost:4200/'))).toBe('whole');
  });
});

describe('a fault', () => {
  it('SIM-10 hits the n-th call of an operation and as many after it as it is told', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    await plan(noah, 'kind: ERROR, code: CONFLICT, operation: "Me", onCall: 3, times: 2');
    expect(await inForce(noah)).toMatchObject([
      {
        summary: 'Calls of Me answer CONFLICT, after 2 that pass, 2 times.',
        passesLeft: 2,
        timesLeft: 2,
        hits: 0,
      },
    ]);
    const codes = [];
    for (const name of ['Me', 'Other', 'Me', 'Me', 'Me', 'Me'])
      codes.push((await noah.main(`query ${name} { me { id } }`)).code);
    expect(codes).toEqual([null, null, null, 'CONFLICT', 'CONFLICT', null]);
    expect(await inForce(noah)).toEqual([]);
    await plan(noah, 'kind: ERROR, code: CONFLICT, operation: "Me", onCall: 1');
    expect((await noah.main('query Me { me { id } }')).code).toBe('CONFLICT');
    expect(await inForce(noah)).toEqual([]);
  });

  it('SIM-10 is ended alone, which leaves the others in force', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    const first = await plan(noah, 'kind: NETWORK, operation: "Me"');
    await plan(noah, 'kind: LATENCY, profile: FAST');
    const end = 'mutation End($world: ID!, $id: ID!) { clearFault(world: $world, id: $id) }';
    expect((await noah.control(end, { id: first })).data).toEqual({ clearFault: true });
    expect((await noah.control(end, { id: first })).data).toEqual({ clearFault: false });
    expect(await inForce(noah)).toMatchObject([{ summary: 'All calls wait 20 to 60 ms (FAST).' }]);
  });

  it.each([
    ['kind: PARTIAL, door: PICTURES', 'A fault of kind PARTIAL acts at MAIN, PROMO, SUBSCRIPTIONS only.'],
    ['kind: ERROR, profile: FLAKY', 'Only a fault of kind LATENCY has a profile.'],
    ['kind: ERROR, onCall: 0', 'The first call that a fault hits is 1 to 10000.'],
    ['kind: ERROR, fields: ["me"]', 'Only a fault of kind PARTIAL names fields, 1 to 20 of them.'],
  ])('SIM-10 of %s is refused', async (input, message) => {
    const { errors } = await (
      await personInNewWorld(platform, 'noah')
    ).control(`mutation Plan($world: ID!) { setFault(world: $world, input: { ${input} }) { id } }`);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('SIM-10 that makes an answer unreadable has the call carried out, unlike one that breaks it', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    const { data } = await noah.main('{ games(first: 2) { edges { node { id } } } }');
    const { games } = data as { games: { edges: [{ node: { id: string } }, { node: { id: string } }] } };
    const [first, second] = games.edges.map(({ node }) => node.id);
    const keep = (game = '') =>
      outcome(
        ask('/graphql', `mutation Keep { setFavoriteGame(game: "${game}", favorite: true) { id } }`, noah),
      );
    await plan(noah, 'kind: MALFORMED, operation: "Keep", times: 1');
    expect(await keep(first)).toBe('cut');
    await plan(noah, 'kind: NETWORK, operation: "Keep", times: 1');
    expect(await keep(second)).toBe('broken');
    expect((await noah.main('{ favoriteGames { id } }')).data).toEqual({ favoriteGames: [{ id: first }] });
  });

  it('SIM-10 makes a flaky line slow for some calls and breaks it for others', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    const request = await requestAt('MAIN', noah);
    await plan(noah, 'kind: LATENCY, profile: FLAKY, operation: "Me"');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(request)));
    expect(outcomes.filter((each) => each === 'broken')).toHaveLength(2);
    expect(outcomes.filter((each) => each === 'whole')).toHaveLength(18);
  });
});

describe('an answer with parts missing', () => {
  it('SIM-10 has the first nullable field of each root field null, with an error that has its path', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    await plan(noah, 'kind: PARTIAL, message: "Lost.", code: CONFLICT');
    const { data, errors } = await noah.main('query Me { me { id email firstName } }');
    expect(data).toMatchObject({ me: { id: 'mem_noah', email: null } });
    expect(errors).toEqual([{ message: 'Lost.', path: ['me', 'email'], extensions: { code: 'CONFLICT' } }]);
  });

  it('SIM-10 has each place null that was named, in every item of a list, the others as they are', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    const query =
      'query Games { checkFraud games(first: 2) { edges { ...Of } } } fragment Of on GameEdge { node { name picture: image } }';
    const whole = (await noah.main(query)).data;
    const named = '"games.edges.node.picture"';
    await plan(noah, `kind: PARTIAL, fields: [${named}, "games.nothing"], times: 1`);
    const { data, errors } = await noah.main(query);
    const { games } = whole as { games: { edges: { node: { name: string } }[] } };
    const edges = games.edges.map(({ node: { name } }) => ({ node: { name, picture: null } }));
    expect(data).toEqual({ ...whole, games: { edges } });
    expect(errors.map((error) => [error.extensions.code, Reflect.get(error, 'path') as unknown])).toEqual([
      ['INTERNAL_SERVER_ERROR', ['games', 'edges', 0, 'node', 'picture']],
      ['INTERNAL_SERVER_ERROR', ['games', 'edges', 1, 'node', 'picture']],
    ]);
    expect((await noah.main(query)).data).toEqual(whole);
  });

  it('SIM-10 is null up to the nearest place that may be, as GraphQL has it', async () => {
    const noah = await personInNewWorld(platform, 'noah');
    await plan(noah, 'kind: PARTIAL, fields: ["me.verified"], times: 1');
    const query = 'query Me { me { id verified } checkFraud }';
    expect(await noah.main(query)).toMatchObject({ data: null, code: 'INTERNAL_SERVER_ERROR' });
    await plan(noah, 'kind: PARTIAL, door: PROMO, times: 1');
    const { data, code } = await noah.promo('query Cashback { cashback(id: "none") { id } }');
    expect([data, code]).toEqual([{ cashback: null }, null]);
  });
});

describe('an upload', () => {
  it.each([
    ['half', 'kind: CUT_UPLOAD, times: 1'],
    ['all', 'kind: CUT_UPLOAD, times: 1, latencyMs: 100'],
  ])('SIM-10 breaks when %s of it has come, and nothing of it is kept', async (_part, cut) => {
    const noah = await personInNewWorld(platform, 'noah');
    await plan(noah, cut);
    await expect(upload({ platform, ...noah }, 'ID', [pngImage()])).rejects.toThrow('fetch failed');
    expect((await noah.main('{ memberDocuments { totalCount } }')).data).toEqual({
      memberDocuments: { totalCount: 0 },
    });
    expect((await upload({ platform, ...noah }, 'ID', [pngImage()])).code).toBeNull();
  });
});
