import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../platform/worlds/index.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { addMember, callGraphQL, loginByEmail, openSocket, startTestPlatform } from '../../testing/index.ts';
import { control } from './testing.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const FIELDS =
  'id email status verified mobileNumberVerified depositBlocked withdrawalBlocked nameUpdateRequired dateOfBirthUpdateRequired liveSessions';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});

afterAll(async () => {
  await platform.close();
});

async function signedIn() {
  const world = await platform.newWorld(NOW);
  const member = await addMember(world);
  return { world, member, token: await loginByEmail(platform, world, member.email) };
}

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

/** Subscribes as the member, and answers the next push of a name as it came. */
async function listener(world: World, token: string, query: string) {
  const socket = await openSocket(platform, {
    authorization: `Bearer ${token}`,
    adminCode: 'magpie-web',
    world: world.id,
  });
  expect(await socket.next()).toMatchObject({ type: 'connection_ack' });
  socket.send({ type: 'subscribe', id: 's', payload: { query } });
  for (let turn = 0; turn < 3; turn += 1) {
    socket.send({ type: 'ping' });
    expect(await socket.next()).toEqual({ type: 'pong' });
  }
  const next = async () => ((await socket.next()).payload as { data: Record<string, unknown> }).data;
  return { next, socket };
}

describe('members of the control plane', () => {
  it('are read by e-mail address in any capitals and by id, and null when unknown', async () => {
    const { world, member } = await signedIn();
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
    expect((await read(world, 'nobody@magpie.test')).data).toEqual({ worldMember: null });
  });

  it('are changed flag by flag, and keep what is left out or null', async () => {
    const { world, member, token } = await signedIn();
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

  it('PUSH-02 pushes memberUpdated with id and the whole body when what it carries changes', async () => {
    const { world, member, token } = await signedIn();
    const { next, socket } = await listener(
      world,
      token,
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

  it('SESS-40 ends the session with ACCESS_TOKEN_EXPIRED when the status changes away from ENABLED', async () => {
    const { world, member, token } = await signedIn();
    expect((await set(world, member.email, { status: 'FROZEN' })).data?.['setMember']).toMatchObject({
      status: 'FROZEN',
      liveSessions: 0,
    });
    expect((await me(world, token)).code).toBe('ACCESS_TOKEN_EXPIRED');
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
    const { world, member, token } = await signedIn();
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

describe('balances of the control plane', () => {
  const adjust = (world: World, member: string, input: Record<string, unknown>) =>
    control(
      platform,
      'mutation Adjust($world: ID!, $member: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: $member, input: $input) }',
      { world: world.id, member, input },
    );

  it('are adjusted through the ledger, which stays balanced, and pushed', async () => {
    const { world, member, token } = await signedIn();
    const { next, socket } = await listener(
      world,
      token,
      'subscription { balanceUpdated { lowCashBalance wallets { mainCash casinoBonus currency { code } } } }',
    );
    expect((await adjust(world, member.email, { walletType: 'MAIN', amount: '100.5' })).data).toEqual({
      adjustBalance: '100.50',
    });
    expect(await next()).toEqual({
      balanceUpdated: {
        lowCashBalance: false,
        wallets: { mainCash: '100.50', casinoBonus: '0.00', currency: { code: 'AUD' } },
      },
    });
    expect((await adjust(world, member.email, { walletType: 'MAIN', amount: '-0.49' })).data).toEqual({
      adjustBalance: '100.01',
    });
    const btc = { walletType: 'SPORT_BONUS', currency: 'BTC', amount: '0.00000001' };
    expect((await adjust(world, member.id, btc)).data).toEqual({ adjustBalance: '0.00000001' });
    socket.close();
    const query =
      '{ balanceTransactionRecords { edges { node { type walletType amount transactionDetails { name } } } } }';
    const { data } = await callGraphQL(platform, world, { query, token });
    const name = { name: 'Manual adjustment' };
    expect((data?.['balanceTransactionRecords'] as { edges: unknown }).edges).toEqual([
      {
        node: {
          type: 'MANUAL_ADJUSTMENT_CREDIT',
          walletType: 'SPORT_BONUS',
          amount: '0.00000001',
          transactionDetails: name,
        },
      },
      {
        node: {
          type: 'MANUAL_ADJUSTMENT_DEBIT',
          walletType: 'MAIN',
          amount: '-0.49',
          transactionDetails: name,
        },
      },
      {
        node: {
          type: 'MANUAL_ADJUSTMENT_CREDIT',
          walletType: 'MAIN',
          amount: '100.50',
          transactionDetails: name,
        },
      },
    ]);
    const audit = await control(
      platform,
      'query Audit($world: ID!) { audit(world: $world) { balanced entries violations } }',
      { world: world.id },
    );
    expect(audit.data).toEqual({ audit: { balanced: true, entries: 3, violations: [] } });
  });

  it.each([
    [{ walletType: 'MAIN', amount: '-0.01' }, 'INSUFFICIENT_BALANCE'],
    [{ walletType: 'BONUS', amount: '1' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '0' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '0.001' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '99999999999999999999' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', currency: 'XXX', amount: '1' }, 'BAD_USER_INPUT'],
  ])('refuse %j with %s', async (input, code) => {
    const { world, member } = await signedIn();
    expect((await adjust(world, member.email, input)).code).toBe(code);
    expect((await adjust(world, 'nobody@magpie.test', { walletType: 'MAIN', amount: '1' })).code).toBe(
      'NOT_FOUND',
    );
    expect(await world.db.selectFrom('ledger_entries').selectAll().execute()).toEqual([]);
  });

  it('tell a ledger that does not add up', async () => {
    const { world, member } = await signedIn();
    await adjust(world, member.email, { walletType: 'MAIN', amount: '5' });
    await world.write(({ db }) =>
      db
        .updateTable('ledger_accounts')
        .set({ balance_minor: 700n })
        .where('member_id', '=', member.id)
        .execute(),
    );
    const { data } = await control(
      platform,
      'query Audit($world: ID!) { audit(world: $world) { balanced violations } }',
      { world: world.id },
    );
    expect(data?.['audit']).toMatchObject({ balanced: false });
    expect((data?.['audit'] as { violations: string[] }).violations.length).toBeGreaterThan(0);
  });
});

describe('pushes of the control plane', () => {
  const push = (world: World, member: string, event: string, data: unknown) =>
    control(
      platform,
      'mutation Push($world: ID!, $member: ID!, $event: String!, $data: JSON!) { push(world: $world, member: $member, event: $event, data: $data) }',
      { world: world.id, member, event, data },
    );

  it.each([
    ['levelUp', '{ level }', { level: 4 }, { level: 4 }],
    [
      'memberPromoCreated',
      '{ promoId promoUsed }',
      { promoId: 'promo_1', promoUsed: 2 },
      { promoId: 'promo_1', promoUsed: 2 },
    ],
    [
      'jackpotWon',
      '{ amount jackpotId currency { code } }',
      { amount: '12.50', jackpotId: 'jackpot_1' },
      { amount: '12.50', jackpotId: 'jackpot_1', currency: { code: 'AUD' } },
    ],
    [
      'balanceUpdated',
      '{ insufficientBonusBalance insufficientCashBalance lowCashBalance switchedToBonusMode wallets { mainCash sportsCash currency { code } } }',
      { lowCashBalance: true, wallets: { mainCash: '3.00' } },
      {
        insufficientBonusBalance: false,
        insufficientCashBalance: false,
        lowCashBalance: true,
        switchedToBonusMode: false,
        wallets: { mainCash: '3.00', sportsCash: '0.00', currency: { code: 'AUD' } },
      },
    ],
    [
      'memberUpdated',
      '{ body { verified status memberLabelUpdated } }',
      { body: { memberLabelUpdated: true } },
      { body: { verified: false, status: 'ENABLED', memberLabelUpdated: true } },
    ],
    [
      'messageCreated',
      '{ id body { id read title content dateTimeCreated } }',
      { id: 'msg_1', body: { title: 'Hello', content: '<p>Welcome.</p>' } },
      {
        id: 'msg_1',
        body: { id: 'msg_1', read: false, title: 'Hello', content: '<p>Welcome.</p>', dateTimeCreated: NOW },
      },
    ],
  ])('bring %s to the member, what is left out filled in', async (event, fields, data, received) => {
    const { world, member, token } = await signedIn();
    const { next, socket } = await listener(world, token, `subscription { ${event} ${fields} }`);
    expect((await push(world, member.email, event, data)).data).toEqual({ push: true });
    expect(await next()).toEqual({ [event]: received });
    socket.close();
  });

  it('put a pushed message into the inbox once', async () => {
    const { world, member, token } = await signedIn();
    const body = { title: 'Hello', content: '<p>Welcome.</p>' };
    await push(world, member.email, 'messageCreated', { id: 'msg_1', body });
    await push(world, member.email, 'messageCreated', { id: 'msg_1', body });
    await push(world, member.email, 'messageCreated', { body: { ...body, title: 'Second' } });
    const query = '{ messages { totalCount edges { node { title read automatedMessageType } } } }';
    const { data } = await callGraphQL(platform, world, { query, token });
    expect(data?.['messages']).toEqual({
      totalCount: 2,
      edges: [
        { node: { title: 'Second', read: false, automatedMessageType: null } },
        { node: { title: 'Hello', read: false, automatedMessageType: null } },
      ],
    });
  });

  it.each([
    ['unknown', {}],
    ['constructor', {}],
    ['__proto__', {}],
    ['levelUp', {}],
    ['levelUp', { level: 11 }],
    ['levelUp', { level: 0 }],
    ['levelUp', { level: '4' }],
    ['levelUp', { level: 4, more: true }],
    ['levelUp', [4]],
    ['levelUp', 'level 4'],
    ['jackpotWon', { amount: 'much', jackpotId: 'x' }],
    ['jackpotWon', { amount: '1', jackpotId: 'x', currency: { code: 'XXX' } }],
    ['balanceUpdated', { wallets: { mainCash: 3 } }],
    ['balanceUpdated', { wallets: null }],
    ['memberUpdated', { body: { status: 'ASLEEP' } }],
    ['messageCreated', {}],
    ['messageCreated', { id: 'a', body: { id: 'b', title: 'x', content: 'y' } }],
    ['messageCreated', { body: { title: 'x', content: 'y', dateTimeCreated: 'today' } }],
    ['memberPromoCreated', { promoId: 'x', promoUsed: -1 }],
  ])('refuse %s with %j', async (event, data) => {
    const { world, member } = await signedIn();
    expect((await push(world, member.email, event, data)).code).toBe('BAD_USER_INPUT');
    expect(await world.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  it('know the member', async () => {
    const { world } = await signedIn();
    expect((await push(world, 'nobody@magpie.test', 'levelUp', { level: 2 })).code).toBe('NOT_FOUND');
  });
});

describe('settings of the control plane', () => {
  const config = (world: World, input: Record<string, unknown>) =>
    control(
      platform,
      `mutation Set($world: ID!, $input: SetConfigInput!) { setConfig(world: $world, input: $input) {
        mobileNumberVerificationEnabled emailVerificationEnabled checkFraud multipleSession checkDepositLimit availableCurrencies
        enableGBG gbgTrigger gbgThresholdAmount detectedCountry captchaMode vendorsInMaintenance maintenance } }`,
      { world: world.id, input },
    );

  async function withVendor() {
    const world = await platform.newWorld(NOW);
    await world.write(({ db }) =>
      db.insertInto('vendors').values({ id: 'ven_one', name: 'One', transfer_speed: null }).execute(),
    );
    return world;
  }

  it('change every one, and keep the rest', async () => {
    const world = await withVendor();
    const usual = {
      mobileNumberVerificationEnabled: true,
      emailVerificationEnabled: true,
      checkFraud: false,
      multipleSession: true,
      checkDepositLimit: true,
      availableCurrencies: ['AUD', 'NZD', 'USD', 'BTC', 'ETH', 'LTC', 'USDT'],
      enableGBG: false,
      gbgTrigger: 'DEPOSIT',
      gbgThresholdAmount: '2000.00',
      detectedCountry: 'AU',
      captchaMode: 'ACCEPT',
      vendorsInMaintenance: [],
      maintenance: false,
    };
    expect((await config(world, {})).data).toEqual({ setConfig: usual });
    const changes = {
      mobileNumberVerificationEnabled: false,
      emailVerificationEnabled: false,
      checkFraud: true,
      multipleSession: false,
      checkDepositLimit: false,
      enableGBG: true,
      gbgTrigger: 'WITHDRAWAL',
      detectedCountry: 'NZ',
      captchaMode: 'REFUSE',
    };
    const input = {
      ...changes,
      availableCurrencies: ['BTC', 'AUD', 'BTC'],
      gbgThresholdAmount: '500',
      vendorStates: [{ vendor: 'ven_one', state: 'IN_MAINTENANCE' }],
    };
    const changed = {
      ...usual,
      ...changes,
      availableCurrencies: ['AUD', 'BTC'],
      gbgThresholdAmount: '500.00',
      vendorsInMaintenance: ['ven_one'],
    };
    expect((await config(world, input)).data).toEqual({ setConfig: changed });
    expect((await config(world, { checkFraud: null })).data).toEqual({ setConfig: changed });
  });

  it.each([
    [{ availableCurrencies: [] }, 'BAD_USER_INPUT'],
    [{ availableCurrencies: ['AUD', 'XXX'] }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '0' }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '-5' }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '1.005' }, 'BAD_USER_INPUT'],
    [{ detectedCountry: 'Australia' }, 'BAD_USER_INPUT'],
    [{ vendorStates: [{ vendor: 'ven_two', state: 'ACTIVE' }] }, 'NOT_FOUND'],
  ])('refuse %j with %s and change nothing', async (input, code) => {
    const world = await withVendor();
    expect((await config(world, { checkFraud: true, ...input })).code).toBe(code);
    expect(world.settings['checkFraud']).toBeUndefined();
  });
});
