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

const MAIN = '/graphql';
const PROMO = '/promo/graphql';
const CONTROL = '/control/graphql';

/** @param variables each with its value in the first input and in the other one */
const callOf = (
  call: Pick<Call, 'path' | 'field' | 'name'>,
  query: string,
  variables: Readonly<Record<string, readonly [first: unknown, other: unknown]>>,
): Call => ({
  ...call,
  query,
  first: Object.fromEntries(Object.entries(variables).map(([name, [first]]) => [name, first])),
  other: Object.fromEntries(Object.entries(variables).map(([name, [, other]]) => [name, other])),
});

const calls: readonly Call[] = [
  callOf(
    { path: PROMO, field: 'claimCashback', name: 'ella' },
    'mutation C($id: ID!) { claimCashback(id: $id) { claimStatus } }',
    { id: ['cashback_monday', 'cashback_live'] },
  ),
  callOf(
    { path: PROMO, field: 'activateConsumableBonus', name: 'ella' },
    'mutation A($id: ID!) { activateConsumableBonus(id: $id, legacyMemberId: "mem_ella") { id status } }',
    { id: ['bon_ella_user_claim', 'bon_ella_free_spin'] },
  ),
  callOf(
    { path: PROMO, field: 'cancelActivePromo', name: 'ruby' },
    'mutation C($id: ID!) { cancelActivePromo(id: $id) { id status } }',
    { id: ['mpr_ruby_midweek', 'mpr_ruby_another'] },
  ),
  callOf(
    { path: MAIN, field: 'claimLevelReward', name: 'mia' },
    'mutation C($level: Int!) { claimLevelReward(level: $level) { level state } }',
    { level: [3, 2] },
  ),
  callOf(
    { path: MAIN, field: 'claimAchievementReward', name: 'mia' },
    'mutation C($level: Int!) { claimAchievementReward(achievement: "ach_regularplayer", badgeLevel: $level) { id } }',
    { level: [3, 2] },
  ),
  callOf(
    { path: PROMO, field: 'claimFreeSpinPromo', name: 'mia' },
    'mutation C($promo: ID!) { claimFreeSpinPromo(input: { legacyMemberId: "mem_mia", promo: $promo }) { id } }',
    { promo: ['promo_dingo_spins', 'promo_three_reefs'] },
  ),
  ...['cancelFreeSpin', 'cancelFreeSpinPromo'].map((field) =>
    callOf(
      { path: PROMO, field, name: 'ella' },
      `mutation C($id: ID!) { ${field}(id: $id, legacyMemberId: "mem_ella") { id status } }`,
      { id: ['fsp_ella_dingo', 'fsp_ella_another'] },
    ),
  ),
  callOf(
    { path: CONTROL, field: 'giveReward', name: 'mia' },
    'mutation G($world: ID!, $promo: ID!) { giveReward(world: $world, promo: $promo, member: "mem_mia") { form promo } }',
    { promo: ['promo_open_gift', 'promo_live_table'] },
  ),
  callOf(
    { path: CONTROL, field: 'drawJackpot', name: 'mia' },
    'mutation D($world: ID!, $jackpot: ID!) { drawJackpot(world: $world, jackpot: $jackpot, member: "mem_mia") { pool } }',
    { jackpot: ['jackpot_southern_cross', 'jackpot_harbour_lights'] },
  ),
];

function sender({ world, token }: SeededPerson, { path, query }: Pick<Call, 'path' | 'query'>) {
  return (input: Call['first'], key = KEY) =>
    callGraphQL(platform, world, {
      query,
      path,
      token,
      variables: path === CONTROL ? { world: world.id, ...input } : input,
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

describe.each(calls.filter(({ path }) => path === CONTROL))('the operator’s $field', (call) => {
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
