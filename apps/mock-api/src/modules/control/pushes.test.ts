import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { MONDAY, personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const push = (who: SeededPerson, event: string, data: unknown, member = who.id) =>
  who.control(
    'mutation Push($world: ID!, $member: ID!, $event: String!, $data: JSON!) { push(world: $world, member: $member, event: $event, data: $data) }',
    { member, event, data },
  );

async function balanced(who: SeededPerson): Promise<unknown> {
  const { data } = await who.control('query A($world: ID!) { audit(world: $world) { balanced violations } }');
  return data?.['audit'];
}

/** What a push caused: the push itself, what the product answers then, and the audit of the ledger. */
interface Caused {
  readonly event: string;
  readonly data: unknown;
  readonly fields: string;
  readonly received: unknown;
  /** Asked on the main endpoint, or on that of promos. */
  readonly state: string;
  readonly endpoint?: 'promo';
  readonly after: unknown;
}

const caused: readonly Caused[] = [
  {
    event: 'balanceUpdated',
    data: { wallets: { mainCash: '3.00' } },
    fields: '{ availableBalance wallets { mainCash currency { code } } }',
    received: { availableBalance: '3.00', wallets: { mainCash: '3.00', currency: { code: 'AUD' } } },
    state: '{ balanceTransactionRecords(first: 1) { edges { node { type amount } } } }',
    after: {
      balanceTransactionRecords: {
        edges: [{ node: { type: 'MANUAL_ADJUSTMENT_DEBIT', amount: '-997.00' } }],
      },
    },
  },
  {
    event: 'memberUpdated',
    data: { body: { withdrawalBlocked: true, depositBlocked: true, verified: false } },
    fields: '{ body { withdrawalBlocked depositBlocked verified status } }',
    received: {
      body: { withdrawalBlocked: true, depositBlocked: true, verified: false, status: 'ENABLED' },
    },
    state: '{ me { withdrawalBlocked depositBlocked verified } }',
    after: { me: { withdrawalBlocked: true, depositBlocked: true, verified: false } },
  },
  {
    event: 'messageCreated',
    data: { id: 'msg_1', body: { title: 'Hello', content: '<p>Welcome.</p>' } },
    fields: '{ id body { id read title content dateTimeCreated } }',
    received: {
      id: 'msg_1',
      body: { id: 'msg_1', read: false, title: 'Hello', content: '<p>Welcome.</p>', dateTimeCreated: MONDAY },
    },
    state: '{ messages(first: 1) { edges { node { id title automatedMessageType } } } }',
    after: { messages: { edges: [{ node: { id: 'msg_1', title: 'Hello', automatedMessageType: null } }] } },
  },
  {
    event: 'levelUp',
    data: { level: 5 },
    fields: '{ level }',
    received: { level: 5 },
    state:
      '{ memberLevel(member: "mem_mia") { level experience rewards { level state } experienceHistory(first: 1) { edges { node { unit experience } } } } }',
    after: {
      memberLevel: {
        level: 5,
        experience: '30000.00',
        rewards: [
          { level: 1, state: 'EXPIRED' },
          { level: 2, state: 'EXPIRED' },
          { level: 3, state: 'AVAILABLE' },
          { level: 4, state: 'AVAILABLE' },
          { level: 5, state: 'AVAILABLE' },
        ],
        experienceHistory: { edges: [{ node: { unit: 'OPERATOR', experience: '24904.17' } }] },
      },
    },
  },
  {
    event: 'jackpotWon',
    data: { jackpotId: 'jackpot_harbour_lights' },
    fields: '{ amount jackpotId currency { code } }',
    received: { amount: '10324.32', jackpotId: 'jackpot_harbour_lights', currency: { code: 'AUD' } },
    state: '{ balanceTransactionRecords(first: 1) { edges { node { type amount } } } }',
    after: {
      balanceTransactionRecords: { edges: [{ node: { type: 'JACKPOT_PAYOUT', amount: '10324.32' } }] },
    },
  },
  {
    event: 'memberPromoCreated',
    data: { promoId: 'promo_live_table' },
    fields: '{ promoId promoUsed }',
    received: { promoId: 'promo_live_table', promoUsed: 1 },
    endpoint: 'promo',
    state: '{ member(id: "mem_mia") { activePromo { promo { id } status } } }',
    after: { member: { activePromo: { promo: { id: 'promo_live_table' }, status: 'ACTIVE' } } },
  },
];

describe('a push of the control plane', () => {
  it.each(caused)('does what $event tells: state, ledger and push agree (SIM-02)', async (each) => {
    const mia = await personInNewWorld(platform, 'mia');
    const { event, data, fields, received, state, endpoint = 'main', after } = each;
    const pushes = await openPushes(platform, mia.world, mia.token, [`{ ${event} ${fields} }`]);
    expect((await push(mia, event, data)).data).toEqual({ push: true });
    expect((await pushes.soFar()).at(-1)).toEqual({ [event]: received });
    pushes.close();
    const answer = await mia[endpoint](state);
    expect([answer.errors, answer.data]).toEqual([[], after]);
    expect(await balanced(mia)).toEqual({ balanced: true, violations: [] });
  });

  it.each([
    ['balanceUpdated', { lowCashBalance: true }, 'The lowCashBalance of balanceUpdated would not be true.'],
    ['balanceUpdated', { availableBalance: '5.00' }, 'The availableBalance of balanceUpdated would'],
    ['balanceUpdated', { wallets: { casinoBonus: '5.00' } }, 'Bonus money belongs to a promo'],
    ['memberUpdated', { body: { memberLabelUpdated: true } }, "news of labels from 'member set'"],
    ['memberUpdated', { body: { hasFirstDeposit: false } }, "('payment answer')"],
    ['levelUp', { level: 3 }, 'The member has reached this level already.'],
    ['jackpotWon', { jackpotId: 'jackpot_red_centre' }, 'The pool is filling and cannot be won yet.'],
    ['jackpotWon', { jackpotId: 'jackpot_harbour_lights', amount: '9.99' }, "by 'jackpot draw'"],
    ['memberPromoCreated', { promoId: 'promo_open_gift' }, 'Only the beginning of a promo is told so'],
    [
      'memberPromoCreated',
      { promoId: 'promo_live_table', promoUsed: 7 },
      'The promoUsed of memberPromoCreated',
    ],
  ])('sends nothing that is not true: %s with %j (SIM-02)', async (event, data, said) => {
    const mia = await personInNewWorld(platform, 'mia');
    const pushes = await openPushes(platform, mia.world, mia.token, [`{ ${event} { __typename } }`]);
    const before = await mia.world.db.selectFrom('outbox').select('id').execute();
    const { code, errors } = await push(mia, event, data);
    expect([code, errors[0]?.message]).toEqual(['CONFLICT', expect.stringContaining(said)]);
    expect(await pushes.soFar()).toEqual([]);
    expect(await mia.world.db.selectFrom('outbox').select('id').execute()).toEqual(before);
    pushes.close();
  });

  it.each([
    ['balanceUpdated', '{ wallets { mainCash } }', { wallets: { mainCash: '1000.00' } }],
    ['memberUpdated', '{ body { status verified } }', { body: { status: 'ENABLED', verified: true } }],
  ])('of %s tells the present state when nothing is to change (SIM-02)', async (event, fields, received) => {
    const mia = await personInNewWorld(platform, 'mia');
    const pushes = await openPushes(platform, mia.world, mia.token, [`{ ${event} ${fields} }`]);
    await push(mia, event, {});
    expect(await pushes.next()).toEqual({ [event]: received });
    pushes.close();
  });

  it('tells a message of the inbox once more, and no other text under its id (SIM-02)', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const pushes = await openPushes(platform, mia.world, mia.token, [
      '{ messageCreated { body { title } } }',
    ]);
    const body = { title: 'Hello', content: '<p>Welcome.</p>' };
    await push(mia, 'messageCreated', { id: 'msg_1', body });
    await push(mia, 'messageCreated', { id: 'msg_1', body });
    const other = await push(mia, 'messageCreated', { id: 'msg_1', body: { ...body, title: 'Bye' } });
    expect(other.code).toBe('CONFLICT');
    const told = { messageCreated: { body: { title: 'Hello' } } };
    expect(await pushes.soFar()).toEqual([told, told]);
    const { data } = await mia.main('{ messages(first: 5) { edges { node { title } } } }');
    const { messages } = data as { messages: { edges: { node: { title: string } }[] } };
    expect(messages.edges.filter(({ node }) => node.title === 'Hello')).toHaveLength(1);
    pushes.close();
  });

  it('of other labels is told with them, and not again (SIM-02)', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const pushes = await openPushes(platform, mia.world, mia.token, [
      '{ memberUpdated { body { memberLabelUpdated } } }',
    ]);
    const label = () =>
      mia.control(
        'mutation L($world: ID!, $labels: [String!]) { setMember(world: $world, member: "mem_mia", input: { labels: $labels }) { id } }',
        { labels: ['VIP', 'Early bird'] },
      );
    expect((await label()).code).toBeNull();
    expect((await label()).code).toBeNull();
    expect(await pushes.soFar()).toEqual([{ memberUpdated: { body: { memberLabelUpdated: true } } }]);
    const { data } = await mia.main('{ me { labels { name } } }');
    expect(data).toEqual({ me: { labels: [{ name: 'Early bird' }, { name: 'VIP' }] } });
    pushes.close();
  });
});

describe('the data of a push', () => {
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
  ])('is refused: %s with %j', async (event, data) => {
    const mia = await personInNewWorld(platform, 'mia');
    expect((await push(mia, event, data)).code).toBe('BAD_USER_INPUT');
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
  ])('is told of %s what does not fit together', async (event, data, said) => {
    const mia = await personInNewWorld(platform, 'mia');
    expect((await push(mia, event, data)).errors[0]?.message).toBe(said);
  });

  it('is of a member of the world', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    expect((await push(mia, 'levelUp', { level: 4 }, 'nobody@magpie.test')).code).toBe('NOT_FOUND');
  });
});
