import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import {
  addMember,
  callGraphQL,
  login,
  loginByEmail,
  openSocket,
  PASSWORD,
  startTestPlatform,
} from '#test/kit/index.ts';
import { holdWrites } from '#test/kit/hold-writes.ts';
import { lastCode } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { keepSessionEnds, type SessionEnd } from '#test/kit/session-ends.ts';
import { configModule } from '../config/index.ts';
import { messagesModule } from '../messages/index.ts';
import { sessionModule } from '../session/index.ts';
import { accountModule } from './index.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const NEW = 'Kookaburra7!';
const notActive = 'invalid access token. session is not active.';

const platform = platformForFile(() =>
  startTestPlatform({
    modules: [accountModule, sessionModule, configModule, messagesModule],
  }),
);
let ends: readonly SessionEnd[] = [];

beforeAll(() => {
  ends = keepSessionEnds(platform);
});

const inbox = async (world: World, token: string) =>
  (
    await callGraphQL(platform, world, {
      query: 'query M { messages { edges { node { title content read } } } }',
      token,
    })
  ).data?.['messages'];

const message = (content: string) => ({
  edges: [{ node: { title: 'Your password was changed', content, read: false } }],
});

const refusal = async (world: World, token: string) =>
  (await callGraphQL(platform, world, { query: 'query M { me { id } }', token })).errors[0]?.message ?? null;

const change = (world: World, token: string, oldPassword: string, newPassword = NEW) =>
  callGraphQL(platform, world, {
    query:
      'mutation U($old: String!, $new: String!) { updatePassword(oldPassword: $old, newPassword: $new) }',
    variables: { old: oldPassword, new: newPassword },
    token,
  });

async function threeLogins() {
  const world = await platform.newWorld(NOW);
  const member = await addMember(world);
  const enter = () => loginByEmail(platform, world, member.email);
  return { world, member, tokens: [await enter(), await enter(), await enter()] as const };
}

const socketOf = async (world: World, token: string) => {
  const params = { adminCode: 'magpie-web', world: world.id, authorization: `Bearer ${token}` };
  const socket = await openSocket(platform, params);
  expect(await socket.next()).toEqual({ type: 'connection_ack' });
  return socket;
};

describe('a new password', () => {
  it('SESS-42 ends all other sessions when it is changed, and a message says so', async () => {
    const { world, member, tokens } = await threeLogins();
    const [here, there, elsewhere] = tokens;
    const bystander = await loginByEmail(platform, world, (await addMember(world)).email);
    const [mine, theirs] = [await socketOf(world, here), await socketOf(world, there)];
    expect((await change(world, here, PASSWORD)).data).toEqual({ updatePassword: true });
    expect(await theirs.closed).toEqual({ code: 4403, reason: notActive });
    expect([await refusal(world, there), await refusal(world, elsewhere)]).toEqual([notActive, notActive]);
    expect([await refusal(world, here), await refusal(world, bystander)]).toEqual([null, null]);
    expect(await inbox(world, here)).toEqual(
      message(
        'Your password was changed. You were logged out on 2 other devices. If this was not you, reset your password and contact support.',
      ),
    );
    expect(await inbox(world, bystander)).toEqual({ edges: [] });
    const reasons = ends.filter(({ memberId }) => memberId === member.id).map(({ reason }) => reason);
    expect(reasons).toEqual(['PASSWORD', 'PASSWORD']);
    mine.close();
  });

  it('is refused when the new password is the old one, and changes nothing', async () => {
    const { world, tokens } = await threeLogins();
    const [here, there] = tokens;
    const { code, errors } = await change(world, here, PASSWORD, PASSWORD);
    expect([code, errors[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'Your new password must differ from the old one.',
    ]);
    expect(await refusal(world, there)).toBeNull();
    expect(await inbox(world, here)).toEqual({ edges: [] });
  });

  it('SESS-42 ends no session and sends no message when it is refused', async () => {
    const { world, tokens } = await threeLogins();
    const [here, there] = tokens;
    expect((await change(world, here, 'Wrong@2026')).code).toBe('INVALID_CREDENTIALS');
    expect(await refusal(world, there)).toBeNull();
    expect(await inbox(world, here)).toEqual({ edges: [] });
  });

  it('SESS-42 ends every session when it is reset, and a message says so', async () => {
    const { world, member, tokens } = await threeLogins();
    const step = (mutation: string, type: string, input: object) =>
      callGraphQL(platform, world, {
        query: `mutation S($input: ${type}!) { ${mutation}(input: $input) }`,
        variables: { input },
      });
    const { email } = member;
    await step('createPasswordReset', 'CreatePasswordResetInput', { email });
    const verificationCode = await lastCode(world, email);
    await step('verifyPasswordReset', 'VerifyPasswordResetInput', { email, verificationCode });
    const reset = { email, verificationCode, newPassword: NEW };
    const { data } = await step('confirmPasswordReset', 'ConfirmPasswordResetInput', reset);
    expect(data).toEqual({ confirmPasswordReset: true });
    for (const token of tokens) expect(await refusal(world, token)).toBe(notActive);
    const again = await loginByEmail(platform, world, email, NEW);
    expect(await inbox(world, again)).toEqual(
      message(
        'Your password was changed. You were logged out on 3 other devices. If this was not you, reset your password and contact support.',
      ),
    );
  });

  it('SESS-42 leaves no way in for a login by the old one that was under way', async () => {
    const { world, member, tokens } = await threeLogins();
    const gate = holdWrites(world);
    const changed = await gate.arrive(change(world, tokens[0], PASSWORD));
    const late = await gate.arrive(login(platform, world, member.email));
    await gate.release();
    expect((await changed.answer).data).toEqual({ updatePassword: true });
    const { status, body } = await late.answer;
    expect([status, body['code'], body['access']]).toEqual([403, 'FORBIDDEN', undefined]);
  });

  it.each([
    [
      'a mobile number',
      `mutation { verifySmsOtpCode(mobileNumber: "+61498765432", countryCode: "AU", otpCode: "CODE") }`,
    ],
    ['a detail', `mutation { updateMe(input: { timezone: "Australia/Perth" }) { id } }`],
  ])('SESS-42 lets a session that it ended change %s no more', async (_what, query) => {
    const { world, member, tokens } = await threeLogins();
    const [owner, thief] = tokens;
    const send = `mutation { sendSmsOtpCode(mobileNumber: "+61498765432") }`;
    await callGraphQL(platform, world, { query: send, token: thief });
    const code = await lastCode(world, '+61498765432');
    const row = () =>
      world.db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
    const { passwordHash: _old, ...before } = await row();
    const gate = holdWrites(world);
    const changed = await gate.arrive(change(world, owner, PASSWORD));
    const late = await gate.arrive(
      callGraphQL(platform, world, { query: query.replace('CODE', code), token: thief }),
    );
    await gate.release();
    expect((await changed.answer).data).toEqual({ updatePassword: true });
    expect((await late.answer).errors[0]?.message).toBe(notActive);
    expect(await row()).toMatchObject(before);
  });

  it.each(['mutation { endOtherMemberSessions }', 'mutation { endMemberSession(id: "$id") }'])(
    'SESS-42 lets a session that it ended end no other one: %s',
    async (query) => {
      const { world, tokens } = await threeLogins();
      const [owner, thief] = tokens;
      const { data } = await callGraphQL(platform, world, {
        query: '{ memberSessions { edges { node { id current } } } }',
        token: owner,
      });
      const { edges } = data?.['memberSessions'] as {
        edges: { node: { id: string; current: boolean } }[];
      };
      const own = edges.find(({ node }) => node.current)?.node.id ?? '';
      const gate = holdWrites(world);
      const changed = await gate.arrive(change(world, owner, PASSWORD));
      const late = await gate.arrive(
        callGraphQL(platform, world, { query: query.replace('$id', own), token: thief }),
      );
      await gate.release();
      expect((await changed.answer).data).toEqual({ updatePassword: true });
      expect((await late.answer).errors[0]?.message).toBe(notActive);
      expect(await refusal(world, owner)).toBeNull();
    },
  );

  it('SESS-42 is not changed again by a session that it ended, nor from the old one', async () => {
    const { world, member, tokens } = await threeLogins();
    const [owner, thief] = tokens;
    const gate = holdWrites(world);
    const changed = await gate.arrive(change(world, owner, PASSWORD));
    const late = await gate.arrive(change(world, thief, PASSWORD, 'Stolen@2026'));
    const twice = await gate.arrive(change(world, owner, PASSWORD, 'Second@2026'));
    await gate.release();
    expect((await changed.answer).data).toEqual({ updatePassword: true });
    expect((await late.answer).errors[0]?.message).toBe(notActive);
    expect((await twice.answer).code).toBe('INVALID_CREDENTIALS');
    expect(await refusal(world, owner)).toBeNull();
    expect((await login(platform, world, member.email, NEW)).status).toBe(200);
  });
});
