import { describe, expect, it } from 'vitest';
import { addMember, callGraphQL, loginByEmail, post } from '#test/kit/index.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startProbePlatform } from '#test/kit/probe.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const MEMBER_QUERY = 'query Limit($amount: Decimal!) { checkMemberDepositLimit(amount: $amount) }';
const PUBLIC_QUERY = 'query Fraud { checkFraud }';

const platform = platformForFile(startProbePlatform);

const loggedIn = () => loggedInMember(platform);

describe('bad input', () => {
  const raw = (
    path: string,
    world: { id: string },
    body: string,
    type = 'application/json',
    more: Readonly<Record<string, string>> = {},
  ) =>
    post(`${platform.url}${path}`, {
      headers: {
        ...more,
        'content-type': type,
        'x-admin-code': 'magpie-web',
        'x-channel': 'DESKTOP_WEB',
        'x-world': world.id,
      },
      body,
    });
  const codeOf = (answer: { body: Record<string, unknown> }): unknown =>
    (answer.body['errors'] as { extensions: { code: string } }[])[0]?.extensions.code;

  it.each([
    ['malformed JSON', '{"query":', 400, 'BAD_USER_INPUT'],
    ['no JSON object', '"query"', 400, 'BAD_USER_INPUT'],
    ['null', 'null', 400, 'BAD_USER_INPUT'],
    ['a batch', `[${JSON.stringify({ query: PUBLIC_QUERY })}]`, 400, 'BAD_USER_INPUT'],
    [
      '300 KB',
      JSON.stringify({ query: `{ checkFraud } # ${'x'.repeat(300_000)}` }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['no query', '{}', 200, 'BAD_USER_INPUT'],
    ['a query that is no text', '{"query":{}}', 200, 'BAD_USER_INPUT'],
    [
      'an operation that is not there',
      JSON.stringify({ query: PUBLIC_QUERY, operationName: 'Other' }),
      200,
      'BAD_USER_INPUT',
    ],
    [
      'two operations and no name',
      '{"query":"query A { checkFraud } query B { checkFraud }"}',
      200,
      'BAD_USER_INPUT',
    ],
    [
      'variables that are no object',
      JSON.stringify({ query: '{ contractVersion }', variables: [1] }),
      200,
      'BAD_USER_INPUT',
    ],
    ['no GraphQL', '{"query":"SELECT * FROM members"}', 200, 'GRAPHQL_PARSE_FAILED'],
    ['an unterminated string', '{"query":"{ a(b: \\"x) }"}', 200, 'GRAPHQL_PARSE_FAILED'],
    ['5,000 levels', JSON.stringify({ query: '{a'.repeat(5_000) }), 200, 'DOCUMENT_TOO_COMPLEX'],
    [
      'many aliases',
      JSON.stringify({ query: `{ a { ${'x: b '.repeat(31)} } }` }),
      200,
      'DOCUMENT_TOO_COMPLEX',
    ],
  ])('%s is refused on both endpoints', async (_what, body, status, code) => {
    const world = await platform.newWorld(NOW);
    for (const path of ['/graphql', '/promo/graphql']) {
      const answer = await raw(path, world, body);
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  it('a content type other than JSON is refused', async () => {
    const world = await platform.newWorld(NOW);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await raw('/graphql', world, JSON.stringify({ query: PUBLIC_QUERY }), type);
      expect([answer.status, codeOf(answer)]).toEqual([415, 'BAD_USER_INPUT']);
    }
  });

  it('broken multipart requests are refused, and those of a visitor before they are read', async () => {
    const world = await platform.newWorld(NOW);
    const token = await loginByEmail(platform, world, (await addMember(world)).email);
    const type = 'multipart/form-data; boundary=x';
    for (const body of [
      'nonsense',
      '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{\r\n--x--\r\n',
    ]) {
      const answer = await raw('/graphql', world, body, type, { authorization: `Bearer ${token}` });
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      expect(codeOf(await raw('/graphql', world, body, type))).toBe('UNAUTHENTICATED');
    }
  });

  it('variables of a wrong type are refused for a member', async () => {
    const { world, token } = await loggedIn();
    for (const amount of [1.5, '1e9', null, {}, []]) {
      const answer = await callGraphQL(platform, world, {
        query: MEMBER_QUERY,
        variables: { amount },
        token,
      });
      expect([answer.status, answer.code]).toEqual([200, 'BAD_USER_INPUT']);
    }
    const promo = { query: 'query P($id: ID!) { promo(id: $id) { id } }', token, path: '/promo/graphql' };
    const answer = await callGraphQL(platform, world, { ...promo, variables: { id: {} } });
    expect([answer.status, answer.code]).toEqual([200, 'BAD_USER_INPUT']);
  });

  it('a wrong value of any length is told in a few words', async () => {
    const { world, token } = await loggedIn();
    const digits = '9'.repeat(200_000);
    const variable = await callGraphQL(platform, world, {
      query: MEMBER_QUERY,
      variables: { amount: digits },
      token,
    });
    const literal = await callGraphQL(platform, world, {
      query: `query L { checkMemberDepositLimit(amount: ${digits.slice(0, 30_000)}) }`,
      token,
    });
    const named = await callGraphQL(platform, world, {
      query: `query L { ${'x'.repeat(30_000)} }`,
      token,
    });
    for (const { errors } of [variable, literal, named]) expect(errors[0]?.message.length).toBeLessThan(310);
    expect(variable.code).toBe('BAD_USER_INPUT');
    expect(variable.errors[0]?.message).toMatch(
      /^Variable "\$amount" got invalid value "9+ … 9+"; Decimal must be a decimal number written as a string\.$/,
    );
    expect(literal.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(named.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('a field that the contract does not have is refused for a member', async () => {
    const { world, token } = await loggedIn();
    const answer = await callGraphQL(platform, world, { query: 'query X { shoeSize }', token });
    expect(answer.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('touches no other request', async () => {
    const { world, token } = await loggedIn();
    const bad = Array.from({ length: 20 }, (_, index) => raw('/graphql', world, '{'.repeat(index + 1)));
    const good = Array.from({ length: 20 }, () =>
      callGraphQL(platform, world, { query: 'mutation R { readMessages }', token }),
    );
    const answers = await Promise.all(good);
    await Promise.all(bad);
    expect(answers.map((answer) => answer.data)).toEqual(
      Array.from({ length: 20 }, () => ({ readMessages: true })),
    );
  });
});
