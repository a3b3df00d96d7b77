import { describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { addMember, callGraphQL, loginByEmail, startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { bonusesModule } from '../bonuses/index.ts';
import { gamesModule } from '../games/index.ts';
import { messagesModule } from '../messages/index.ts';
import { promosModule } from '../promos/index.ts';
import { sessionModule } from '../session/index.ts';
import { earnExperience, levelsModule } from './index.ts';

const modules = [sessionModule, levelsModule, messagesModule, gamesModule, promosModule, bonusesModule];
const NOW = '2026-01-05T02:00:00.000Z';

const platform = platformForFile(() => startTestPlatform({ modules }));

async function signedIn(points: number) {
  const world = await platform.newWorld(NOW);
  const member = await addMember(world);
  const hundredths = BigInt(points * 100);
  await world.write((unit) => earnExperience(unit, member.id, { unit: 'WAGER', hundredths }));
  return { world, member, token: await loginByEmail(platform, world, member.email) };
}

const stateOf = async (world: World, token: string, id: string) =>
  (
    await callGraphQL(platform, world, {
      query: `{ memberLevel(member: "${id}") { rewards { state } } }`,
      token,
    })
  ).data?.['memberLevel'];

const claim = (world: World, token: string, level: number) =>
  callGraphQL(platform, world, {
    query:
      'mutation Claim($level: Int!) { claimLevelReward(level: $level) { level reward claimed state currency { code } } }',
    variables: { level },
    token,
  });

/** The bonuses that wait for a member, as the promo endpoint lists them. */
const bonusesOf = async (world: World, token: string) => {
  const query =
    '{ memberConsumablePromos { edges { node { id name consumablePromoType amount currency { code } consumableExpiryInDays expiresAt } } } }';
  const { data } = await callGraphQL(platform, world, { query, token, path: '/promo/graphql' });
  const { edges } = data?.['memberConsumablePromos'] as { edges: { node: { id: string; amount: string } }[] };
  return edges.map(({ node }) => node);
};

const amountsOf = async (world: World, token: string) =>
  (await bonusesOf(world, token)).map(({ amount }) => amount);

describe('claimLevelReward', () => {
  it('LEVEL-13 leaves the reward claimed where the member’s level tells its rewards', async () => {
    const { world, member, token } = await signedIn(1_990);
    const query = `{ memberLevel(member: "${member.id}") { rewards { level type reward claimed } } }`;
    const rewards = async () =>
      ((await callGraphQL(platform, world, { query, token })).data?.['memberLevel'] as { rewards: unknown[] })
        .rewards;
    const first = { level: 1, type: 'DIRECT', reward: '10.00' };
    const second = { level: 2, type: 'DIRECT', reward: '20.00', claimed: false };
    expect(await rewards()).toEqual([{ ...first, claimed: false }, second]);
    await claim(world, token, 1);
    expect(await rewards()).toEqual([{ ...first, claimed: true }, second]);
  });

  it.each([
    ['NZD', '10.87'],
    ['BTC', '0.00007018'],
  ])('gives it in the currency that was active when the level was reached: %s', async (currency, reward) => {
    const world = await platform.newWorld(NOW);
    const member = await addMember(world);
    const use = (code: string) =>
      world.write(({ db }) =>
        db.updateTable('members').set({ activeCurrency: code }).where('id', '=', member.id).execute(),
      );
    await use(currency);
    await world.write((unit) => earnExperience(unit, member.id, { unit: 'WAGER', hundredths: 50_000n }));
    await use('AUD');
    const token = await loginByEmail(platform, world, member.email);
    expect((await claim(world, token, 1)).data).toMatchObject({
      claimLevelReward: { level: 1, reward, currency: { code: currency } },
    });
    expect(await bonusesOf(world, token)).toMatchObject([{ amount: reward, currency: { code: currency } }]);
  });

  it('LEVEL-15 BONUS-19 gives a bonus to be activated and turns the state to CLAIMED; a second claim is refused', async () => {
    const { world, member, token } = await signedIn(500);
    expect((await claim(world, token, 1)).data).toEqual({
      claimLevelReward: {
        level: 1,
        reward: '10.00',
        claimed: true,
        state: 'CLAIMED',
        currency: { code: 'AUD' },
      },
    });
    const given = await bonusesOf(world, token);
    expect(given).toEqual([
      {
        id: expect.stringMatching(/^bon_/) as unknown,
        name: 'Level 1 reward',
        consumablePromoType: 'USER_CLAIM',
        amount: '10.00',
        currency: { code: 'AUD' },
        consumableExpiryInDays: 7,
        expiresAt: '2026-01-12T02:00:00.000Z',
      },
    ]);
    const again = await claim(world, token, 1);
    expect(again.errors).toMatchObject([
      { message: 'You have claimed the reward of this level already.', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await bonusesOf(world, token)).toEqual(given);
    expect(await stateOf(world, token, member.id)).toEqual({
      rewards: [{ state: 'CLAIMED' }],
    });
    expect(await world.db.selectFrom('ledgerEntries').select('type').execute()).toEqual([]);
  });

  it('BONUS-19 its bonus is activated like any other, and has to be turned over once', async () => {
    const { world, member, token } = await signedIn(500);
    await claim(world, token, 1);
    const [bonus] = await bonusesOf(world, token);
    const { data } = await callGraphQL(platform, world, {
      query:
        'mutation Go($id: ID!, $me: ID!) { activateConsumableBonus(id: $id, legacyMemberId: $me) { status bonus turnoverTarget walletMode promo { name } } }',
      variables: { id: bonus?.id, me: member.id },
      token,
      path: '/promo/graphql',
    });
    expect(data).toEqual({
      activateConsumableBonus: {
        status: 'ACTIVE',
        bonus: '10.00',
        turnoverTarget: '10.00',
        walletMode: 'BONUS',
        promo: { name: 'Level 1 reward' },
      },
    });
    expect(await bonusesOf(world, token)).toEqual([]);
    const entries = await world.db.selectFrom('ledgerEntries').select('type').execute();
    expect(entries).toEqual([{ type: 'CONSUMABLE_BONUS' }]);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('gives it once when it is asked for many times at once', async () => {
    const { world, token } = await signedIn(500);
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(world, token, 1)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(3);
    expect(await amountsOf(world, token)).toEqual(['10.00']);
  });

  it('LEVEL-16 is refused once the 7 days are over, and its state is EXPIRED', async () => {
    const { world, member, token } = await signedIn(1_500);
    await world.clock.advance('P6DT23H59M59S');
    expect((await claim(world, token, 1)).code).toBeNull();
    const states = () => stateOf(world, token, member.id);
    expect(await states()).toEqual({ rewards: [{ state: 'CLAIMED' }, { state: 'AVAILABLE' }] });
    await world.clock.advance('PT1S');
    expect(await states()).toEqual({ rewards: [{ state: 'CLAIMED' }, { state: 'EXPIRED' }] });
    const late = await claim(world, token, 2);
    expect(late.errors).toMatchObject([
      { message: 'The reward of this level has expired.', extensions: { code: 'CONFLICT' } },
    ]);
    expect(await amountsOf(world, token)).toEqual(['10.00']);
  });

  it.each([-1, 0, 2, 10, 11, 2_147_483_647])(
    'is refused for level %d, which was not reached or has no reward',
    async (level) => {
      const { world, token } = await signedIn(500);
      expect((await claim(world, token, level)).code).toBe('CONFLICT');
      expect(await amountsOf(world, token)).toEqual([]);
    },
  );
});
