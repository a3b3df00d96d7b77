import { expect, it } from 'vitest';
import { objectOf } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { atTheCounter, betOf, decidedMatch, order } from '#test/kit/sportsbook-counter.ts';
import type { Counter } from '#test/kit/sportsbook-counter.ts';
import { legOn, nextMatches, resultOf } from '#test/kit/sportsbook.ts';
import type { KnownMatch } from '#test/kit/sportsbook.ts';

const platform = platformForFile(startPlayPlatform);

const sides = ['HOME', 'AWAY'];

const handicapOf = ({ markets }: KnownMatch): number =>
  markets.find(({ kind }) => kind === 'HANDICAP')?.line ?? 0;

async function stakesAtRisk({ player }: Counter): Promise<readonly string[]> {
  const { edges } = objectOf(
    await player.call('{ betRecords { edges { node { status stakeAtRisk } } } }'),
    'betRecords',
  ) as { edges: { node: { status: string; stakeAtRisk: string } }[] };
  expect(edges.filter(({ node }) => node.status === 'UNSETTLED')).toEqual([]);
  return edges.map(({ node }) => node.stakeAtRisk);
}

it('BETS-17 counts none of them either when a little more is bet on one of them late, at long odds', async () => {
  const counter = await atTheCounter(platform);
  const { player, ask } = counter;
  const { fixture, match } = decidedMatch(player);
  for (const [side, stake] of [
    ['HOME', '10.00'],
    ['AWAY', '10.00'],
    ['AWAY', '1.00'],
  ] as const)
    expect((await ask('place', order([await legOn(counter, fixture.id, side)], stake))).status).toBe(200);
  await player.world.write(async ({ db }) => {
    const last = db.selectFrom('sportsbookBets').select('id').where('unitMinor', '=', 100n);
    await db.updateTable('sportsbookLegs').set({ odds: 5_000 }).where('betId', 'in', last).execute();
  });
  await player.world.clock.set(new Date(match.endsAt));
  expect(await stakesAtRisk(counter)).toEqual(['0.00', '0.00', '0.00']);
});

it('BETS-17 counts no stakes on a winner and on the other side with half a goal, one of which wins', async () => {
  const counter = await atTheCounter(platform);
  const { player, ask } = counter;
  const known = nextMatches(player.world).find(
    (each) => each.match.conclusion === 'PLAYED' && Math.abs(handicapOf(each)) === 0.5,
  );
  if (!known) throw new Error('No match of the day has such a handicap.');
  const { fixture, match } = known;
  const [side, other] = handicapOf(known) < 0 ? sides : sides.toReversed();
  const legs = [
    await legOn(counter, fixture.id, side ?? ''),
    await legOn(counter, fixture.id, other ?? '', 'HANDICAP'),
    await legOn(counter, fixture.id, 'OVER', 'TOTAL'),
  ];
  for (const leg of legs) expect((await ask('place', order([leg], '10.00'))).status).toBe(200);
  await player.world.clock.set(new Date(match.endsAt));
  const atRisk = await stakesAtRisk(counter);
  expect(atRisk.filter((each) => each === '0.00')).toHaveLength(2);
});

it('BETS-17 counts no stake on a match both of whose sides its member has bet on, whichever wins', async () => {
  const counter = await atTheCounter(platform);
  const { player, ask } = counter;
  const known = decidedMatch(player);
  const alone = decidedMatch(player, 1);
  const place = async (fixture: string, side: string) => {
    const placed = await ask('place', order([await legOn(counter, fixture, side)], '10.00'));
    expect(placed.status).toBe(200);
  };
  await place(known.fixture.id, 'HOME');
  await place(known.fixture.id, 'AWAY');
  await place(alone.fixture.id, 'HOME');
  await player.world.clock.set(new Date(Math.max(known.match.endsAt, alone.match.endsAt)));
  const counts = await stakesAtRisk(counter);
  expect(counts.filter((atRisk) => atRisk === '0.00')).toHaveLength(2);
});

/** Bets 100.00 on a side, and answers how to sell that bet at once. */
async function betOnSide({ ask, ...rest }: Counter, fixture: string, side: string) {
  const placed = await ask('place', order([await legOn({ ask, ...rest }, fixture, side)], '100.00'));
  expect(placed.status).toBe(200);
  const { id: bet } = betOf(placed);
  return async () => {
    const { quote } = (await ask('quote', { bet })).body;
    expect((await ask('cash-out', { bet, quote })).status).toBe(200);
  };
}

it.each([
  ['counts a stake in full that is lost on the other side once the first was sold', true, '100.00'],
  ['counts none on the other side of one that is sold later', false, '0.00'],
])('BETS-17 %s', async (_what, soldFirst, counts) => {
  const counter = await atTheCounter(platform);
  const { player } = counter;
  const known = decidedMatch(player);
  const lost = resultOf(known) === 'HOME' ? 'AWAY' : 'HOME';
  const sell = await betOnSide(counter, known.fixture.id, resultOf(known));
  if (soldFirst) await sell();
  await betOnSide(counter, known.fixture.id, lost);
  if (!soldFirst) await sell();
  await player.world.clock.set(new Date(known.match.endsAt));
  const [last, first] = await stakesAtRisk(counter);
  expect(last).toBe(counts);
  // What the cash out cost, where nothing covered it.
  expect(Number(first) > 0).toBe(soldFirst);
});
