import { describe, expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import { callsOf, inspect } from '#test/kit/inspector.ts';
import { startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const ADVANCE =
  'mutation Advance($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { now } }';
const ADJUST =
  'mutation Adjust($world: ID!) { adjustBalance(world: $world, member: "mem_mia", input: { walletType: MAIN, amount: "12.50" }) }';
const CANCEL = 'mutation Cancel($id: ID!) { cancelWithdrawal(id: $id) { status } }';
const SEND = 'mutation Send($email: String!) { sendEmailVerificationCode(action: REGISTER, email: $email) }';

const sent = ({ world, token }: SeededPerson, query: string, cause: string, path = '/graphql') =>
  callGraphQL(platform, world, { query, token, path, headers: { 'x-cause': cause } });

describe('SIM-11 the inspector', () => {
  it('shows a money call with its rows, its entry and its push under the cause that its answer carries', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const page = await startWithdrawal(mia, '60.00');
    await page.proceed();
    await page.choose('APPROVE');
    const { data, cause } = await mia.main(CANCEL, { id: page.id });
    expect(data).toEqual({ cancelWithdrawal: { status: 'CANCELLED' } });
    const [call, ...others] = await inspect(mia, cause);
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      ...{ origin: 'MAIN', operation: 'Cancel', variables: { id: page.id }, member: 'mem_mia' },
      ...{ decision: 'ALLOWED', code: null, reason: null, message: null, httpStatus: 200, bearer: true },
    });
    expect(call?.changes.find(({ table }) => table === 'withdrawals')).toMatchObject({
      ...{ kind: 'CHANGED', count: 1 },
      rows: [{ before: { id: page.id, status: 'PENDING' }, after: { id: page.id, status: 'CANCELLED' } }],
    });
    expect(call?.entries).toMatchObject([
      {
        ...{ type: 'WITHDRAWAL_CANCELLED', key: `withdrawal:${page.id}:back`, member: 'mem_mia' },
        postings: [
          { account: 'member:mem_mia:MAIN:AUD', amount: '60.00', balance: '1000.00', currency: 'AUD' },
          { account: 'house:HELD:AUD', amount: '-60.00', currency: 'AUD' },
        ],
      },
    ]);
    expect(call?.pushes).toMatchObject([
      { event: 'balanceUpdated', member: 'mem_mia', data: { wallets: { mainCash: '1000.00' } } },
    ]);
  });

  it('shows a refusal with its code, the name of its reason and its words', async () => {
    const zoe = await personInNewWorld(platform, 'zoe');
    const { code, errors, cause } = await zoe.main(
      'mutation D { initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "50.00" }) }',
    );
    expect(code).toBe('DEPOSIT_BLOCKED');
    expect(await inspect(zoe, cause)).toMatchObject([
      {
        ...{ decision: 'REFUSED', code: 'DEPOSIT_BLOCKED', reason: 'blocked', message: errors[0]?.message },
        ...{ changes: [], entries: [], pushes: [] },
      },
    ]);
  });

  it('blots secrets out of variables and rows, and names the message that was sent', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const { cause } = await mia.main(SEND, { email: 'new@magpie.test' });
    const [call] = await inspect(mia, cause);
    expect(call?.mails).toMatchObject([{ kind: 'EMAIL', to: 'new@magpie.test' }]);
    const codes = call?.changes.find(({ table }) => table === 'codes');
    expect(codes?.rows.map(({ after }) => Object.values(after ?? {}).includes('[removed]'))).toEqual([true]);
    const mailed = call?.changes.find(({ table }) => table === 'mailbox');
    expect(mailed?.rows).toMatchObject([{ after: { code: '[removed]' } }]);
  });

  it('gives a verb of the operator a cause, and keeps it in the world that it changed', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const { cause } = await mia.control(ADJUST);
    expect(await inspect(mia, cause)).toMatchObject([
      {
        ...{ origin: 'CONTROL', operation: 'Adjust', decision: 'ALLOWED', member: null },
        entries: [{ type: 'MANUAL_ADJUSTMENT_CREDIT', member: 'mem_mia' }],
        pushes: [{ event: 'balanceUpdated' }],
      },
    ]);
  });

  it('puts what falls due under the move of the clock that let it fall due', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const { cause } = await mia.control(ADVANCE, { by: 'P5DT1H' });
    const [call] = await inspect(mia, cause);
    expect(call?.changes[0]).toMatchObject({
      table: 'worldState',
      rows: [{ before: { now: '2026-03-02T02:00:00.000Z' }, after: { now: '2026-03-07T03:00:00.000Z' } }],
    });
    expect(call?.jobs).toContainEqual({
      ...{ kind: 'EXPIRE_LEVEL_REWARDS', key: 'mem_mia:3', member: 'mem_mia' },
      ...{ due: '2026-03-07T02:00:00.000Z', outcome: 'DONE' },
    });
  });

  it('keeps the calls of one press under the cause that they bring along, on both servers', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const answers = [
      await sent(mia, 'query Kept { vendors { id } }', 'press-7'),
      await sent(mia, 'query Kept { vendors { id } }', 'press-7'),
      await sent(mia, 'query Me { me { id } }', 'press-7'),
      await sent(mia, 'query Spins { memberFreeSpins { totalCount } }', 'press-7', '/promo/graphql'),
      await sent(mia, 'query None { nothing }', 'press-7', '/promo/graphql'),
      await sent(mia, 'query Both { checkFraud game(code: "none") { id } }', 'press-7'),
    ];
    expect(answers.map(({ cause }) => cause)).toEqual(Array(6).fill('press-7'));
    const calls = await inspect(mia, 'press-7');
    expect(calls.map(({ origin, operation }) => [origin, operation])).toEqual([
      ['MAIN', 'Kept'],
      ['MAIN', 'Kept'],
      ['MAIN', 'Me'],
      ['PROMO', 'Spins'],
      ['PROMO', 'None'],
      ['MAIN', 'Both'],
    ]);
  });

  it('makes a cause where what came is none', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const { cause } = await sent(mia, 'query Me { me { id } }', 'two words" }');
    expect(cause).toMatch(/^[\da-f-]{36}$/);
    expect(await inspect(mia, cause)).toMatchObject([{ operation: 'Me' }]);
    expect(await inspect(mia, 'nowhere')).toEqual([]);
  });
});

describe('SIM-11 the list of calls', () => {
  it('is searched by operation, member, code, origin, text and time, and counts what fits', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    await mia.control(ADVANCE, { by: 'PT1H' });
    await mia.main('query Me { me { id } }');
    await mia.main(
      'query Find($name: String!) { games(filter: { name: { contains: $name } }) { totalCount } }',
      { name: 'Moonlit' },
    );
    await mia.main('query Broken { nothing }');
    const found = async (filter: object) => {
      const { edges, totalCount } = await callsOf(mia, { ...filter });
      expect(totalCount).toBe(edges.length);
      return edges.map(({ node }) => node.operation);
    };
    expect(await found({ operation: 'Me' })).toEqual(['Me']);
    expect(await found({ member: 'mia@magpie.test', since: '2026-03-02T03:00:00.000Z' })).toEqual([
      'Me',
      'Find',
      'Broken',
    ]);
    expect(await found({ code: 'GRAPHQL_VALIDATION_FAILED' })).toEqual(['Broken']);
    expect(await found({ text: 'mOONlit', origin: 'MAIN' })).toEqual(['Find']);
    expect(await found({ text: '100%_' })).toEqual([]);
  });

  it('goes on from a cursor as calls come, and back before one', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    for (const name of ['A', 'B', 'C']) await mia.main(`query ${name} { me { id } }`);
    const only = { member: mia.id, origin: 'MAIN' };
    const names = ({ edges }: Awaited<ReturnType<typeof callsOf>>) => edges.map(({ node }) => node.operation);
    const last = await callsOf(mia, only, { first: 2 });
    expect([names(last), last.totalCount]).toEqual([['B', 'C'], 3]);
    const [b] = last.edges;
    expect(names(await callsOf(mia, only, { before: b?.cursor ?? '' }))).toEqual(['A']);
    const after = last.pageInfo.endCursor ?? '';
    expect(names(await callsOf(mia, only, { after }))).toEqual([]);
    await mia.main('query D { me { id } }');
    expect(names(await callsOf(mia, only, { after }))).toEqual(['D']);
  });

  it('refuses cursors and sizes that are none, and members who are nobody', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const refused = async (argumentsText: string) => {
      const { code, errors } = await mia.control(
        `query C($world: ID!) { calls(world: $world, ${argumentsText}) { totalCount } }`,
      );
      return [code, errors[0]?.message];
    };
    const bad = 'BAD_USER_INPUT';
    expect(await refused('first: 501')).toEqual([bad, 'first must be 1 to 500.']);
    expect(await refused('after: "me"')).toEqual([bad, 'after and before must be cursors of calls.']);
    expect(await refused('after: "call_1", before: "call_2"')).toEqual([
      bad,
      'Give after or before, not both.',
    ]);
    expect((await refused('filter: { member: "nobody" }'))[0]).toBe('NOT_FOUND');
  });
});

describe('calls asked for after the fact', () => {
  it('SIM-19 tell their operation, variables, the headers that matter, and how many there were', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const query = 'query Page($first: Int!) { games(first: $first) { totalCount } }';
    const ask = (headers: Record<string, string | null>, token?: string) =>
      callGraphQL(platform, mia.world, {
        ...{ query, variables: { first: 3 }, operationName: 'Page', headers },
        ...(token === undefined ? {} : { token }),
      });
    await ask({ 'x-cause': 'one' }, mia.token);
    await ask({ 'x-cause': 'two', 'x-admin-code': 'another', 'x-channel': null });
    const { totalCount, edges } = await callsOf(mia, { operation: 'Page' });
    expect(totalCount).toBe(2);
    const told = { operation: 'Page', variables: { first: 3 }, world: mia.world.id };
    expect(edges.map(({ node }) => node)).toMatchObject([
      {
        ...told,
        cause: 'one',
        adminCode: 'magpie-web',
        channel: 'DESKTOP_WEB',
        bearer: true,
        member: mia.id,
      },
      { ...told, cause: 'two', adminCode: 'another', channel: null, bearer: false, member: null },
    ]);
  });
});
