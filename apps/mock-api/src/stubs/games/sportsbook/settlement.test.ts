import { money } from '@magpie/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { control } from '#test/kit/control.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { newPlayer, startPlayPlatform } from '#test/kit/play.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { atTheCounter, cash, counterOf, decidedMatch, order } from '#test/kit/sportsbook-counter.ts';
import { legOn, nextMatches, openSportsbook, resultOf } from '#test/kit/sportsbook.ts';
import { recoverBets } from './pay.ts';
import { decideBet } from './store/index.ts';

const platform = platformForFile(startPlayPlatform);

const MAINTAIN = 'mutation M($world: ID!, $on: Boolean!) { setMaintenance(world: $world, on: $on) }';

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

it('a bet that cannot be finished holds up no other one, and not the page', async () => {
  const counter = await atTheCounter(platform);
  const { player, ask } = counter;
  const { world } = player;
  const known = decidedMatch(player);
  const side = resultOf(known);
  for (let count = 0; count < 52; count += 1)
    await ask('place', order([await legOn(counter, known.fixture.id, side)], '1.00'));
  const failing = await world.db.selectFrom('sportsbookBets').select(['id', 'seq']).orderBy('seq').execute();
  const stuck = failing.slice(0, 51).map(({ id }) => id);
  // Sessions that the platform does not know, so that it refuses what is asked in them.
  await world.write(({ db }) =>
    db.updateTable('sportsbookBets').set({ gameSession: 'gs_unknown' }).where('id', 'in', stuck).execute(),
  );
  const [opening = ''] = stuck;
  await world.write(({ db }) =>
    db.updateTable('sportsbookBets').set({ status: 'OPENING' }).where('id', '=', opening).execute(),
  );
  const logged = vi.spyOn(platform.services.logger, 'error').mockReturnValue();
  await world.clock.set(new Date(known.match.endsAt));
  const { bets } = await (await counterOf(platform, player)).state();
  expect(bets.open).toHaveLength(51);
  expect(bets.closed).toMatchObject([{ id: failing[51]?.id, ending: 'WON' }]);
  expect(new Set(logged.mock.calls.map(([details]) => (details as { bet: string }).bet))).toEqual(
    new Set(stuck),
  );
  logged.mockRestore();
});

describe('a bet that is decided and not paid', () => {
  /** Decides a bet as a stop would leave it: kept, and nobody told of it. */
  async function decided() {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const known = decidedMatch(player);
    await ask('place', order([await legOn(counter, known.fixture.id, 'HOME')], '10.00'));
    const { id } = await player.world.db.selectFrom('sportsbookBets').select('id').executeTakeFirstOrThrow();
    await player.world.write((unit) => decideBet(unit, id, { ending: 'WON', payout: money.of(2_500n) }));
    return counter;
  }

  it('is paid before the page is told of the bets', async () => {
    const counter = await decided();
    expect((await counter.bets()).closed).toMatchObject([{ ending: 'WON' }]);
    expect(await cash(counter)).toBe(101_500n);
  });

  it('is paid as the game server starts anew', async () => {
    const counter = await decided();
    await recoverBets(platform.services, counter.player.world);
    expect(await cash(counter)).toBe(101_500n);
  });

  it('PLAY-31 is paid by itself once the maintenance is over in which its match ended', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const { world } = player;
    const maintain = (on: boolean) => control(platform, MAINTAIN, { world: world.id, on });
    const known = decidedMatch(player);
    await ask('place', order([await legOn(counter, known.fixture.id, resultOf(known))], '10.00'));
    await maintain(true);
    const logged = vi.spyOn(platform.services.logger, 'error').mockReturnValue();
    await world.clock.set(new Date(known.match.endsAt));
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    expect(await cash(counter)).toBe(99_000n);
    await maintain(false);
    await expect.poll(() => cash(counter), { timeout: 60_000 }).toBeGreaterThan(99_000n);
  });

  it('PLAY-31 is paid by itself while the clock runs', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const { world } = player;
    const known = decidedMatch(player);
    await ask('place', order([await legOn(counter, known.fixture.id, resultOf(known))], '10.00'));
    await world.clock.set(new Date(known.match.endsAt - 1));
    await world.clock.unfreeze();
    await expect.poll(() => world.now().getTime(), { timeout: 60_000 }).toBeGreaterThan(known.match.endsAt);
    await world.write(() => Promise.resolve());
    await expect.poll(() => cash(counter), { timeout: 60_000 }).toBeGreaterThan(99_000n);
  });
});
