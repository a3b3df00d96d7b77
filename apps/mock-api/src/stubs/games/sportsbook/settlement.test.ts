import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { newPlayer, startPlayPlatform } from '#test/kit/play.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { legOn, nextMatches, openSportsbook, resultOf } from '#test/kit/sportsbook.ts';

const platform = platformForFile(startPlayPlatform);

it('PLAY-31 many bets on thirty matches settle when the clock passes all of them at once, each once', async () => {
  const world = await platform.newWorld(NOW);
  const player = await newPlayer(platform, world, 100_000n);
  const slip = await openSportsbook(platform, player);
  const matches = nextMatches(world)
    .filter((match) => resultOf(match) !== 'VOID')
    .slice(0, 30);
  const sides = ['HOME', 'AWAY'] as const;
  for (const [index, { fixture }] of matches.entries()) {
    for (const side of sides) {
      const legs = [await legOn(slip, fixture.id, side)];
      const bet = `bet-number-${String(index)}-${side}`;
      expect((await slip.ask('place', { bet, legs, size: 1, unit: '1.00' })).status).toBe(200);
    }
  }
  await world.clock.set(new Date(Math.max(...matches.map(({ match }) => match.endsAt))));
  const rows = await world.db.selectFrom('sportsbookBets').select(['status', 'ending']).execute();
  const won = matches.filter((match) => resultOf(match) !== 'DRAW').length;
  expect(rows.filter(({ ending }) => ending === 'WON')).toHaveLength(won);
  expect(rows.filter(({ status }) => status === 'CLOSED')).toHaveLength(60);
  const calls = await world.db
    .selectFrom('walletTransactions')
    .select('roundId')
    .where('kind', '=', 'WIN')
    .execute();
  expect(new Set(calls.map(({ roundId }) => roundId)).size).toBe(60);
  expect(calls).toHaveLength(60);
  expect((await audit(world.db)).violations).toEqual([]);
});
