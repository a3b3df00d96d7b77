import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

const run = (who: SeededPerson, kind: string) =>
  who.control(
    'mutation R($world: ID!, $member: ID!, $kind: String!) { runJob(world: $world, member: $member, kind: $kind) { kind key due ran outcome member } }',
    { member: who.id, kind },
  );

const upcoming = async (who: SeededPerson, kind: string) => {
  const { data } = await who.control(
    'query J($world: ID!) { jobs(world: $world, last: 500) { kind key due ran outcome member } }',
  );
  const { jobs } = data as {
    jobs: { kind: string; key: string; ran: string | null; member: string | null }[];
  };
  return jobs.filter((job) => job.kind === kind && job.member === who.id);
};

const balanced = async (who: SeededPerson) =>
  (await who.control('query A($world: ID!) { audit(world: $world) { balanced violations } }')).data;

const lastPromo = '{ promoHistory(first: 1) { edges { node { promo { id } status } } } }';

const ended = (id: string) => ({
  promoHistory: { edges: [{ node: { promo: { id }, status: 'EXPIRED' } }] },
});

describe('a piece of the work of a world', () => {
  it.each([
    ['ruby', 'EXPIRE_MEMBER_PROMOS', 'promo', lastPromo, ended('promo_midweek')],
    [
      'ella',
      'EXPIRE_FREE_SPINS',
      'promo',
      '{ memberFreeSpins(first: 1) { edges { node { promo { id } status } } } }',
      { memberFreeSpins: { edges: [{ node: { promo: { id: 'promo_dingo_spins' }, status: 'EXPIRED' } }] } },
    ],
    ['ella', 'EXPIRE_CONSUMABLE_BONUSES', 'promo', lastPromo, ended('promo_open_gift')],
    ['isla', 'END_LOCK_INS', 'promo', lastPromo, ended('promo_long_haul')],
    [
      'mia',
      'EXPIRE_LEVEL_REWARDS',
      'main',
      '{ memberLevel(member: "mem_mia") { rewards { level state } } }',
      {
        memberLevel: { rewards: [1, 2, 3].map((level) => ({ level, state: 'EXPIRED' })) },
      },
    ],
  ] as const)('is done for %s before its time: %s (SIM-02)', async (name, kind, endpoint, state, after) => {
    const who = await personInNewWorld(platform, name);
    const [next] = await upcoming(who, kind);
    const { data, errors } = await run(who, kind);
    expect([errors, data]).toEqual([[], { runJob: { ...next, ran: MONDAY, outcome: 'DONE' } }]);
    const left = await upcoming(who, kind);
    expect(left.filter(({ key }) => key === next?.key)).toEqual([{ ...next, ran: MONDAY, outcome: 'DONE' }]);
    expect((await who[endpoint](state)).data).toEqual(after);
    expect(await balanced(who)).toEqual({ audit: { balanced: true, violations: [] } });
  });

  it.each([
    ['mia', 'SLEEP', 'BAD_USER_INPUT', /^There is no job 'SLEEP'. Known: .*EXPIRE_FREE_SPINS/],
    ['mia', 'END_LOCK_INS', 'NOT_FOUND', /^Nothing of END_LOCK_INS is to be done for this member.$/],
    ['mia', 'CLOSE_CASHBACK_DAYS', 'CONFLICT', /'clock set 2026-03-02T13:00:00.000Z'/],
  ])('is not done for %s: %s (SIM-02)', async (name, kind, code, said) => {
    const who = await personInNewWorld(platform, name);
    const answer = await run(who, kind);
    expect([answer.code, answer.errors[0]?.message]).toEqual([code, expect.stringMatching(said)]);
  });
});
