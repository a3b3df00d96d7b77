import { describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

/*
 * What a member is given, or gives up, outside payments: carried out once per key, like a payment, so that an answer that
 * was lost on its way can be asked for again.
 */

/** A Monday, on which Ella's cashback can be claimed. */
const MONDAY = '2026-03-02T02:00:00.000Z';
const KEY = '0b9d6f2e-5b7e-4a51-9a1c-2f9f6f0f7c11';

const platform = platformForFile(startSeededPlatform);

const calls = [
  {
    field: 'claimCashback',
    path: '/promo/graphql',
    name: 'ella',
    query: 'mutation { claimCashback(id: "cashback_monday") { claimStatus cashbackReceivedThisMonth } }',
    refusedAgain: 'CONFLICT',
  },
  {
    field: 'activateConsumableBonus',
    path: '/promo/graphql',
    name: 'ella',
    query:
      'mutation { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: "mem_ella") { id bonus } }',
    refusedAgain: 'CONFLICT',
  },
  {
    field: 'cancelActivePromo',
    path: '/promo/graphql',
    name: 'ruby',
    query: 'mutation { cancelActivePromo(id: "mpr_ruby_midweek") { id status } }',
    refusedAgain: 'NOT_FOUND',
  },
  {
    field: 'claimLevelReward',
    path: '/graphql',
    name: 'mia',
    query: 'mutation { claimLevelReward(level: 3) { level reward claimed state } }',
    refusedAgain: 'CONFLICT',
  },
  {
    field: 'claimAchievementReward',
    path: '/graphql',
    name: 'mia',
    query:
      'mutation { claimAchievementReward(achievement: "ach_regularplayer", badgeLevel: 3) { badges { level claimed } } }',
    refusedAgain: 'CONFLICT',
  },
  {
    field: 'claimFreeSpinPromo',
    path: '/promo/graphql',
    name: 'mia',
    query:
      'mutation { claimFreeSpinPromo(input: { legacyMemberId: "mem_mia", promo: "promo_dingo_spins" }) { id status promoUsed } }',
    refusedAgain: 'CONFLICT',
  },
  {
    field: 'cancelFreeSpin',
    path: '/promo/graphql',
    name: 'ella',
    query: 'mutation { cancelFreeSpin(id: "fsp_ella_dingo", legacyMemberId: "mem_ella") { id status } }',
    refusedAgain: 'CONFLICT',
  },
  {
    field: 'cancelFreeSpinPromo',
    path: '/promo/graphql',
    name: 'ella',
    query: 'mutation { cancelFreeSpinPromo(id: "fsp_ella_dingo", legacyMemberId: "mem_ella") { id status } }',
    refusedAgain: 'CONFLICT',
  },
] as const;

interface Setting {
  readonly world: World;
  readonly send: (key: string | null) => ReturnType<typeof callGraphQL>;
  readonly posted: () => Promise<number>;
}

async function settingOf({ name, query, path }: (typeof calls)[number]): Promise<Setting> {
  const world = await platform.newWorld(MONDAY);
  const person = await seededPerson(platform, world, name);
  const send = (key: string | null) =>
    callGraphQL(platform, world, {
      query,
      path,
      token: person.token,
      ...(key !== null && { headers: { 'idempotency-key': key } }),
    });
  // A reward is money, a bonus, experience, or free spins given or ended.
  const posted = async () => {
    const entries = await world.db.selectFrom('ledgerEntries').select('id').execute();
    const gains = await world.db.selectFrom('experienceRecords').select('id').execute();
    const spins = await world.db.selectFrom('memberFreeSpins').select('status').execute();
    const ended = spins.filter(({ status }) => status === 'CANCELLED');
    const bonuses = await world.db.selectFrom('memberBonuses').select('id').execute();
    return entries.length + gains.length + spins.length + ended.length + bonuses.length;
  };
  return { world, send, posted };
}

describe.each(calls)('$field', (call) => {
  it('is posted once and answered the same when it is asked again with its key', async () => {
    const { world, send, posted } = await settingOf(call);
    const before = await posted();
    const answers = await Promise.all([send(KEY), send(KEY), send(KEY)]);
    const [first] = answers;
    expect(first.code).toBeNull();
    expect(answers.map(({ data }) => data)).toEqual([first.data, first.data, first.data]);
    expect((await send(KEY)).data).toEqual(first.data);
    expect(await posted()).toBe(before + 1);
    expect(await audit(world.db)).toMatchObject({ balanced: true });
  });

  it('is refused when it is asked again without its key, or with what is no key', async () => {
    const { send, posted } = await settingOf(call);
    await send(KEY);
    const after = await posted();
    expect((await send(null)).code).toBe(call.refusedAgain);
    expect((await send('short')).code).toBe('BAD_USER_INPUT');
    expect(await posted()).toBe(after);
  });
});
