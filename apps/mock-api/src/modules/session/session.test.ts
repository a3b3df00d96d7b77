import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it } from 'vitest';
import { endMemberSessions } from '#platform/auth/index.ts';
import type { MemberStatus } from '#platform/store/contract-types.ts';
import type { World } from '#platform/worlds/index.ts';
import type { TestMember } from '#test/kit/index.ts';
import { callGraphQL, headers, login, loginByEmail, post } from '#test/kit/index.ts';
import { memberInNewWorld } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startProbePlatform } from '#test/kit/probe.ts';
import { keepSessionEnds, type SessionEnd } from '#test/kit/session-ends.ts';

const HEARTBEAT = 'mutation Heartbeat { heartbeat }';
const READ = 'mutation Read { readMessages }';

const platform = platformForFile(startProbePlatform);
let ends: readonly SessionEnd[] = [];

beforeAll(() => {
  ends = keepSessionEnds(platform);
});

const logout = (world: World, token: string) =>
  post(`${platform.url}/session:destroy`, { headers: headers(world, { authorization: `Bearer ${token}` }) });

const setStatus = (world: World, member: TestMember, status: MemberStatus) =>
  world.write((unit) => unit.db.updateTable('members').set({ status }).where('id', '=', member.id).execute());

const allowMultipleSessions = (world: World, multipleSession: boolean) =>
  world.write((unit) => {
    unit.setSettings({ multipleSession });
    return Promise.resolve();
  });

const inWorld = () => memberInNewWorld(platform);

const accepts = async (world: World, token: unknown): Promise<boolean> =>
  (await callGraphQL(platform, world, { query: READ, token: String(token) })).code === null;

describe('a session', () => {
  it('SESS-07 ends with POST /session:destroy and its token is accepted by no later call', async () => {
    const { world, member } = await inWorld();
    const token = await loginByEmail(platform, world, member.email);
    const other = await loginByEmail(platform, world, member.email);
    expect((await logout(world, token)).status).toBe(200);
    const promo = { query: 'query C { availableMemberCashback { id } }', path: '/promo/graphql', token };
    for (const call of [{ query: READ, token }, { query: 'query F { checkFraud }', token }, promo]) {
      expect((await callGraphQL(platform, world, call)).code).toBe('FORBIDDEN');
    }
    expect((await logout(world, token)).body['code']).toBe('FORBIDDEN');
    expect(await accepts(world, other)).toBe(true);
  });

  it('SESS-07 needs the bearer token', async () => {
    const { world } = await inWorld();
    const none = await post(`${platform.url}/session:destroy`, { headers: headers(world) });
    expect([none.status, none.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('SESS-19 answers a heartbeat with true while it lives and false once it has ended', async () => {
    const { world, member } = await inWorld();
    const token = await loginByEmail(platform, world, member.email);
    const beat = async () => (await callGraphQL(platform, world, { query: HEARTBEAT, token })).data;
    expect(await beat()).toEqual({ heartbeat: true });
    await world.write((unit) => endMemberSessions(unit, member.id, 'ENDED'));
    expect(await beat()).toEqual({ heartbeat: false });
    expect((await callGraphQL(platform, world, { query: HEARTBEAT })).code).toBe('UNAUTHENTICATED');
  });

  it('SESS-35 is replaced by a second login when multiple sessions are off', async () => {
    const { world, member } = await inWorld();
    await allowMultipleSessions(world, false);
    const first = await loginByEmail(platform, world, member.email);
    const second = await loginByEmail(platform, world, member.email);
    const next = await callGraphQL(platform, world, { query: READ, token: first });
    expect(next.code).toBe('FORBIDDEN');
    expect(next.errors[0]?.message).toBe('session was replaced by a login on another device');
    expect(await accepts(world, second)).toBe(true);
  });

  it('SESS-35 lives beside others when multiple sessions are on', async () => {
    const { world, member } = await inWorld();
    await allowMultipleSessions(world, true);
    const first = await loginByEmail(platform, world, member.email);
    await loginByEmail(platform, world, member.email);
    expect(await accepts(world, first)).toBe(true);
    const { data } = await callGraphQL(platform, world, { query: 'query M { multipleSession }' });
    expect(data).toEqual({ multipleSession: true });
  });

  it('tells those who follow it of each end, with its reason', async () => {
    const { world, member } = await inWorld();
    await allowMultipleSessions(world, false);
    const first = await loginByEmail(platform, world, member.email);
    const second = await loginByEmail(platform, world, member.email);
    await logout(world, second);
    await logout(world, second);
    const third = await loginByEmail(platform, world, member.email);
    await setStatus(world, member, 'FROZEN');
    await accepts(world, third);
    const sessionOf = (token: string) => String((jwt.decode(token) as jwt.JwtPayload)['sid']);
    expect(ends.filter(({ memberId }) => memberId === member.id)).toEqual([
      { memberId: member.id, sessionId: sessionOf(first), reason: 'REPLACED' },
      { memberId: member.id, sessionId: sessionOf(second), reason: 'ENDED' },
      { memberId: member.id, sessionId: sessionOf(third), reason: 'STATUS' },
    ]);
  });

  const STATUSES: readonly MemberStatus[] = [
    'DISABLED',
    'BANNED',
    'CLOSED',
    'CLOSED_LEGACY',
    'COOLING_OFF',
    'COOLING_OFF_ENDED',
    'DORMANT',
    'FRAUD',
    'FROZEN',
    'GAMSTOP_SELF_EXCLUDED',
    'KICKED',
    'SELF_EXCLUDED',
    'SUSPENDED',
    'TIME_OUT',
    'UNDER_REVIEW',
    'UNWANTED',
    'ACCOUNT_CLOSED_KYC',
    'ACCOUNT_CLOSED_NO_AFFORD',
    'ACCOUNT_CLOSED_NO_SG',
    'ACCOUNT_SUSPENDED_NO_AFFORD',
    'ACCOUNT_SUSPENDED_NO_SG',
  ];

  it('SESS-40 is given to nobody whose status is not ENABLED', async () => {
    const { world, member } = await inWorld();
    for (const status of STATUSES) {
      await setStatus(world, member, status);
      const { status: http, body } = await login(platform, world, member.email);
      expect([status, http, body['code']]).toEqual([status, 403, 'MEMBER_NOT_ENABLED']);
    }
    const wrong = await login(platform, world, member.email, 'wrong');
    expect(wrong.body['message']).toBe('invalid credentials');
  });

  it('SESS-40 ends with ACCESS_TOKEN_EXPIRED at the next call after a change away from ENABLED', async () => {
    const { world, member } = await inWorld();
    for (const query of [READ, HEARTBEAT, 'query F { checkFraud }']) {
      const token = await loginByEmail(platform, world, member.email);
      await setStatus(world, member, 'SELF_EXCLUDED');
      expect((await callGraphQL(platform, world, { query, token })).code).toBe('ACCESS_TOKEN_EXPIRED');
      await setStatus(world, member, 'ENABLED');
      expect((await callGraphQL(platform, world, { query, token })).code).toBe('ACCESS_TOKEN_EXPIRED');
    }
  });
});
