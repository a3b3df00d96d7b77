import { expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { addJackpot } from '#test/kit/jackpots.ts';
import { objectOf } from '#test/kit/launches.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { newPlayer, startPlayPlatform } from '#test/kit/play.ts';
import { counterOf, order } from '#test/kit/sportsbook-counter.ts';
import type { Counter } from '#test/kit/sportsbook-counter.ts';
import { SPORTSBOOK, legOn, nextMatches } from '#test/kit/sportsbook.ts';
import type { KnownMatch, OfferedLeg } from '#test/kit/sportsbook.ts';

const platform = platformForFile(startPlayPlatform);

function matchWhere(known: readonly KnownMatch[], holds: (match: KnownMatch) => boolean): KnownMatch {
  const found = known.find(
    (each) => each.fixture.rules.name === 'Soccer' && each.match.conclusion === 'PLAYED' && holds(each),
  );
  if (!found) throw new Error('There is no such match.');
  return found;
}

/** A world whose matches are always the same, as chance makes some home sides such favourites that a set covers them. */
const knownWorld = () => platform.registry.create({ now: new Date(NOW), frozen: true, seed: 2 });

const counterIn = async (world: World): Promise<Counter> =>
  counterOf(platform, await newPlayer(platform, world, 1_000_000n));

/** Stakes so much on each that 500.00 come back whichever of them wins, and answers what of all that counts. */
async function allOn(
  { player, ask }: Counter,
  { match }: KnownMatch,
  legs: readonly OfferedLeg[],
): Promise<readonly string[]> {
  for (const leg of legs) {
    expect((await ask('place', order([leg], (50_000 / leg.odds).toFixed(2)))).status).toBe(200);
  }
  await player.world.clock.set(new Date(match.endsAt));
  const { edges } = objectOf(
    await player.call('{ betRecords(first: 50) { edges { node { status stakeAtRisk } } } }'),
    'betRecords',
  ) as { edges: { node: { status: string; stakeAtRisk: string } }[] };
  expect(edges.map(({ node }) => node.status)).toEqual(legs.map(() => 'SETTLED'));
  return edges.map(({ node }) => node.stakeAtRisk);
}

it('BETS-17 counts no stakes on few goals and on every score with more, one of which wins, and they win no jackpot', async () => {
  const counter = await counterIn(await knownWorld());
  const { world, id } = counter.player;
  await addJackpot(world, 1_100_000n, { turnoverRequirementMinor: 0n });
  await world.write(async ({ db }) => {
    const games = db.selectFrom('games').select('providerId').where('id', '=', SPORTSBOOK.id);
    const { providerId } = await games.executeTakeFirstOrThrow();
    const contribution = { jackpotId: 'jackpot_test', providerId, contribution: 100 };
    await db
      .insertInto('jackpotContributions')
      .values(contribution)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  const known = matchWhere(nextMatches(world), ({ markets }) =>
    markets.some(({ kind, line }) => kind === 'TOTAL' && line === 2.5),
  );
  const fixture = known.fixture.id;
  const legs = [await legOn(counter, fixture, 'UNDER', 'TOTAL')];
  for (const score of ['0-3', '1-2', '1-3', '2-1', '2-2', '2-3', '3-0', '3-1', '3-2', '3-3', 'OTHER'])
    legs.push(await legOn(counter, fixture, score, 'CORRECT_SCORE'));
  expect(new Set(await allOn(counter, known, legs))).toEqual(new Set(['0.00']));
  const won = world.db.selectFrom('jackpotPayouts').select('id').where('memberId', '=', id);
  expect(await won.execute()).toEqual([]);
});

it('BETS-17 counts none on a draw and on both sides to score first while neither has, one of which wins', async () => {
  const world = await knownWorld();
  const known = matchWhere(nextMatches(world, 7 * 24), ({ match }) =>
    match.steps.slice(0, 60).every((step) => step === null),
  );
  const { startsAt, rules, id } = known.fixture;
  await world.clock.set(new Date(startsAt + 60 * rules.stepMs + 1000));
  const counter = await counterIn(world);
  const legs = [
    await legOn(counter, id, 'DRAW'),
    await legOn(counter, id, 'HOME', 'FIRST_SCORE'),
    await legOn(counter, id, 'AWAY', 'FIRST_SCORE'),
  ];
  expect(await allOn(counter, known, legs)).toEqual(['0.00', '0.00', '0.00']);
});

it('BETS-17 counts all of what is lost on a winner, on many goals and on a score, of which none may win', async () => {
  const counter = await counterIn(await knownWorld());
  const known = matchWhere(nextMatches(counter.player.world), ({ match }) => {
    const score = (side: string) => match.steps.filter((step) => step === side).length;
    return score('AWAY') > score('HOME') && score('AWAY') < 3 && match.steps.filter(Boolean).length < 2;
  });
  const { id } = known.fixture;
  const legs = [
    await legOn(counter, id, 'HOME'),
    await legOn(counter, id, 'OVER', 'TOTAL'),
    await legOn(counter, id, '2-2', 'CORRECT_SCORE'),
  ];
  const stakes = legs.map(({ odds }) => (50_000 / odds).toFixed(2)).toReversed();
  expect(await allOn(counter, known, legs)).toEqual(stakes);
});
