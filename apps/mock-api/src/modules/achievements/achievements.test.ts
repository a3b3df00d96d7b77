import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { recordsOfType } from '#test/kit/records.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import { countDecidedBet } from './index.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const MIA = 'mem_mia';
const NOAH = 'mem_noah';

const platform = platformForFile(startSeededPlatform);

async function signedIn(name: string) {
  const world = await platform.newWorld(NOW);
  return { world, token: await loginByEmail(platform, world, `${name}@magpie.test`) };
}

interface AchievementAnswer {
  readonly type: string;
  readonly progress: { readonly value: number };
  readonly badges: readonly { level: number; completed: boolean; claimed: boolean }[];
}

const FIELDS = `id name type experiences reward
  badges { id achievement level name description goal completed claimed dateTimeCompleted image placeholder }
  progress { value completed claimed activeBadge { level name } }`;

const achievements = async (world: World, token: string, fields = FIELDS) => {
  const query = `{ achievements { totalCount edges { node { ${fields} } } } }`;
  const { data, errors } = await callGraphQL(platform, world, { query, token });
  expect(errors).toEqual([]);
  return (data?.['achievements'] as { edges: { node: AchievementAnswer }[] }).edges.map(({ node }) => node);
};

const latest = async (world: World, token: string) =>
  (await callGraphQL(platform, world, { query: '{ activeAchievementBadge { name level } }', token })).data?.[
    'activeAchievementBadge'
  ];

const change = (
  world: World,
  token: string,
  call: 'setActiveAchievementBadge' | 'claimAchievementReward',
  achievement: string,
  level: number,
) =>
  callGraphQL(platform, world, {
    query: `mutation Change($achievement: ID!, $level: Int!) {
      ${call}(achievement: $achievement, badgeLevel: $level) { progress { activeBadge { level } } badges { level claimed } } }`,
    variables: { achievement, level },
    token,
  });

/** The bonuses that wait for a member, but for that of the login: name, kind, amount and days. */
const bonusesOf = async (world: World, token: string) => {
  const query =
    '{ memberConsumablePromos { edges { node { name consumablePromoType amount consumableExpiryInDays } } } }';
  const { data } = await callGraphQL(platform, world, { query, token, path: '/promo/graphql' });
  const { edges } = data?.['memberConsumablePromos'] as { edges: { node: { name: string } }[] };
  return edges.map(({ node }) => node).filter(({ name }) => name !== 'Daybreak Drop');
};

const experienceOf = async (world: World, memberId: string) => {
  const row = await world.db
    .selectFrom('memberExperience')
    .select('experienceMilli')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.experienceMilli ?? 0;
};

describe('achievements', () => {
  it('ACH-03 returns edges with their badges and the progress of the member', async () => {
    const { world, token } = await signedIn('mia');
    const [explorer, ...others] = await achievements(world, token);
    expect(others.map(({ type }) => type)).toEqual(['RegularPlayer', 'SteadyGambler', 'WinningStreak']);
    expect(explorer).toMatchObject({
      id: 'ach_casinoexplorer',
      name: 'Casino explorer',
      type: 'CasinoExplorer',
      experiences: '50.00',
      reward: '5.00',
      progress: { value: 62, completed: false, claimed: false, activeBadge: { level: 3, name: 'Wanderer' } },
    });
    expect(explorer?.badges.map(({ level, completed }) => [level, completed])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ]);
    expect(explorer?.badges[2]).toEqual({
      id: 'ach_casinoexplorer_3',
      achievement: 'ach_casinoexplorer',
      level: 3,
      name: 'Wanderer',
      description: 'Play 50 different games',
      goal: 50,
      completed: true,
      claimed: true,
      dateTimeCompleted: expect.stringMatching(/^2025-1[12]-/) as string,
      image: expect.stringMatching(/^\/art\/achievements\/.*earned.*\.svg$/) as string,
      placeholder: expect.stringMatching(/^\/art\/achievements\/.*locked.*\.svg$/) as string,
    });
    expect(explorer?.badges[3]).toMatchObject({ completed: false, claimed: false, dateTimeCompleted: null });
  });

  it('gives money in the active currency', async () => {
    const { world, token } = await signedIn('mia');
    await callGraphQL(platform, world, {
      query: 'mutation { updateMe(input: { activeCurrency: "NZD" }) { id } }',
      token,
    });
    const rewards = await achievements(world, token, 'type reward');
    expect(rewards).toMatchObject([
      { reward: '5.43' },
      { reward: null },
      { reward: null },
      { reward: '10.87' },
    ]);
  });

  it('ACH-06 activeAchievementBadge returns the badge earned last, and nothing when there is none', async () => {
    const mia = await signedIn('mia');
    expect(await latest(mia.world, mia.token)).toEqual({ name: 'Familiar Face', level: 3 });
    const noah = await signedIn('noah');
    expect(await latest(noah.world, noah.token)).toBeNull();
  });
});

describe('setActiveAchievementBadge', () => {
  it('ACH-08 takes achievement and level, and shows that badge alone', async () => {
    const { world, token } = await signedIn('mia');
    const { data } = await change(world, token, 'setActiveAchievementBadge', 'ach_steadygambler', 2);
    expect(data?.['setActiveAchievementBadge']).toMatchObject({ progress: { activeBadge: { level: 2 } } });
    const active = await achievements(world, token, 'type progress { activeBadge { name } }');
    expect(active).toMatchObject([
      { progress: { activeBadge: null } },
      { progress: { activeBadge: null } },
      { progress: { activeBadge: { name: 'Warmed Up' } } },
      { progress: { activeBadge: null } },
    ]);
    expect(await latest(world, token)).toEqual({ name: 'Familiar Face', level: 3 });
  });

  it('ACH-08 is refused for a badge that is not completed, and keeps the shown one', async () => {
    const { world, token } = await signedIn('mia');
    const refused = await change(world, token, 'setActiveAchievementBadge', 'ach_casinoexplorer', 4);
    expect(refused.errors).toMatchObject([
      { message: 'You have not completed this badge yet.', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await achievements(world, token))[0]?.progress).toMatchObject({ activeBadge: { level: 3 } });
  });

  it.each([
    ['ach_casinoexplorer', 0],
    ['ach_casinoexplorer', 6],
    ['ach_nothing', 1],
    ['', 1],
  ])('knows no badge %s %d', async (achievement, level) => {
    const { world, token } = await signedIn('mia');
    expect((await change(world, token, 'setActiveAchievementBadge', achievement, level)).code).toBe(
      'NOT_FOUND',
    );
    expect((await change(world, token, 'claimAchievementReward', achievement, level)).code).toBe('NOT_FOUND');
  });
});

describe('claimAchievementReward', () => {
  it('ACH-09 adds the experience once, and is refused when claimed before', async () => {
    const { world, token } = await signedIn('mia');
    const before = await experienceOf(world, MIA);
    const pushes = await openPushes(platform, world, token, ['{ balanceUpdated { wallets { mainCash } } }']);
    const { data } = await change(world, token, 'claimAchievementReward', 'ach_regularplayer', 3);
    expect(await pushes.soFar()).toEqual([{ balanceUpdated: { wallets: { mainCash: '1000.00' } } }]);
    pushes.close();
    expect((data?.['claimAchievementReward'] as AchievementAnswer).badges[2]).toEqual({
      level: 3,
      claimed: true,
    });
    expect(await experienceOf(world, MIA)).toBe(before + 100_000);
    const gained = await callGraphQL(platform, world, {
      query: `{ memberLevel(member: "${MIA}") { experienceHistory(first: 1) { edges { node { unit experience } } } } }`,
      token,
    });
    expect(gained.data?.['memberLevel']).toEqual({
      experienceHistory: { edges: [{ node: { unit: 'ACHIEVEMENT', experience: '100.00' } }] },
    });
    const again = await change(world, token, 'claimAchievementReward', 'ach_regularplayer', 3);
    expect(again.errors).toMatchObject([
      { message: 'You have claimed the reward of this badge already.', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await experienceOf(world, MIA)).toBe(before + 100_000);
    expect(await bonusesOf(world, token)).toEqual([]);
  });

  it('ACH-09 BONUS-19 gives the money once, as a bonus, also when it is asked for many times at once', async () => {
    const { world, token } = await signedIn('mia');
    await world.write(({ db }) =>
      db
        .updateTable('memberBadges')
        .set({ claimedAt: null })
        .where('memberId', '=', MIA)
        .where('badgeId', '=', 'ach_winningstreak_2')
        .execute(),
    );
    const claims = [1, 2, 3].map(() =>
      change(world, token, 'claimAchievementReward', 'ach_winningstreak', 2),
    );
    expect((await Promise.all(claims)).map(({ code }) => code).sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      null,
    ]);
    expect(await bonusesOf(world, token)).toEqual([
      { name: 'Hat Trick', consumablePromoType: 'USER_CLAIM', amount: '10.00', consumableExpiryInDays: 7 },
    ]);
    expect(await recordsOfType(platform, world, token, 'ACHIEVEMENT_REWARD')).toEqual([]);
  });

  it('ACH-09 is refused when not completed', async () => {
    const { world, token } = await signedIn('mia');
    const refused = await change(world, token, 'claimAchievementReward', 'ach_casinoexplorer', 4);
    expect(refused.errors).toMatchObject([
      { message: 'You have not completed this badge yet.', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await bonusesOf(world, token)).toEqual([]);
  });
});

describe('counted play', () => {
  const decide = async (world: World, key: string, gameId: string, won: boolean) => {
    const at = world.now().getTime();
    await world.write(async (unit) => {
      const bet = { id: key, roundId: key, gameId, memberId: NOAH, gameCategoryId: 'cat_slots' };
      const money = {
        currency: 'AUD',
        currencyType: 'FIAT',
        fiatCurrency: 'AUD',
        effectiveBetMinor: 100n,
        fiatEffectiveBetMinor: 100n,
      } as const;
      await unit.db
        .insertInto('bets')
        .values({ ...bet, ...money, status: 'SETTLED', placedAt: at, settledAt: at })
        .execute();
      await countDecidedBet(unit, { betId: key, memberId: NOAH, gameId, won, stake: 100n, riskFree: 0n });
    });
  };

  it('completes badges when their goals are reached', async () => {
    const { world, token } = await signedIn('noah');
    const [first, second] = await world.db
      .selectFrom('games')
      .select('id')
      .where('category', '=', 'SLOTS')
      .orderBy('id')
      .limit(2)
      .execute();
    const [one = '', two = ''] = [first?.id, second?.id];
    await decide(world, 'b1', one, true);
    await decide(world, 'b2', one, true);
    await decide(world, 'b3', two, false);
    await world.clock.advance('P1D');
    await decide(world, 'b4', two, true);
    const progress = await achievements(world, token);
    expect(progress.map(({ type, progress: { value } }) => [type, value])).toEqual([
      ['CasinoExplorer', 2],
      ['RegularPlayer', 2],
      ['SteadyGambler', 4],
      ['WinningStreak', 2],
    ]);
    expect(progress[3]?.badges.map(({ completed }) => completed)).toEqual([true, false, false, false, false]);
    expect(await latest(world, token)).toEqual({ name: 'Brace', level: 1 });
  });

  it('ACH-03 counts no second day for a timezone in which it has become another one', async () => {
    const { world, token } = await signedIn('noah');
    const { id } = await world.db.selectFrom('games').select('id').limit(1).executeTakeFirstOrThrow();
    await decide(world, 'b1', id, false);
    // Midnight in São Paulo is at 3:00 UTC, early in the afternoon in Sydney.
    await world.clock.advance('PT1H5M');
    const query = 'mutation { updateMe(input: { timezone: "America/Sao_Paulo" }) { timezone } }';
    expect((await callGraphQL(platform, world, { query, token })).code).toBeNull();
    await decide(world, 'b2', id, false);
    const progress = await achievements(world, token);
    expect(progress.find(({ type }) => type === 'RegularPlayer')?.progress.value).toBe(1);
  });
});
