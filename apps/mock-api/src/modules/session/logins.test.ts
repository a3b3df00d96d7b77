import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import type { TestMember } from '#test/kit/index.ts';
import { addMember, callGraphQL, login, openSocket, startTestPlatform } from '#test/kit/index.ts';
import { memberInNewWorld } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { accountModule } from '../account/index.ts';
import { configModule } from '../config/index.ts';
import { messagesModule } from '../messages/index.ts';
import { sessionModule } from './index.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const LIST =
  'query L($first: Int, $after: String) { memberSessions(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id current browser operatingSystem deviceType country dateTimeCreated } } } }';

const platform = platformForFile(() =>
  startTestPlatform({
    modules: [accountModule, sessionModule, configModule, messagesModule],
  }),
);

interface Login {
  readonly id: string;
  readonly current: boolean;
  readonly [field: string]: unknown;
}

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: Login }[];
}

const inWorld = () => memberInNewWorld(platform);

async function enter(world: World, member: TestMember, userAgent: string): Promise<string> {
  const { body } = await login(platform, world, member.email, undefined, { 'user-agent': userAgent });
  return String(body['access']);
}

async function page(world: World, token: string, variables: object = {}): Promise<Page> {
  const { data } = await callGraphQL(platform, world, { query: LIST, variables, token });
  return data?.['memberSessions'] as Page;
}

const logins = async (world: World, token: string) =>
  (await page(world, token)).edges.map(({ node }) => node);

const end = (world: World, token: string, id: string) =>
  callGraphQL(platform, world, {
    query: 'mutation E($id: ID!) { endMemberSession(id: $id) }',
    variables: { id },
    token,
  });

const endOthers = (world: World, token: string) =>
  callGraphQL(platform, world, { query: 'mutation E { endOtherMemberSessions }', token });

const refusal = async (world: World, token: string) =>
  (await callGraphQL(platform, world, { query: LIST, token })).errors[0]?.message ?? null;

const notActive = 'invalid access token. session is not active.';

describe('where a member is logged in', () => {
  it('SESS-43 is listed with device, country and time, this session first', async () => {
    const { world, member } = await inWorld();
    await enter(world, member, chrome);
    await world.clock.advance('PT1H');
    await enter(world, member, 'a toaster');
    await world.clock.advance('PT1H');
    const phone = await enter(world, member, iphone);
    await world.clock.advance('PT1H');
    await world.write((unit) => {
      unit.setSettings({ detectedCountry: 'NZ' });
      return Promise.resolve();
    });
    await enter(world, member, chrome);
    await enter(world, await addMember(world), chrome);
    const windows = { browser: 'Chrome', operatingSystem: 'Windows', deviceType: 'DESKTOP', current: false };
    const listed = await logins(world, phone);
    expect(listed).toMatchObject([
      {
        browser: 'Safari',
        operatingSystem: 'iOS',
        deviceType: 'MOBILE',
        current: true,
        dateTimeCreated: '2026-01-05T04:00:00.000Z',
      },
      { ...windows, dateTimeCreated: '2026-01-05T05:00:00.000Z' },
      { browser: null, operatingSystem: null, deviceType: null, current: false },
      { ...windows, dateTimeCreated: '2026-01-05T02:00:00.000Z' },
    ]);
    expect(listed.slice(0, 1).map(({ country }) => country)).toEqual(['AU']);
  });

  it('SESS-43 comes page by page, without those that are over', async () => {
    const { world, member } = await inWorld();
    const gone = await enter(world, member, chrome);
    const goneId = (await logins(world, gone))[0]?.id;
    const token = await enter(world, member, iphone);
    await enter(world, member, chrome);
    await enter(world, member, chrome);
    await end(world, token, String(goneId));
    const all = (await logins(world, token)).map(({ id }) => id);
    expect(all).toHaveLength(3);
    const first = await page(world, token, { first: 1 });
    const second = await page(world, token, { first: 2, after: first.pageInfo.endCursor });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.edges, ...second.edges].map(({ node }) => node.id)).toEqual(all);
  });

  it('SESS-43 one of them can be ended, after which its token and socket are refused', async () => {
    const { world, member } = await inWorld();
    const [other, token] = [await enter(world, member, chrome), await enter(world, member, iphone)];
    const socket = await openSocket(platform, {
      adminCode: 'magpie-web',
      world: world.id,
      authorization: `Bearer ${other}`,
    });
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
    const there = (await logins(world, token)).find(({ current }) => !current);
    const id = String(there?.id);
    expect((await end(world, token, id)).data).toEqual({ endMemberSession: true });
    expect((await socket.closed).reason).toBe(notActive);
    expect([await refusal(world, other), await refusal(world, token)]).toEqual([notActive, null]);
    expect((await end(world, token, id)).data).toEqual({ endMemberSession: true });
  });

  it('SESS-43 all others can be ended at once', async () => {
    const { world, member } = await inWorld();
    const others = [await enter(world, member, chrome), await enter(world, member, chrome)];
    const token = await enter(world, member, iphone);
    expect((await endOthers(world, token)).data).toEqual({ endOtherMemberSessions: 2 });
    for (const other of others) expect(await refusal(world, other)).toBe(notActive);
    expect((await logins(world, token)).map(({ current }) => current)).toEqual([true]);
    expect((await endOthers(world, token)).data).toEqual({ endOtherMemberSessions: 0 });
  });

  it("SESS-43 neither this session nor another member's can be ended so, and a visitor has none", async () => {
    const { world, member } = await inWorld();
    const token = await enter(world, member, chrome);
    const stranger = await enter(world, await addMember(world), chrome);
    const [own, theirs] = [(await logins(world, token))[0]?.id, (await logins(world, stranger))[0]?.id];
    const mine = await end(world, token, String(own));
    expect([mine.code, mine.errors[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'You are using this session now. Log out to end it.',
    ]);
    expect((await end(world, token, String(theirs))).code).toBe('NOT_FOUND');
    expect((await end(world, token, 'ses_nobody')).code).toBe('NOT_FOUND');
    expect((await callGraphQL(platform, world, { query: LIST })).code).toBe('UNAUTHENTICATED');
    expect([await refusal(world, token), await refusal(world, stranger)]).toEqual([null, null]);
  });
});
