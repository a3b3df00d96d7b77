import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

/** A Monday, 13:00 in Sydney. */
const NOW = '2026-03-02T02:00:00.000Z';
const JOBS =
  'query Jobs($world: ID!, $last: Int!) { jobs(world: $world, last: $last) { kind key member due ran outcome } }';
const ADVANCE =
  'mutation Advance($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { now } }';

const platform = platformForFile(startSeededPlatform);

describe('PROMO-57 what a world does by itself', () => {
  const ends = [
    {
      kind: 'EXPIRE_CONSUMABLE_BONUSES',
      key: 'bon_ella_user_claim',
      member: 'mem_ella',
      due: '2026-03-03T02:00:00.000Z',
    },
    { kind: 'EXPIRE_LEVEL_REWARDS', key: 'mem_mia:3', member: 'mem_mia', due: '2026-03-07T02:00:00.000Z' },
    { kind: 'EXPIRE_FREE_SPINS', key: 'fsp_ella_dingo', member: 'mem_ella', due: '2026-03-07T02:00:00.000Z' },
    {
      kind: 'EXPIRE_MEMBER_PROMOS',
      key: 'mpr_ruby_midweek',
      member: 'mem_ruby',
      due: '2026-03-13T02:00:00.000Z',
    },
  ];

  /** Those of the jobs above among what the world tells. */
  async function told({ control }: SeededPerson) {
    const rows = (await control(JOBS, { last: 500 })).data?.['jobs'] as { key: string }[];
    return rows.filter(({ key }) => ends.some((end) => end.key === key));
  }

  it('is told before and after, and has happened when the clock has passed it', async () => {
    const world = await platform.newWorld(NOW);
    const ella = await seededPerson(platform, world, 'ella');
    const toDo = ends.map((end) => ({ ...end, ran: null, outcome: null }));
    expect(await told(ella)).toEqual(toDo);
    await ella.control(ADVANCE, { by: 'P5DT1H' });
    const done = { ran: '2026-03-07T03:00:00.000Z', outcome: 'DONE' };
    const [bonus, reward, spins] = ends.map((end) => ({ ...end, ...done }));
    expect(await told(ella)).toEqual([bonus, reward, spins, toDo[3]]);
  });

  it('is not seen by the member as anything but what it did', async () => {
    const world = await platform.newWorld(NOW);
    const ella = await seededPerson(platform, world, 'ella');
    await ella.control(ADVANCE, { by: 'P6D' });
    const { data } = await ella.promo(
      '{ memberFreeSpins { edges { node { id status } } } memberConsumablePromos { edges { node { id } } } }',
    );
    expect(data).toEqual({
      memberFreeSpins: { edges: [{ node: { id: 'fsp_ella_dingo', status: 'EXPIRED' } }] },
      memberConsumablePromos: {
        edges: [
          // That of the login, which ends on the next day.
          { node: { id: expect.stringMatching(/^bon_[0-9a-z]{20}$/) as unknown } },
          { node: { id: 'bon_ella_on_deposit' } },
          { node: { id: 'bon_ella_on_deposit_and_play' } },
          { node: { id: 'bon_ella_on_registration' } },
        ],
      },
    });
  });

  it('SIM-05 happens while the clock runs fast, by itself', async () => {
    const world = await platform.newWorld(NOW);
    const ella = await seededPerson(platform, world, 'ella');
    const bonus = async () => (await told(ella))[0];
    await ella.control(ADVANCE, { by: 'PT23H59M' });
    expect(await bonus()).toMatchObject({ ...ends[0], outcome: null });
    await ella.control('mutation Run($world: ID!) { runClock(world: $world, rate: 600) { rate } }');
    await expect.poll(bonus, { timeout: 60_000 }).toMatchObject({ ...ends[0], outcome: 'DONE' });
  });

  it('is asked for in whole numbers from 1 to 500', async () => {
    const world = await platform.newWorld(NOW);
    const ella = await seededPerson(platform, world, 'ella');
    for (const last of [0, 501]) expect((await ella.control(JOBS, { last })).code).toBe('BAD_USER_INPUT');
  });
});
