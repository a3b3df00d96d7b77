import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { addMember, callGraphQL, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sessionModule } from '../session/index.ts';
import { messagesModule, sendMessage } from './index.ts';

const NOW = '2026-01-05T02:00:00.000Z';

const platform = platformForFile(() => startTestPlatform({ modules: [sessionModule, messagesModule] }));

const send = (world: World, memberId: string, ...titles: string[]) =>
  world.write(async (unit) => {
    for (const title of titles) {
      await sendMessage(unit, memberId, {
        id: `msg_${title}`,
        type: 'PROMO',
        title,
        content: `<p>${title}</p>`,
      });
    }
  });

async function withMessages(...titles: string[]) {
  const world = await platform.newWorld(NOW);
  const member = await addMember(world);
  await send(world, member.id, ...titles);
  return { world, member, token: await loginByEmail(platform, world, member.email) };
}

const list = async (world: World, token: string, args = '') => {
  const query = `{ messages${args} { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id read } } } }`;
  const { data, code } = await callGraphQL(platform, world, { query, token });
  const messages = data?.['messages'] as
    | {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        edges: { node: { id: string; read: boolean } }[];
      }
    | undefined;
  return {
    code,
    ...messages,
    ids: messages?.edges.map(({ node }) => node.id),
    read: messages?.edges.map(({ node }) => node.read),
  };
};

const change = (world: World, token: string, call: string) =>
  callGraphQL(platform, world, { query: `mutation { ${call} }`, token });

const SUBJECT = '{ messages { edges { node { title subject { kind id } } } } }';

it('MSG-20 tells what a message is about, and nothing where it is about nothing', async () => {
  const { world, member, token } = await withMessages('plain');
  await world.clock.advance('PT1H');
  await world.write((unit) =>
    sendMessage(unit, member.id, {
      type: 'DEPOSIT_APPROVED',
      title: 'paid',
      content: '<p>Paid</p>',
      subject: { kind: 'DEPOSIT', id: 'dep_1' },
    }),
  );
  const { data } = await callGraphQL(platform, world, { query: SUBJECT, token });
  expect(data?.['messages']).toEqual({
    edges: [
      { node: { title: 'paid', subject: { kind: 'DEPOSIT', id: 'dep_1' } } },
      { node: { title: 'plain', subject: null } },
    ],
  });
});

describe('the inbox', () => {
  it('MSG-10 returns edges with id, read, automatedMessageType, title, content and dateTimeCreated, newest first', async () => {
    const { world, member, token } = await withMessages('first');
    await world.clock.advance('PT1H');
    await world.write((unit) =>
      sendMessage(unit, member.id, {
        type: null,
        title: 'second',
        content: '<p>By hand</p>',
        id: 'msg_second',
      }),
    );
    const query =
      '{ messages { edges { node { id read automatedMessageType title content dateTimeCreated } } } }';
    const { data } = await callGraphQL(platform, world, { query, token });
    expect((data?.['messages'] as { edges: unknown }).edges).toEqual([
      {
        node: {
          id: 'msg_second',
          read: false,
          automatedMessageType: null,
          title: 'second',
          content: '<p>By hand</p>',
          dateTimeCreated: '2026-01-05T03:00:00.000Z',
        },
      },
      {
        node: {
          id: 'msg_first',
          read: false,
          automatedMessageType: 'PROMO',
          title: 'first',
          content: '<p>first</p>',
          dateTimeCreated: NOW,
        },
      },
    ]);
  });

  it('is read page by page, each message once, also of one moment', async () => {
    const { world, token } = await withMessages('1', '2', '3', '4', '5');
    const first = await list(world, token, '(first: 2)');
    const second = await list(world, token, `(first: 2, after: "${first.pageInfo?.endCursor ?? ''}")`);
    const third = await list(world, token, `(first: 2, after: "${second.pageInfo?.endCursor ?? ''}")`);
    expect([first.ids, second.ids, third.ids]).toEqual([['msg_5', 'msg_4'], ['msg_3', 'msg_2'], ['msg_1']]);
    expect([first, second, third].map((page) => page.pageInfo?.hasNextPage)).toEqual([true, true, false]);
    expect([first, second, third].map((page) => page.totalCount)).toEqual([5, 5, 5]);
  });

  it.each([
    '(first: 0)',
    '(first: 101)',
    '(first: -1)',
    '(after: "")',
    '(after: "nonsense")',
    '(after: "bWVzc2FnZXM6bXNnXzk")',
  ])('refuses the page %s', async (args) => {
    const { world, token } = await withMessages('1');
    expect((await list(world, token, args)).code).toBe('BAD_USER_INPUT');
  });

  it('is filtered by what was read', async () => {
    const { world, token } = await withMessages('1', '2', '3');
    await change(world, token, 'readMessage(id: "msg_2") { id }');
    expect((await list(world, token, '(filter: { read: { eq: true } })')).ids).toEqual(['msg_2']);
    const unread = await list(world, token, '(filter: { read: { eq: false } })');
    expect([unread.ids, unread.totalCount]).toEqual([['msg_3', 'msg_1'], 2]);
    expect((await list(world, token, '(filter: {})')).totalCount).toBe(3);
  });
});

describe('messages', () => {
  it('MSG-11 readMessage marks one as read, readMessages all, and deleteMessage deletes one', async () => {
    const { world, token } = await withMessages('1', '2', '3');
    const one = await change(world, token, 'readMessage(id: "msg_2") { id read }');
    expect(one.data).toEqual({ readMessage: { id: 'msg_2', read: true } });
    expect((await list(world, token)).read).toEqual([false, true, false]);
    expect((await change(world, token, 'readMessages')).data).toEqual({ readMessages: true });
    expect((await list(world, token)).read).toEqual([true, true, true]);
    expect((await change(world, token, 'deleteMessage(id: "msg_2")')).data).toEqual({ deleteMessage: true });
    expect((await list(world, token)).ids).toEqual(['msg_3', 'msg_1']);
  });

  it('MSG-07 are not deleted while they are unread', async () => {
    const { world, token } = await withMessages('1');
    const refused = await change(world, token, 'deleteMessage(id: "msg_1")');
    expect(refused.errors).toMatchObject([
      { message: 'Only a message that was read can be deleted.', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await list(world, token)).ids).toEqual(['msg_1']);
  });

  it('are deleted once when asked for many times at once', async () => {
    const { world, token } = await withMessages('1');
    await change(world, token, 'readMessages');
    const answers = await Promise.all(
      [1, 2, 3].map(() => change(world, token, 'deleteMessage(id: "msg_1")')),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', null]);
  });

  it('are unknown when they do not exist', async () => {
    const { world, token } = await withMessages();
    for (const call of [
      'readMessage(id: "msg_1") { id }',
      'deleteMessage(id: "msg_1")',
      `deleteMessage(id: "${'x'.repeat(10_000)}")`,
    ]) {
      expect((await change(world, token, call)).code).toBe('NOT_FOUND');
    }
  });

  it('API-17 of another member are neither shown, read, deleted nor paged from', async () => {
    const { world, token } = await withMessages('own');
    const other = await addMember(world);
    await send(world, other.id, 'foreign');
    expect((await list(world, token)).ids).toEqual(['msg_own']);
    const cursor = Buffer.from('messages:msg_foreign').toString('base64url');
    expect((await list(world, token, `(after: "${cursor}")`)).code).toBe('BAD_USER_INPUT');
    for (const call of ['readMessage(id: "msg_foreign") { id }', 'deleteMessage(id: "msg_foreign")']) {
      expect((await change(world, token, call)).code).toBe('NOT_FOUND');
    }
    await change(world, token, 'readMessages');
    const rows = await world.db
      .selectFrom('messages')
      .select('read')
      .where('memberId', '=', other.id)
      .execute();
    expect(rows).toMatchObject([{ read: false }]);
  });
});

describe('one message', () => {
  const QUERY = 'query One($id: ID!) { message(id: $id) { id read title content dateTimeCreated } }';
  const one = (world: World, token: string | undefined, id: string) =>
    callGraphQL(platform, world, { query: QUERY, variables: { id }, ...(token !== undefined && { token }) });

  it('MSG-19 is answered by its id, however many came after it, and looking does not mark it as read', async () => {
    const { world, member, token } = await withMessages('first');
    await send(world, member.id, ...Array.from({ length: 120 }, (_, index) => `later-${String(index)}`));
    const { data, code } = await one(world, token, 'msg_first');
    expect([code, data]).toEqual([
      null,
      {
        message: {
          id: 'msg_first',
          read: false,
          title: 'first',
          content: '<p>first</p>',
          dateTimeCreated: NOW,
        },
      },
    ]);
  });

  it("API-17 is null for another member's, a deleted and an unknown one, and nothing for a visitor", async () => {
    const { world, token } = await withMessages('first');
    const other = await addMember(world);
    const otherToken = await loginByEmail(platform, world, other.email);
    expect((await one(world, otherToken, 'msg_first')).data).toEqual({ message: null });
    await change(world, token, 'readMessages');
    await change(world, token, 'deleteMessage(id: "msg_first")');
    expect((await one(world, token, 'msg_first')).data).toEqual({ message: null });
    expect((await one(world, token, 'msg_none')).data).toEqual({ message: null });
    expect((await one(world, undefined, 'msg_first')).code).toBe('UNAUTHENTICATED');
  });
});
