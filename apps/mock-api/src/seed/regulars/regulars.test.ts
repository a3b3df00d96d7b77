import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { cashbacksOf } from '#test/kit/cashbacks.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld(MONDAY);
});

const promo = (code: string) =>
  world.db.selectFrom('promos').select('id').where('code', '=', code).executeTakeFirstOrThrow();

async function awardOf(name: string, code: string) {
  return world.db
    .selectFrom('memberPromos')
    .select(['status', 'walletMode', 'waitsFor', 'turnoverCounterMinor', 'turnoverTargetMinor', 'currency'])
    .where('memberId', '=', `mem_${name}`)
    .where('promoId', '=', (await promo(code)).id)
    .executeTakeFirst();
}

const active = { status: 'ACTIVE', walletMode: 'CASH', waitsFor: null, currency: 'AUD' } as const;

describe('somebody is in the middle of', () => {
  it.each([
    ['a promo in New Zealand dollars', 'aroha', 'KIWI30', { ...active, currency: 'NZD' }, 45_000n, 90_000n],
    ['a promo in bitcoin', 'marlee', 'COLD25', { ...active, currency: 'BTC' }, 640_000n, 4_000_000n],
    [
      'one that is played with bonus money',
      'hugo',
      'WELCOME1',
      { ...active, walletMode: 'BONUS' },
      29_000n,
      600_000n,
    ],
    ['one of a fourth deposit', 'bonnie', 'WELCOME4', active, 24_000n, 225_000n],
    ['one of live tables', 'callum', 'LIVE25', active, 30_000n, 225_000n],
    ['one with free spins', 'indy', 'LASTDRINKS', active, 4_800n, 30_000n],
    ['one without an end', 'reuben', 'FINALS10', active, 75_000n, 149_600n],
    ['an activated bonus', 'darcy', 'DAYBREAK', { ...active, walletMode: 'BONUS' }, 300n, 600n],
    [
      'a wait for the operator',
      'priya',
      'HANDSHAKE',
      { ...active, status: 'PENDING', waitsFor: 'RELEASE' },
      0n,
      192_000n,
    ],
    [
      'a wait for another promo',
      'callum',
      'HARBOUR',
      { ...active, status: 'PENDING', waitsFor: 'OTHER_PROMO', walletMode: 'BONUS' },
      0n,
      6_000n,
    ],
    [
      'nothing, having lost a promo',
      'sadie',
      'HELLO10',
      { ...active, status: 'LOST', walletMode: 'BONUS' },
      1_000n,
      10_000n,
    ],
    [
      'nothing, having cancelled one',
      'sadie',
      'WELCOME1',
      { ...active, status: 'CANCELED' },
      3_000n,
      160_000n,
    ],
    ['nothing, one having expired', 'sadie', 'ROYAL', { ...active, status: 'EXPIRED' }, 4_000n, 60_000n],
    ['nothing, having completed one', 'sadie', 'SPINNER', { ...active, status: 'COMPLETE' }, 1_500n, 1_500n],
  ] as const)('%s: %s with %s', async (_what, name, code, state, counter, target) => {
    expect(await awardOf(name, code)).toEqual({
      ...state,
      turnoverCounterMinor: counter,
      turnoverTargetMinor: target,
    });
  });

  it('free spins of every state', async () => {
    const rows = await world.db
      .selectFrom('memberFreeSpins')
      .innerJoin('promos', 'promos.id', 'memberFreeSpins.promoId')
      .innerJoin('memberFreeSpinGames as game', 'game.freeSpinId', 'memberFreeSpins.id')
      .select(['promos.code', 'memberFreeSpins.status', 'memberFreeSpins.activated', 'game.remaining'])
      .where('memberFreeSpins.memberId', 'in', ['mem_wren', 'mem_tama', 'mem_indy'])
      .orderBy('claimedAt')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['DINGO20', 'EXPIRED', true, 17],
      ['DINGO20', 'CANCELLED', true, 19],
      ['FEATURE3', 'COMPLETE', true, 0],
      ['FEATURE3', 'ACTIVE', true, 2],
      ['TUI20', 'ACTIVE', true, 9],
      ['LASTDRINKS', 'ACTIVE', true, 6],
      ['DINGO20', 'ACTIVE', false, 20],
    ]);
  });

  it('lock-ins that run, wait, are complete and were cancelled', async () => {
    const rows = await world.db
      .selectFrom('lockIns')
      .select(['memberId', 'enabled', 'completed', 'cancelled', 'accumulatedTurnoverMinor'])
      .orderBy('memberId')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['mem_callum', true, true, false, 30_000n],
      ['mem_isla', true, false, false, 50_000n],
      ['mem_otis', true, false, false, 12_500n],
      ['mem_wren', false, false, true, 0n],
    ]);
  });

  it.each([
    ['reuben', 'southern_cross', '750.00'],
    ['bonnie', 'harbour_lights', '240.00'],
    ['otis', 'red_centre', '125.00'],
    ['indy', 'last_light', '48.00'],
  ])('a jackpot: %s of %s', async (name, id, turnover) => {
    const person = await seededPerson(platform, world, name);
    const { data } = await person.main(`{ jackpot(id: "jackpot_${id}") { ownTurnover } }`);
    expect(data).toEqual({ jackpot: { ownTurnover: turnover } });
  });

  it.each([
    ['spin_round_the_bay', 'mia', 3_030],
    ['one_good_spin', 'otis', 300],
    ['long_white_cloud', 'aroha', 18_750],
    ['winter_warmer', 'sadie', 4_000],
  ])('a tournament: %s', async (id, name, score) => {
    const row = await world.db
      .selectFrom('tournamentScores')
      .select('score')
      .where('tournamentId', '=', `tournament_${id}`)
      .where('memberId', '=', `mem_${name}`)
      .executeTakeFirst();
    expect(row).toEqual({ score });
  });

  it.each([
    ['ella', { cashback_monday: '3.60' }],
    ['leo', { cashback_tier_six: '15.00', cashback_live: '0.50', cashback_fiver: '4.50' }],
    ['aroha', { cashback_kiwi: '6.00' }],
    ['tama', { cashback_silver_fern: '0.35' }],
    ['marlee', { cashback_satoshi: '0.00006000' }],
  ])('cashbacks: %s', async (name, amounts) => {
    const collected = await cashbacksOf(await seededPerson(platform, world, name));
    const all = Object.fromEntries(collected.map(({ cashback, amount }) => [cashback.id, amount]));
    expect(all).toMatchObject(amounts);
  });
});
