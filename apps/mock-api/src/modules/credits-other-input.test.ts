import { describe, expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const KEY = '6f4f2f0e-2a7c-4a3f-8f55-9a3d5c1b7e20';

const platform = platformForFile(startSeededPlatform);

interface Call {
  readonly field: string;
  readonly path: '/graphql' | '/promo/graphql' | '/control/graphql';
  readonly name: string;
  readonly query: string;
  readonly first: Readonly<Record<string, unknown>>;
  /** What the same key is sent with afterwards. */
  readonly other: Readonly<Record<string, unknown>>;
}

const calls: readonly Call[] = [
  {
    field: 'claimCashback',
    path: '/promo/graphql',
    name: 'ella',
    query: 'mutation C($id: ID!) { claimCashback(id: $id) { claimStatus } }',
    first: { id: 'cashback_monday' },
    other: { id: 'cashback_live' },
  },
  {
    field: 'activateConsumableBonus',
    path: '/promo/graphql',
    name: 'ella',
    query:
      'mutation A($id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: "mem_ella") { id status } }',
    first: { id: 'bon_ella_user_claim' },
    other: { id: 'bon_ella_free_spin' },
  },
  {
    field: 'cancelActivePromo',
    path: '/promo/graphql',
    name: 'ruby',
    query: 'mutation C($id: ID!) { cancelActivePromo(id: $id) { id status } }',
    first: { id: 'mpr_ruby_midweek' },
    other: { id: 'mpr_ruby_another' },
  },
  {
    field: 'claimLevelReward',
    path: '/graphql',
    name: 'mia',
    query: 'mutation C($level: Int!) { claimLevelReward(level: $level) { level state } }',
    first: { level: 3 },
    other: { level: 2 },
  },
  {
    field: 'claimAchievementReward',
    path: '/graphql',
    name: 'mia',
    query:
      'mutation C($level: Int!) { claimAchievementReward(achievement: "ach_regularplayer", badgeLevel: $level) { id } }',
    first: { level: 3 },
    other: { level: 2 },
  },
  {
    field: 'claimFreeSpinPromo',
    path: '/promo/graphql',
    name: 'mia',
    query:
      'mutation C($promo: ID!) { claimFreeSpinPromo(input: { legacyMemberId: "mem_mia", promo: $promo }) { id } }',
    first: { promo: 'promo_dingo_spins' },
    other: { promo: 'promo_three_reefs' },
  },
  ...['cancelFreeSpin', 'cancelFreeSpinPromo'].map((field): Call => ({
    field,
    path: '/promo/graphql',
    name: 'ella',
    query: `mutation C($id: ID!) { ${field}(id: $id, legacyMemberId: "mem_ella") { id status } }`,
    first: { id: 'fsp_ella_dingo' },
    other: { id: 'fsp_ella_another' },
  })),
  {
    field: 'giveReward',
    path: '/control/graphql',
    name: 'mia',
    query:
      'mutation G($world: ID!, $promo: ID!) { giveReward(world: $world, promo: $promo, member: "mem_mia") { form promo } }',
    first: { promo: 'promo_open_gift' },
    other: { promo: 'promo_harbour_run' },
  },
  {
    field: 'drawJackpot',
    path: '/control/graphql',
    name: 'mia',
    query:
      'mutation D($world: ID!, $jackpot: ID!) { drawJackpot(world: $world, jackpot: $jackpot, member: "mem_mia") { pool } }',
    first: { jackpot: 'jackpot_southern_cross' },
    other: { jackpot: 'jackpot_harbour_lights' },
  },
];

function sender({ world, token }: SeededPerson, { path, query }: Pick<Call, 'path' | 'query'>) {
  return (input: Call['first'], key = KEY) =>
    callGraphQL(platform, world, {
      query,
      path,
      token,
      variables: path === '/control/graphql' ? { world: world.id, ...input } : input,
      headers: { 'idempotency-key': key },
    });
}

/** Everything that a reward can change, and what was pushed. */
async function kept({ world: { db } }: SeededPerson) {
  return {
    entries: await db.selectFrom('ledgerEntries').select('id').execute(),
    promos: await db.selectFrom('memberPromos').selectAll().execute(),
    bonuses: await db.selectFrom('memberBonuses').selectAll().execute(),
    spins: await db.selectFrom('memberFreeSpins').selectAll().execute(),
    uses: await db.selectFrom('promoUses').selectAll().execute(),
    cashbacks: await db.selectFrom('cashbackClaims').selectAll().execute(),
    levels: await db.selectFrom('levelRewards').selectAll().execute(),
    badges: await db.selectFrom('memberBadges').selectAll().execute(),
    experience: await db.selectFrom('experienceRecords').select('id').execute(),
    jackpots: await db.selectFrom('jackpotPayouts').selectAll().execute(),
    pushes: await db.selectFrom('outbox').select('id').execute(),
  };
}

const conflict = ['IDEMPOTENCY_CONFLICT', 'This was requested before with different content.'];

describe.each(calls)('$field', (call) => {
  it('is refused with a key that was used for another input, and changes nothing', async () => {
    const person = await personInNewWorld(platform, call.name);
    const send = sender(person, call);
    const before = await kept(person);
    const done = await send(call.first);
    expect(done.code).toBeNull();
    const after = await kept(person);
    expect(after).not.toEqual(before);
    const { code, errors } = await send(call.other);
    expect([code, errors[0]?.message]).toEqual(conflict);
    expect(await kept(person)).toEqual(after);
    expect((await send(call.first)).data).toEqual(done.data);
    expect(await kept(person)).toEqual(after);
  });

  it('is done for no more than one of two inputs that come with one key at the same moment', async () => {
    const person = await personInNewWorld(platform, call.name);
    const send = sender(person, call);
    const answers = await Promise.all([send(call.first), send(call.other)]);
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  });
});

it('a key that was used for one reward is refused for every other', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  const [first, ...others] = calls.filter(({ name }) => name === 'ella');
  if (!first) throw new Error('Ella claims nothing.');
  expect((await sender(ella, first)(first.first)).code).toBeNull();
  const after = await kept(ella);
  for (const other of others) {
    const { code, errors } = await sender(ella, other)(other.first);
    expect([code, errors[0]?.message], other.field).toEqual(conflict);
  }
  expect(await kept(ella)).toEqual(after);
});

describe.each(calls.filter(({ path }) => path === '/control/graphql'))('the operator’s $field', (call) => {
  it('is refused with a key that was used for another member, and changes nothing', async () => {
    const mia = await personInNewWorld(platform, call.name);
    expect((await sender(mia, call)(call.first)).code).toBeNull();
    const after = await kept(mia);
    const forElla = { ...call, query: call.query.replace('mem_mia', 'mem_ella') };
    const { code, errors } = await sender(mia, forElla)(call.first);
    expect([code, errors[0]?.message]).toEqual(conflict);
    expect(await kept(mia)).toEqual(after);
    expect((await sender(mia, forElla)(call.first, `${KEY}-other`)).code).toBeNull();
  });
});
