import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { objectOf, prepare, START } from '#test/kit/launches.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import {
  asPlayer,
  cashOf,
  deposited,
  disputedInVain,
  giveReward,
  lifted,
  vendorAt,
} from '#test/kit/reversals.ts';
import type { VendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const SPINS =
  '{ memberFreeSpins(filter: { status: { eq: ACTIVE } }) { edges { node { id freeSpinDetails { gameId remainingFreeSpins } } } } }';
const ACTIVATE =
  'mutation A($id: ID!, $me: ID!) { activateFreeSpinPromo(id: $id, legacyMemberId: $me) { id } }';
const ACTIVE = 'query P($id: ID!) { member(id: $id) { activePromo { turnoverCounter } } }';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

interface Spins {
  readonly id: string;
  readonly freeSpinDetails: readonly [{ readonly gameId: string; readonly remainingFreeSpins: number }];
}

/** A stake, a free spin, a round that pays or is annulled, and a dispute that begins or is over. */
type Step =
  | readonly ['bet' | 'win', round: string, amount: string]
  | readonly ['spin' | 'rollback', round: string]
  | readonly ['dispute' | 'lift'];

/** The bonus and three of the free spins of LASTDRINKS, with a target of 25.00, of which no further use can be had. */
async function beginning() {
  const mia = await personInNewWorld(platform, 'mia');
  const deposit = await deposited(mia, '50.00', 'LASTDRINKS');
  await mia.world.write(async ({ db }) => {
    await db.updateTable('jackpots').set({ status: 'DISABLED' }).execute();
    await db.updateTable('promos').set({ maxUses: 1 }).where('code', '=', 'LASTDRINKS').execute();
    await db.updateTable('memberFreeSpinGames').set({ remaining: 3 }).execute();
    const award = db.updateTable('memberPromos').where('depositId', '=', deposit);
    await award.set({ walletMode: 'BONUS', turnoverTargetMinor: 2_500n }).execute();
  });
  return { mia, deposit };
}

async function spinsOf(who: SeededPerson): Promise<readonly Spins[]> {
  const { edges } = objectOf(await who.promo(SPINS), 'memberFreeSpins') as { edges: { node: Spins }[] };
  return edges.map(({ node }) => node);
}

async function atSpins(who: SeededPerson): Promise<VendorAt> {
  const spins = (await spinsOf(who)).find(({ freeSpinDetails: [{ remainingFreeSpins: left }] }) => left > 0);
  if (!spins) throw new Error('No free spin is left.');
  await who.promo(ACTIVATE, { id: spins.id, me: who.id });
  const game = spins.freeSpinDetails[0].gameId;
  await prepare(asPlayer(who), game);
  const input = { game, freeSpin: spins.id };
  const session = objectOf(await asPlayer(who).call(START, { input }), 'startGameSession');
  return vendorAt(platform, who, game, String(session['id']));
}

/** Gives anew what can be. */
const given = async (who: SeededPerson) => {
  const [code] = await giveReward(who, 'promo_last_drinks');
  expect([null, 'CONFLICT']).toContain(code);
};

/** What is left at the end of some steps. @param disputes whether those of disputes are taken */
async function lived(steps: readonly Step[], disputes: boolean) {
  const { mia, deposit } = await beginning();
  const calls = new Map<string, VendorAt>();
  const place = async (round: string, amount: string, call: VendorAt) => {
    calls.set(round, call);
    await call('bet', round, { amount });
  };
  const end = async (call: string, round: string, body: object) => {
    await calls.get(round)?.(call, round, body);
    // Of an award all of whose bonus was staked nothing could be given before.
    if (disputes && !isDisputed) await given(mia);
  };
  let isDisputed = false;
  for (const [action, round = '', amount = ''] of steps) {
    if (action === 'bet') await place(round, amount, await vendorAt(platform, mia, SLOT.id));
    if (action === 'spin') await place(round, '0.20', await atSpins(mia));
    if (action === 'win') await end('win', round, { amount });
    if (action === 'rollback') await end('rollback', round, { bet: `${round}:bet` });
    if (action === 'dispute') {
      isDisputed = true;
      if (disputes) await disputedInVain(mia, deposit);
    }
    if (action === 'lift') {
      isDisputed = false;
      if (disputes) await lifted(mia, deposit);
      if (disputes) await given(mia);
    }
  }
  expect((await audit(mia.world.db)).violations).toEqual([]);
  const left = (await spinsOf(mia)).flatMap(({ freeSpinDetails }) => freeSpinDetails);
  return {
    cash: await cashOf(mia),
    promo: objectOf(await mia.promo(ACTIVE, { id: mia.id }), 'member'),
    spins: left.reduce((sum, { remainingFreeSpins }) => sum + remainingFreeSpins, 0),
  };
}

it.each<readonly [string, readonly Step[]]>([
  [
    'with rounds that end while it lasts',
    [
      ...([
        ['bet', 'r1', '4.00'],
        ['spin', 'r2'],
        ['spin', 'r3'],
      ] as const),
      ...([['dispute'], ['win', 'r1', '12.00'], ['rollback', 'r2'], ['lift']] as const),
      ...([
        ['win', 'r3', '1.00'],
        ['spin', 'r4'],
        ['win', 'r4', '2.00'],
      ] as const),
    ],
  ],
  [
    'twice, with rounds of before both',
    [
      ...([
        ['bet', 'r1', '4.00'],
        ['bet', 'r2', '2.00'],
        ['spin', 'r3'],
      ] as const),
      ...([
        ['dispute'],
        ['lift'],
        ['bet', 'r4', '2.00'],
        ['dispute'],
        ['win', 'r1', '4.00'],
        ['lift'],
      ] as const),
      ...([
        ['win', 'r2', '6.00'],
        ['rollback', 'r3'],
        ['win', 'r4', '0.00'],
      ] as const),
    ],
  ],
  [
    'with all of the bonus staked',
    [
      ...([['bet', 'r1', '10.00'], ['dispute'], ['lift'], ['win', 'r1', '8.00']] as const),
      ...([
        ['bet', 'r2', '8.00'],
        ['win', 'r2', '0.00'],
      ] as const),
    ],
  ],
  [
    'with the target reached while it lasts',
    [
      ...([
        ['bet', 'r1', '10.00'],
        ['win', 'r1', '20.00'],
        ['bet', 'r2', '15.00'],
        ['bet', 'r3', '4.00'],
      ] as const),
      ...([
        ['dispute'],
        ['win', 'r2', '5.00'],
        ['lift'],
        ['dispute'],
        ['lift'],
        ['win', 'r3', '8.00'],
      ] as const),
    ],
  ],
  [
    'once it is lost, with its last free spins open',
    [
      ...([
        ['spin', 'r1'],
        ['spin', 'r2'],
        ['spin', 'r3'],
        ['win', 'r1', '3.00'],
      ] as const),
      ...([['bet', 'r4', '10.00'], ['win', 'r4', '0.00'], ['dispute'], ['lift'], ['dispute']] as const),
      ...([['rollback', 'r2'], ['lift'], ['win', 'r3', '1.00']] as const),
    ],
  ],
])(
  'a dispute that is lifted leaves all of an award as it was once it is given anew, %s',
  async (_how, steps) => {
    expect(await lived(steps, true)).toEqual(await lived(steps, false));
  },
);
