import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { END, ticketFor } from '#test/kit/launches.ts';
import { fund, newPlayer, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { legOn, nextMatches, postponedMatch, resultOf } from '#test/kit/sportsbook.ts';
import {
  atTheCounter,
  betOf,
  cash,
  counterOf,
  decidedMatch,
  opposite,
  order,
} from '#test/kit/sportsbook-counter.ts';

const platform = platformForFile(startPlayPlatform);

describe('what can be bet on', () => {
  it('PLAY-32 is the same for everyone, of six sports or more, with start times and three markets or more', async () => {
    const counter = await atTheCounter(platform);
    const { matches } = await counter.state();
    expect(new Set(matches.map(({ sport }) => sport)).size).toBeGreaterThanOrEqual(6);
    expect(Math.min(...matches.map(({ markets }) => markets))).toBeGreaterThanOrEqual(3);
    expect(matches.some(({ phase }) => phase === 'LIVE')).toBe(true);
    expect(matches.every(({ startsAt }) => !Number.isNaN(Date.parse(startsAt)))).toBe(true);
    const other = await counterOf(platform, await newPlayer(platform, counter.player.world));
    expect((await other.state()).matches).toEqual(matches);
  });

  it('moves before and during a match', async () => {
    const { player } = await atTheCounter(platform);
    const from = player.world.now().getTime() + 4 * 3_600_000;
    const fixture = nextMatches(player.world).find(
      ({ fixture: { sport, startsAt }, match }) =>
        sport === 'SOCCER' && startsAt > from && match.conclusion === 'PLAYED',
    )?.fixture;
    if (!fixture) throw new Error('There is no such match.');
    const odds = async () => {
      const { ask } = await counterOf(platform, player);
      return JSON.stringify((await ask('match', { fixture: fixture.id })).body['book']);
    };
    const seen = new Set([await odds()]);
    for (const minutes of [-61, -19, 5, 30]) {
      await player.world.clock.set(new Date(fixture.startsAt + minutes * 60_000));
      seen.add(await odds());
    }
    expect(seen.size).toBe(5);
  });

  it('does not tell how it will end', async () => {
    const { player, ask, state } = await atTheCounter(platform);
    const { fixture } = decidedMatch(player);
    const told = JSON.stringify([await state(), (await ask('match', { fixture: fixture.id })).body]);
    for (const secret of ['chance', 'edge', 'news', 'steps', 'endsAt', 'conclusion']) {
      expect(told).not.toContain(`"${secret}"`);
    }
  });
});

describe('PLAY-31 a bet', () => {
  it('takes its stake from sports cash first, can be reached while it is open, and settles by the clock', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    await fund(player.world, player.id, 500n, { wallet: 'SPORT' });
    const known = decidedMatch(player);
    const leg = await legOn(counter, known.fixture.id, resultOf(known));
    const placed = betOf(await ask('place', order([leg], '12.00')));
    const returns = (1200n * BigInt(leg.odds)) / 100n;
    expect(placed).toMatchObject({ name: 'Single', open: true, stake: '12.00', ending: null, payout: null });
    const before = await balances(player.world.db, player.id, 'AUD');
    expect([before.MAIN, before.SPORT, before.CASINO]).toEqual([99_300n, 0n, 0n]);
    expect((await counter.bets()).open.map(({ id }) => id)).toEqual([placed.id]);
    const row = () => player.world.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ status: 'UNSETTLED', gameCategoryId: 'cat_sportsbook' });

    await player.world.clock.set(new Date(known.match.endsAt - 1));
    expect((await counter.bets()).open).toHaveLength(1);
    await player.world.clock.set(new Date(known.match.endsAt));
    const { open, closed } = await counter.bets();
    expect(open).toEqual([]);
    expect(closed).toMatchObject([{ id: placed.id, ending: 'WON', legs: [{ state: 'WON', phase: 'OVER' }] }]);
    const after = await balances(player.world.db, player.id, 'AUD');
    expect([after.MAIN, after.SPORT, after.CASINO]).toEqual([99_300n, returns, 0n]);
    expect(await row()).toMatchObject({ status: 'SETTLED', payoutMinor: returns });
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('PLAY-30 and its opposite never both win, whoever placed them', async () => {
    const counter = await atTheCounter(platform);
    const other = await counterOf(platform, await newPlayer(platform, counter.player.world));
    const known = decidedMatch(counter.player);
    const side = resultOf(known);
    await counter.ask('place', order([await legOn(counter, known.fixture.id, side)], '10.00'));
    await other.ask('place', order([await legOn(other, known.fixture.id, opposite(side))], '10.00'));
    await counter.player.world.clock.set(new Date(known.match.endsAt));
    expect((await counter.bets()).closed[0]?.ending).toBe('WON');
    expect((await other.bets()).closed[0]?.ending).toBe('LOST');
    expect(await cash(other)).toBe(99_000n);
  });

  it('is told to its member by a push when it is paid', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const known = decidedMatch(player);
    const leg = await legOn(counter, known.fixture.id, resultOf(known));
    await ask('place', order([leg], '10.00'));
    const pushes = await openPushes(platform, player.world, player.token, [
      '{ balanceUpdated { wallets { mainCash sportsCash } } }',
    ]);
    await player.world.clock.set(new Date(known.match.endsAt));
    const sportsCash = (leg.odds / 10).toFixed(2);
    expect(await pushes.next()).toEqual({ balanceUpdated: { wallets: { mainCash: '990.00', sportsCash } } });
    pushes.close();
  });

  it('is placed once, however often it is sent, and is no other one of the same name', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const { fixture } = decidedMatch(player);
    const sent = order([await legOn(counter, fixture.id, 'HOME')], '5.00');
    const placed = await Promise.all(Array.from({ length: 5 }, () => ask('place', sent)));
    for (const { status, body } of placed) expect([status, body]).toEqual([200, placed[0]?.body]);
    expect((await ask('place', { ...sent, unit: '6.00' })).body['code']).toBe('IDEMPOTENCY_CONFLICT');
    expect(await player.world.db.selectFrom('bets').select('id').execute()).toHaveLength(1);
    expect(await cash(counter)).toBe(99_500n);
  });

  it('PLAY-26 whose stake was not answered is placed on as long as it could be, and else given back', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const known = decidedMatch(player);
    const leg = await legOn(counter, known.fixture.id, resultOf(known));
    const sent = order([leg], '10.00');
    const unanswered = () =>
      player.world.write(({ db }) => db.updateTable('sportsbookBets').set({ status: 'OPENING' }).execute());
    await ask('place', sent);
    await unanswered();
    expect(betOf(await ask('place', sent)).open).toBe(true);
    expect(await cash(counter)).toBe(99_000n);
    await unanswered();
    await player.world.clock.set(new Date(known.match.endsAt));
    const late = await counterOf(platform, player);
    expect((await late.ask('place', sent)).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'A selection is no longer open. Take it off your slip.',
    });
    expect(await cash(counter)).toBe(100_000n);
    expect((await late.ask('place', sent)).body).toMatchObject({
      code: 'CONFLICT',
      message: 'This bet did not take place. Its stake was given back.',
    });
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('is paid after its session has ended, but not placed then', async () => {
    const counter = await atTheCounter(platform);
    const { player, session, ask } = counter;
    const known = decidedMatch(player);
    const leg = await legOn(counter, known.fixture.id, resultOf(known));
    await ask('place', order([leg], '10.00'));
    await player.call(END, { id: session });
    expect((await ask('place', order([leg], '10.00'))).body['code']).toBe('GAME_SESSION_ENDED');
    await player.world.clock.set(new Date(known.match.endsAt));
    expect(await cash(counter)).toBe(99_000n + 10n * BigInt(leg.odds));
  });

  it('on a match that is not played gets its stake back, as a refund', async () => {
    const counter = await atTheCounter(platform);
    const { player } = counter;
    const off = postponedMatch(player.world);
    await player.world.clock.set(new Date(off.startsAt - 600_000));
    const again = await counterOf(platform, player);
    const leg = await legOn(again, off.id, 'HOME');
    expect(betOf(await again.ask('place', order([leg], '10.00'))).open).toBe(true);
    await player.world.clock.set(new Date(off.startsAt));
    expect((await again.bets()).closed).toMatchObject([
      { ending: 'VOID', payout: '10.00', legs: [{ state: 'VOID', phase: 'POSTPONED' }] },
    ]);
    expect(await cash(again)).toBe(100_000n);
    const row = await player.world.db.selectFrom('bets').select('status').executeTakeFirstOrThrow();
    expect(row.status).toBe('CANCELED');
  });
});

it('has no round, as a slot has no bet', async () => {
  const { player, ask } = await atTheCounter(platform);
  expect((await ask('begin', { request: 'spin-number-1', stake: '1.00' })).body['code']).toBe('NOT_FOUND');
  const ticket = await ticketFor(player);
  expect((await pageCall(platform, 'quote', { ticket, bet: 'bet-number-1' })).body['code']).toBe('NOT_FOUND');
});
