import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, login, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seedWorld } from './index.ts';

const platform = platformForFile(() => startTestPlatform({ seed: { write: seedWorld, version: 'test' } }));
let world: World;

beforeAll(async () => {
  world = await platform.newWorld('2026-01-05T02:00:00.000Z');
});

const ask = async (name: string, query: string) => {
  const token = await loginByEmail(platform, world, `${name}@magpie.test`);
  const { data, errors } = await callGraphQL(platform, world, { query, token });
  expect(errors).toEqual([]);
  return data;
};

const account =
  '{ me { verified mobileNumberVerified nameUpdateRequired depositBlocked withdrawalBlocked status address { country } activeCurrency { code } wallets { mainCash } } }';

describe('the seeded people', () => {
  it('leave the ledger balanced', async () => {
    expect(await audit(world.db, platform.services.auditChecks)).toMatchObject({
      balanced: true,
      violations: [],
    });
  });

  it('are ten, and all but finn can log in with the one password', async () => {
    const names = ['mia', 'noah', 'ruby', 'isla', 'leo', 'jack', 'ava', 'zoe', 'finn', 'ella'];
    const statuses = await Promise.all(
      names.map(async (name) => (await login(platform, world, `${name}@magpie.test`)).status),
    );
    expect(names.filter((_name, index) => statuses[index] !== 200)).toEqual(['finn']);
    expect((await login(platform, world, 'finn@magpie.test')).body).toMatchObject({
      code: 'MEMBER_NOT_ENABLED',
    });
  });

  it.each([
    ['mia', { verified: true, wallets: { mainCash: '1000.00' }, activeCurrency: { code: 'AUD' } }],
    ['noah', { verified: false, mobileNumberVerified: false, wallets: { mainCash: '100.00' } }],
    ['ruby', { verified: true }],
    ['isla', { verified: true }],
    ['leo', { verified: true }],
    ['jack', { nameUpdateRequired: true, address: null }],
    ['zoe', { depositBlocked: true, withdrawalBlocked: true }],
    ['ella', { verified: true, status: 'ENABLED' }],
  ])('%s is as the interfaces say', async (name, state) => {
    expect((await ask(name, account))?.['me']).toMatchObject(state);
  });

  it('mia has nothing but her main cash, favourites, bets of every state, messages and transactions', async () => {
    const data = await ask(
      'mia',
      `{ me { availableBalance favoriteCurrencyDetails { code } }
         betRecords(first: 100) { totalCount edges { node { status } } }
         messages { totalCount } unread: messages(filter: { read: { eq: false } }) { totalCount }
         balanceTransactionRecords(first: 100) { totalCount edges { node { type dateTimeCreated } } } }`,
    );
    expect(data).toMatchObject({
      me: {
        availableBalance: '1000.00',
        favoriteCurrencyDetails: [{ code: 'AUD' }, { code: 'NZD' }, { code: 'BTC' }, { code: 'ETH' }],
      },
      betRecords: { totalCount: 233 },
      messages: { totalCount: 15 },
      unread: { totalCount: 4 },
      balanceTransactionRecords: { totalCount: 288 },
    });
    const statuses = (data?.['betRecords'] as { edges: { node: { status: string } }[] }).edges.map(
      ({ node }) => node.status,
    );
    expect([...new Set(statuses)].sort()).toEqual(['CANCELED', 'CASHOUT', 'SETTLED', 'UNSETTLED']);
    const moments = (
      data?.['balanceTransactionRecords'] as { edges: { node: { dateTimeCreated: string } }[] }
    ).edges.map(({ node }) => node.dateTimeCreated);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('mia and ava are told which payment, level and document their messages are about', async () => {
    const query = '{ messages { edges { node { title subject { kind id } } } } }';
    const subjects = async (name: string) => {
      const { edges } = (await ask(name, query))?.['messages'] as {
        edges: { node: { title: string; subject: { kind: string; id: string } | null } }[];
      };
      return edges.flatMap(({ node: { title, subject } }) =>
        // The bonus of this login has an id of its own in each world.
        subject ? [[title, subject.kind, ...(subject.kind === 'BONUS' ? [] : [subject.id])]] : [],
      );
    };
    expect(await subjects('mia')).toEqual([
      ['New Bonus', 'BONUS'],
      ['Deposit Request Approved', 'DEPOSIT', 'dep_mia_2'],
      ['You reached level 3', 'LEVEL', '3'],
      ['Withdrawal Request Approved', 'WITHDRAWAL', 'wdr_mia_1w'],
      ['Withdrawal Request Processing', 'WITHDRAWAL', 'wdr_mia_1w'],
      ['Withdrawal Request Received', 'WITHDRAWAL', 'wdr_mia_1w'],
      ['Deposit Request Failed', 'DEPOSIT', 'dep_mia_1f'],
    ]);
    expect(await subjects('ava')).toEqual([
      ['New Bonus', 'BONUS'],
      ['Document Rejected', 'DOCUMENT', 'doc_ava_passport'],
    ]);
    const paid = await ask(
      'mia',
      '{ deposits { edges { node { id } } } withdrawals { edges { node { id } } } }',
    );
    expect(paid).toEqual({
      deposits: { edges: ['dep_mia_2', 'dep_mia_1f', 'dep_mia_1'].map((id) => ({ node: { id } })) },
      withdrawals: { edges: [{ node: { id: 'wdr_mia_1w' } }] },
    });
  });

  it.each([
    ['mia', 3],
    ['leo', 7],
  ])('%s is on level %d', async (name, level) => {
    const id = `mem_${name}`;
    expect(await ask(name, `{ memberLevel(member: "${id}") { level } }`)).toEqual({ memberLevel: { level } });
  });

  it('leo has AUD, NZD and BTC wallets', async () => {
    const data = await ask('leo', '{ favoriteCurrencyDetails { code balance } }');
    expect(data?.['favoriteCurrencyDetails']).toMatchObject([
      { code: 'AUD' },
      { code: 'NZD', balance: '620.50' },
      { code: 'BTC', balance: '0.14250000' },
    ]);
  });

  it('nobody had money before they joined', async () => {
    const early = await world.db
      .selectFrom('ledgerEntries')
      .innerJoin('members', 'members.id', 'ledgerEntries.memberId')
      .select('members.username')
      .whereRef('ledgerEntries.postedAt', '<', 'members.createdAt')
      .execute();
    expect(early).toEqual([]);
  });
});
