import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { control, listener } from '#test/kit/control.ts';
import { loggedInMember, NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startTestPlatform);

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
      '{ insufficientBonusBalance insufficientCashBalance lowCashBalance switchedToBonusMode availableBalance wallets { mainCash sportsCash currency { code } } }',
      { lowCashBalance: true, wallets: { mainCash: '3.00' } },
      {
        insufficientBonusBalance: false,
        insufficientCashBalance: false,
        lowCashBalance: true,
        switchedToBonusMode: false,
        availableBalance: '3.00',
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
    const { world, member, token } = await loggedInMember(platform);
    const { next, socket } = await listener(
      platform,
      { world, token },
      `subscription { ${event} ${fields} }`,
    );
    expect((await push(world, member.email, event, data)).data).toEqual({ push: true });
    expect(await next()).toEqual({ [event]: received });
    socket.close();
  });

  it('put a pushed message into the inbox once', async () => {
    const { world, member, token } = await loggedInMember(platform);
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
    ['balanceUpdated', { wallets: { mainCash: '3.001' } }],
    ['memberUpdated', { body: { status: 'ASLEEP' } }],
    ['messageCreated', {}],
    ['messageCreated', { id: 'a', body: { id: 'b', title: 'x', content: 'y' } }],
    ['messageCreated', { body: { title: 'x', content: 'y', dateTimeCreated: 'today' } }],
    ['memberPromoCreated', { promoId: 'x', promoUsed: -1 }],
  ])('refuse %s with %j', async (event, data) => {
    const { world, member } = await loggedInMember(platform);
    expect((await push(world, member.email, event, data)).code).toBe('BAD_USER_INPUT');
    expect(await world.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  it.each([
    [
      'balanceUpdated',
      { wallets: { mainCash: '3.001' } },
      'The data does not fit balanceUpdated: ✖ The balances must be amounts of their currency.',
    ],
    [
      'messageCreated',
      { id: 'a', body: { id: 'b', title: 'x', content: 'y' } },
      'The data does not fit messageCreated: ✖ The id of the body must be that of the event.',
    ],
  ])('say of %s what does not fit together', async (event, data, said) => {
    const { world, member } = await loggedInMember(platform);
    expect((await push(world, member.email, event, data)).errors[0]?.message).toBe(said);
  });

  it('know the member', async () => {
    const { world } = await loggedInMember(platform);
    expect((await push(world, 'nobody@magpie.test', 'levelUp', { level: 2 })).code).toBe('NOT_FOUND');
  });
});
