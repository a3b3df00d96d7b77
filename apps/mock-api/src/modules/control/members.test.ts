import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, login, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { control, listener } from '#test/kit/control.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const FIELDS = `id email status verified mobileNumberVerified depositBlocked withdrawalBlocked nameUpdateRequired
  dateOfBirthUpdateRequired liveSessions`;

const platform = platformForFile(startTestPlatform);

const set = (world: World, member: string, input: Record<string, unknown>) =>
  control(
    platform,
    `mutation Set($world: ID!, $member: ID!, $input: SetMemberInput!) { setMember(world: $world, member: $member, input: $input) { ${FIELDS} } }`,
    { world: world.id, member, input },
  );

const read = (world: World, member: string) =>
  control(
    platform,
    `query Read($world: ID!, $member: ID!) { worldMember(world: $world, member: $member) { ${FIELDS} } }`,
    {
      world: world.id,
      member,
    },
  );

const me = (world: World, token: string) => callGraphQL(platform, world, { query: '{ me { id } }', token });

describe('members of the control plane', () => {
  it('are read by e-mail address in any capitals and by id, and null when unknown', async () => {
    const { world, member } = await loggedInMember(platform);
    const seen = {
      id: member.id,
      email: member.email,
      status: 'ENABLED',
      verified: false,
      mobileNumberVerified: false,
      depositBlocked: false,
      withdrawalBlocked: false,
      nameUpdateRequired: false,
      dateOfBirthUpdateRequired: false,
      liveSessions: 1,
    };
    expect((await read(world, member.email.toUpperCase())).data).toEqual({ worldMember: seen });
    expect((await read(world, member.id)).data).toEqual({ worldMember: seen });
    expect(await read(world, 'nobody@magpie.test')).toMatchObject({
      code: null,
      data: { worldMember: null },
    });
  });

  it('are changed flag by flag, and keep what is left out or null', async () => {
    const { world, member, token } = await loggedInMember(platform);
    const flags = {
      verified: true,
      mobileNumberVerified: true,
      depositBlocked: true,
      withdrawalBlocked: true,
      nameUpdateRequired: true,
      dateOfBirthUpdateRequired: true,
    };
    expect((await set(world, member.email, flags)).data?.['setMember']).toMatchObject({
      ...flags,
      status: 'ENABLED',
      liveSessions: 1,
    });
    expect(
      (await set(world, member.email, { verified: false, depositBlocked: null })).data?.['setMember'],
    ).toMatchObject({
      ...flags,
      verified: false,
    });
    const query = '{ me { verified depositBlocked nameUpdateRequired } }';
    const { data } = await callGraphQL(platform, world, { query, token });
    expect(data).toEqual({ me: { verified: false, depositBlocked: true, nameUpdateRequired: true } });
    expect((await set(world, 'nobody@magpie.test', flags)).code).toBe('NOT_FOUND');
  });

  it.each([
    [
      'their payments',
      'query Q($world: ID!, $member: ID!) { worldPayments(world: $world, member: $member) { id } }',
    ],
    [
      'their awards',
      'query Q($world: ID!, $member: ID!) { pendingAwards(world: $world, member: $member) { id } }',
    ],
    [
      'their documents',
      'query Q($world: ID!, $member: ID!) { worldDocuments(world: $world, member: $member) { id } }',
    ],
    [
      'their rewards',
      'query Q($world: ID!, $member: ID!) { heldRewards(world: $world, member: $member) { id } }',
    ],
    [
      'the end of their session',
      'mutation M($world: ID!, $member: ID!) { endSession(world: $world, member: $member, ending: ENDED) }',
    ],
    [
      'a transfer',
      'mutation M($world: ID!, $member: ID!) { transferBalance(world: $world, member: $member, input: { from: MAIN, to: SPORT, amount: "1.00" }) }',
    ],
    [
      'a draw',
      'mutation M($world: ID!, $member: ID!) { drawJackpot(world: $world, jackpot: "none", member: $member) { id } }',
    ],
  ])('are refused where there is none of the name: for %s', async (_what, query) => {
    const { world } = await loggedInMember(platform);
    const { errors } = await control(platform, query, { world: world.id, member: 'nobody@magpie.test' });
    expect(errors).toMatchObject([
      {
        message: "There is no member 'nobody@magpie.test' in this world.",
        extensions: { code: 'NOT_FOUND' },
      },
    ]);
  });

  it('PUSH-02 pushes memberUpdated with id and the whole body when what it carries changes', async () => {
    const { world, member, token } = await loggedInMember(platform);
    const { next, socket } = await listener(
      platform,
      { world, token },
      `subscription { memberUpdated { id body { status verified memberLabelUpdated gbgDepositAmountReached
        gbgWithdrawalAmountReached hasFirstDeposit withdrawalBlocked depositBlocked } } }`,
    );
    await set(world, member.email, { nameUpdateRequired: true });
    await set(world, member.email, { withdrawalBlocked: true });
    expect(await next()).toEqual({
      memberUpdated: {
        id: member.id,
        body: {
          status: 'ENABLED',
          verified: false,
          memberLabelUpdated: false,
          gbgDepositAmountReached: false,
          gbgWithdrawalAmountReached: false,
          hasFirstDeposit: false,
          withdrawalBlocked: true,
          depositBlocked: false,
        },
      },
    });
    socket.close();
  });

  it('PUSH-02 CONF-02 carries in memberUpdated each part as it stands, and an amount that was reached before no more', async () => {
    const { world, member, token } = await loggedInMember(platform);
    const { next, socket } = await listener(
      platform,
      { world, token },
      `subscription { memberUpdated { body { status verified gbgDepositAmountReached gbgWithdrawalAmountReached
        hasFirstDeposit withdrawalBlocked depositBlocked } } }`,
    );
    const body = {
      status: 'ENABLED',
      verified: false,
      gbgDepositAmountReached: false,
      gbgWithdrawalAmountReached: false,
      hasFirstDeposit: false,
      withdrawalBlocked: false,
    };
    await set(world, member.email, { depositBlocked: true });
    expect(await next()).toEqual({ memberUpdated: { body: { ...body, depositBlocked: true } } });
    const reached = { gbgDepositAmountReached: true, hasFirstDeposit: true } as const;
    await world.write(({ db }) =>
      db.updateTable('members').set(reached).where('id', '=', member.id).execute(),
    );
    await set(world, member.email, { verified: true, depositBlocked: false });
    expect(await next()).toEqual({
      memberUpdated: {
        body: {
          ...body,
          verified: true,
          hasFirstDeposit: true,
          depositBlocked: false,
        },
      },
    });
    socket.close();
  });

  it('SESS-40 ends the session with ACCESS_TOKEN_EXPIRED when the status changes away from ENABLED', async () => {
    const { world, member, token } = await loggedInMember(platform);
    expect((await set(world, member.email, { status: 'FROZEN' })).data?.['setMember']).toMatchObject({
      status: 'FROZEN',
      liveSessions: 0,
    });
    expect((await me(world, token)).code).toBe('ACCESS_TOKEN_EXPIRED');
    expect((await login(platform, world, member.email)).body).toMatchObject({ code: 'MEMBER_NOT_ENABLED' });
    await set(world, member.email, { status: 'ENABLED' });
    expect((await me(world, token)).code).toBe('ACCESS_TOKEN_EXPIRED');
    expect((await me(world, await loginByEmail(platform, world, member.email))).code).toBeNull();
  });

  it.each([
    ['ENDED', 'FORBIDDEN', 'invalid access token. session is not active.'],
    ['REMOVED', 'FORBIDDEN', 'invalid access token. session does not exist.'],
    ['REPLACED', 'FORBIDDEN', 'session was replaced by a login on another device'],
    ['EXPIRED', 'ACCESS_TOKEN_EXPIRED', expect.any(String) as string],
  ])('end their sessions as %s, answered with %s', async (ending, code, message) => {
    const { world, member, token } = await loggedInMember(platform);
    await loginByEmail(platform, world, member.email);
    const end = () =>
      control(
        platform,
        'mutation End($world: ID!, $member: ID!, $ending: SessionEnding!) { endSession(world: $world, member: $member, ending: $ending) }',
        { world: world.id, member: member.email, ending },
      );
    expect((await end()).data).toEqual({ endSession: 2 });
    expect((await me(world, token)).errors).toMatchObject([{ message, extensions: { code } }]);
    expect((await end()).data).toEqual({ endSession: 0 });
    expect((await me(world, token)).errors).toMatchObject([{ message, extensions: { code } }]);
  });
});
