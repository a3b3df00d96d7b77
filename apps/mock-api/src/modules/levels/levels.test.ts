import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { addMember, callGraphQL, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { memberInNewWorld } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { messagesModule } from '../messages/index.ts';
import { sessionModule } from '../session/index.ts';
import { earnExperience, levelsModule } from './index.ts';

const NOW = '2026-01-05T02:00:00.000Z';

const platform = platformForFile(() =>
  startTestPlatform({ modules: [sessionModule, levelsModule, messagesModule] }),
);

const withMember = () => memberInNewWorld(platform);

const earn = (world: World, memberId: string, points: number) =>
  world.write((unit) => earnExperience(unit, memberId, { unit: 'WAGER', hundredths: BigInt(points * 100) }));

/** With the 10 points of the login that the token needs. */
async function signedIn(points: number) {
  const { world, member } = await withMember();
  if (points > 0) await earn(world, member.id, points);
  return { world, member, token: await loginByEmail(platform, world, member.email) };
}

const levelOf = async (world: World, token: string, id: string, fields: string) =>
  (await callGraphQL(platform, world, { query: `{ memberLevel(member: "${id}") { ${fields} } }`, token }))
    .data?.['memberLevel'];

const pushes = (world: World, name: string) =>
  world.db.selectFrom('outbox').select('payload').where('name', '=', name).orderBy('seq').execute();

describe('the level config', () => {
  it('LEVEL-03 needs no input and returns the levels and the experiences', async () => {
    const { world } = await withMember();
    const query =
      '{ levelConfig { levels { level xpRequired max bonusFunds cashbackPercentage } experiences { unit value } } }';
    const { data } = await callGraphQL(platform, world, { query });
    const { levels, experiences } = data?.['levelConfig'] as {
      levels: { level: number; max: boolean }[];
      experiences: unknown;
    };
    expect(levels.map(({ max }) => max)).toEqual([...Array<boolean>(10).fill(false), true]);
    expect(levels[0]).toEqual({
      level: 0,
      xpRequired: 0,
      max: false,
      bonusFunds: '0.00',
      cashbackPercentage: '0.00',
    });
    expect(levels[3]).toEqual({
      level: 3,
      xpRequired: 5000,
      max: false,
      bonusFunds: '50.00',
      cashbackPercentage: '3.00',
    });
    expect(levels[10]).toEqual({
      level: 10,
      xpRequired: 1000000,
      max: true,
      bonusFunds: '10000.00',
      cashbackPercentage: '10.00',
    });
    expect(experiences).toEqual([
      { unit: 'WAGER', value: '0.5' },
      { unit: 'WIN', value: '0.5' },
      { unit: 'DEPOSIT', value: '10' },
      { unit: 'LOGIN', value: '10' },
      { unit: 'LOGIN_STREAK', value: '30' },
    ]);
  });
});

describe('the level of a member', () => {
  it('LEVEL-13 has level, experience, progress and rewards, and the history of experience', async () => {
    const { world, member, token } = await signedIn(1_990);
    const fields = `level experience progressPercent rewards { level type reward claimed state expiresAt currency { code } }
      experienceHistory { totalCount edges { node { unit experience dateTimeCreated } } }`;
    const reward = {
      type: 'DIRECT',
      claimed: false,
      state: 'AVAILABLE',
      expiresAt: '2026-01-12T02:00:00.000Z',
      currency: { code: 'AUD' },
    };
    expect(await levelOf(world, token, member.id, fields)).toEqual({
      level: 2,
      experience: '2000.00',
      progressPercent: '40.00',
      rewards: [
        { ...reward, level: 1, reward: '10.00' },
        { ...reward, level: 2, reward: '20.00' },
      ],
      experienceHistory: {
        totalCount: 2,
        edges: [
          { node: { unit: 'LOGIN', experience: '10.00', dateTimeCreated: NOW } },
          { node: { unit: 'WAGER', experience: '1990.00', dateTimeCreated: NOW } },
        ],
      },
    });
  });

  it('begins at level 0 without rewards', async () => {
    const { world, member, token } = await signedIn(0);
    expect(
      await levelOf(world, token, member.id, 'level experience progressPercent rewards { level }'),
    ).toEqual({
      level: 0,
      experience: '10.00',
      progressPercent: '2.00',
      rewards: [],
    });
  });

  it('API-17 is refused for the id of another member, known or not', async () => {
    const { world, token } = await signedIn(0);
    const other = await addMember(world);
    for (const id of [other.id, 'mem_nobody', '']) {
      const { code, data } = await callGraphQL(platform, world, {
        query: `{ memberLevel(member: "${id}") { level } }`,
        token,
      });
      expect([code, data ?? null]).toEqual(['BAD_USER_INPUT', null]);
    }
  });

  it('reads the history of experience page by page', async () => {
    const { world, member, token } = await signedIn(1);
    for (const points of [2, 3, 4]) await earn(world, member.id, points);
    const page = async (args: string) =>
      (await levelOf(
        world,
        token,
        member.id,
        `experienceHistory(${args}) { pageInfo { hasNextPage endCursor } edges { node { experience } } }`,
      )) as {
        experienceHistory: {
          pageInfo: { hasNextPage: boolean; endCursor: string };
          edges: { node: { experience: string } }[];
        };
      };
    const first = (await page('first: 3')).experienceHistory;
    const second = (await page(`first: 3, after: "${first.pageInfo.endCursor}"`)).experienceHistory;
    expect([...first.edges, ...second.edges].map(({ node }) => node.experience)).toEqual([
      '4.00',
      '3.00',
      '2.00',
      '10.00',
      '1.00',
    ]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});

describe('rising', () => {
  it('LEVEL-19 raises the level by several at once, makes the rewards available and pushes levelUp once', async () => {
    const { world, member, token } = await signedIn(480);
    expect(await pushes(world, 'levelUp')).toEqual([]);
    await earn(world, member.id, 10);
    expect(await pushes(world, 'levelUp')).toEqual([{ payload: '{"level":1}' }]);
    await earn(world, member.id, 4_500);
    expect(await pushes(world, 'levelUp')).toEqual([{ payload: '{"level":1}' }, { payload: '{"level":3}' }]);
    const rewards = { level: 3, rewards: [1, 2, 3].map((level) => ({ level, state: 'AVAILABLE' })) };
    expect(await levelOf(world, token, member.id, 'level rewards { level state }')).toEqual(rewards);
    const { data } = await callGraphQL(platform, world, {
      query: '{ messages { edges { node { automatedMessageType title } } } }',
      token,
    });
    expect((data?.['messages'] as { edges: unknown }).edges).toEqual([
      { node: { automatedMessageType: 'VIP_UPGRADE', title: 'You reached level 3' } },
      { node: { automatedMessageType: 'VIP_UPGRADE', title: 'You reached level 1' } },
    ]);
  });

  it('LEVEL-20 grants level 10 at its requirement like any other', async () => {
    const { world, member, token } = await signedIn(999_989);
    expect(await levelOf(world, token, member.id, 'level')).toEqual({ level: 9 });
    await earn(world, member.id, 1);
    expect(await levelOf(world, token, member.id, 'level progressPercent')).toEqual({
      level: 10,
      progressPercent: '100.00',
    });
  });

  it('earns for the first login of a day, and for the seventh day in a row', async () => {
    const { world, member } = await withMember();
    const units = async () => {
      const rows = await world.db
        .selectFrom('experienceRecords')
        .select(['unit', 'experienceMilli'])
        .orderBy('seq')
        .execute();
      return rows.map((row) => `${row.unit} ${String(row.experienceMilli)}`);
    };
    await loginByEmail(platform, world, member.email);
    await loginByEmail(platform, world, member.email);
    expect(await units()).toEqual(['LOGIN 10000']);
    for (let day = 2; day <= 7; day += 1) {
      await world.clock.advance('P1D');
      await loginByEmail(platform, world, member.email);
    }
    expect(await units()).toEqual([...Array<string>(7).fill('LOGIN 10000'), 'LOGIN_STREAK 30000']);
  });
});
