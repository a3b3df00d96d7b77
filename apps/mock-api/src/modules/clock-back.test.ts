import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { CLAIM } from '#test/kit/cashbacks.ts';
import { putClockBack } from '#test/kit/clock-back.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const HOUR_LATER = '2026-03-02T03:00:00.000Z';
const JOBS = 'query J($world: ID!) { jobs(world: $world, last: 500) { kind key outcome } }';
const ACTIVATE =
  'mutation A { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: "mem_ella") { id } }';
const BONUSES = '{ memberConsumablePromos(first: 100) { edges { node { id } } } }';
const LEVEL = '{ memberLevel(member: "mem_mia") { experience experienceHistory { totalCount } } }';

const platform = platformForFile(startSeededPlatform);

/** The jobs that were done in a world, each by its kind and key. */
async function done({ control }: SeededPerson): Promise<string[]> {
  const rows = (await control(JOBS)).data?.['jobs'] as {
    kind: string;
    key: string;
    outcome: string | null;
  }[];
  return rows.filter(({ outcome }) => outcome === 'DONE').map(({ kind, key }) => `${kind} ${key}`);
}

async function bonusesOf({ promo }: SeededPerson): Promise<string[]> {
  const { data } = await promo(BONUSES);
  const { edges } = data?.['memberConsumablePromos'] as { edges: { node: { id: string } }[] };
  return edges.map(({ node }) => node.id);
}

const refusal = async (answer: Promise<{ code: string | null; errors: readonly { message: string }[] }>) => {
  const { code, errors } = await answer;
  return [code, errors[0]?.message];
};

describe('what has ended', () => {
  it('stays ended for a clock that was set back, is not given, and does not end a second time', async () => {
    const ella = await personInNewWorld(platform, 'ella');
    const mia = await seededPerson(platform, ella.world, 'mia');
    const ruby = await seededPerson(platform, ella.world, 'ruby');
    await ella.world.clock.advance('P12D');
    const ended = await done(ella);
    expect(ended).toEqual(
      expect.arrayContaining([
        'EXPIRE_CONSUMABLE_BONUSES bon_ella_user_claim',
        'EXPIRE_LEVEL_REWARDS mem_mia:3',
        'EXPIRE_FREE_SPINS fsp_ella_dingo',
        'EXPIRE_MEMBER_PROMOS mpr_ruby_midweek',
      ]),
    );
    await putClockBack(platform, ella.world, HOUR_LATER);
    expect(ella.world.now()).toEqual(new Date(HOUR_LATER));
    expect(await bonusesOf(ella)).not.toContain('bon_ella_user_claim');
    expect(await refusal(ella.promo(ACTIVATE))).toEqual([
      'CONFLICT',
      'This bonus can no longer be activated.',
    ]);
    expect(await refusal(mia.main('mutation { claimLevelReward(level: 3) { state } }'))).toEqual([
      'CONFLICT',
      'The reward of this level has expired.',
    ]);
    const rewards = '{ memberLevel(member: "mem_mia") { rewards { level state } } }';
    expect((await mia.main(rewards)).data).toMatchObject({
      memberLevel: { rewards: expect.arrayContaining([{ level: 3, state: 'EXPIRED' }]) as unknown },
    });
    const spins =
      'mutation { activateFreeSpinPromo(id: "fsp_ella_dingo", legacyMemberId: "mem_ella") { id } }';
    expect((await ella.promo(spins)).code).toBe('CONFLICT');
    expect((await ruby.promo('mutation { cancelActivePromo(id: "mpr_ruby_midweek") { id } }')).code).toBe(
      'NOT_FOUND',
    );
    await ella.world.clock.advance('P12D');
    const again = await done(ella);
    expect(again.filter((job) => ended.includes(job))).toEqual(ended);
    expect(new Set(again).size).toBe(again.length);
    expect((await audit(ella.world.db, platform.services.auditChecks)).violations).toEqual([]);
  });
});

describe('what was paid', () => {
  it('is not paid again for a day that comes a second time: a cashback', async () => {
    const ella = await personInNewWorld(platform, 'ella');
    const cash = async () => (await balances(ella.world.db, ella.id, 'AUD')).MAIN;
    const before = await cash();
    expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBeNull();
    await ella.world.clock.advance('P3D');
    await putClockBack(platform, ella.world, HOUR_LATER);
    expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
    await putClockBack(platform, ella.world, '2026-02-23T02:00:00.000Z');
    expect((await ella.promo(CLAIM, { id: 'cashback_monday' })).code).toBe('CONFLICT');
    expect(await cash()).toBe(before + 360n);
  });

  it('is not paid again for a day that comes a second time: a login', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    await mia.world.clock.advance('P1D');
    await seededPerson(platform, mia.world, 'mia');
    const level = (await mia.main(LEVEL)).data;
    const bonuses = await bonusesOf(mia);
    expect(bonuses).toHaveLength(2);
    await putClockBack(platform, mia.world, MONDAY);
    await seededPerson(platform, mia.world, 'mia');
    await mia.world.clock.advance('P1D');
    await seededPerson(platform, mia.world, 'mia');
    expect((await mia.main(LEVEL)).data).toEqual(level);
    expect(await bonusesOf(mia)).toEqual(bonuses);
  });

  it('is not claimed again: the reward of a level', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const claim = () => mia.main('mutation { claimLevelReward(level: 3) { state } }');
    await mia.world.clock.advance('PT2H');
    expect((await claim()).code).toBeNull();
    await putClockBack(platform, mia.world, HOUR_LATER);
    expect((await claim()).code).toBe('CONFLICT');
    const rewards = await mia.world.db
      .selectFrom('memberBonuses')
      .select('name')
      .where('name', '=', 'Level 3 reward')
      .execute();
    expect(rewards).toHaveLength(1);
  });
});

it('the operator cannot move the clock backwards, and what was asked for changes nothing', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.clock.advance('P1D');
  const ended = await done(ella);
  const { code, errors } = await ella.control(
    'mutation S($world: ID!, $to: DateTime!) { setClock(world: $world, to: $to) { now } }',
    { to: MONDAY },
  );
  expect([code, errors[0]?.message]).toEqual(['BAD_USER_INPUT', 'The clock can only be moved forward.']);
  expect(ella.world.now()).toEqual(new Date('2026-03-03T02:00:00.000Z'));
  expect(await done(ella)).toEqual(ended);
});
