import { expect, it } from 'vitest';
import { objectOf } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import { atTheCounter, decidedMatch, order } from '#test/kit/sportsbook-counter.ts';
import { legOn } from '#test/kit/sportsbook.ts';

const platform = platformForFile(startPlayPlatform);

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
  const { edges } = objectOf(
    await player.call('{ betRecords { edges { node { status stakeAtRisk } } } }'),
    'betRecords',
  ) as { edges: { node: { status: string; stakeAtRisk: string } }[] };
  const counts = edges.map(({ node }) => node);
  expect(counts.map(({ status }) => status)).toEqual(['SETTLED', 'SETTLED', 'SETTLED']);
  expect(counts.filter(({ stakeAtRisk }) => stakeAtRisk === '0.00')).toHaveLength(2);
});
