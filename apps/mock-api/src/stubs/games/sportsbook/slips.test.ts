import { fixturesBetween } from '@magpie/domain/sportsbook';
import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { ticketFor } from '#test/kit/launches.ts';
import { playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { legOn, resultOf, SPORTSBOOK } from '#test/kit/sportsbook.ts';
import { atTheCounter, betOf, cash, counterOf, decidedMatch, order } from '#test/kit/sportsbook-counter.ts';

const platform = platformForFile(startPlayPlatform);

describe('PLAY-32 a slip', () => {
  it('tells odds, stakes and returns of all that can be made of it', async () => {
    const counter = await atTheCounter(platform);
    const [first, second] = [decidedMatch(counter.player), decidedMatch(counter.player, 1)];
    const legs = [
      await legOn(counter, first.fixture.id, 'HOME'),
      await legOn(counter, second.fixture.id, 'AWAY'),
    ];
    const [one = 0, two = 0] = legs.map(({ odds }) => odds);
    const { body } = await counter.ask('slip', { legs, size: 2, unit: '10.00' });
    const decimal = (cents: number) =>
      `${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
    expect(body['kinds']).toEqual([
      {
        ...{ size: 1, name: '2 singles', open: true, counts: null },
        ...{ stake: '20.00', returns: decimal(10 * one + 10 * two) },
      },
      {
        size: 2,
        name: 'Double',
        open: true,
        stake: '10.00',
        returns: decimal(Math.floor((1000 * one * two) / 10_000)),
        counts: null,
      },
    ]);
    expect(body['legs']).toMatchObject([{ now: one }, { now: two }]);
  });

  it('offers only singles of two selections of one match', async () => {
    const counter = await atTheCounter(platform);
    const { id } = decidedMatch(counter.player).fixture;
    const legs = [await legOn(counter, id, 'HOME'), await legOn(counter, id, 'AWAY')];
    const { body } = await counter.ask('slip', { legs, size: 2, unit: '10.00' });
    expect(body['kinds']).toMatchObject([
      { name: '2 singles', open: true },
      { name: 'Double', open: false },
    ]);
    expect((await counter.ask('match', { fixture: 'xyz-1' })).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This match cannot be bet on.',
    });
  });

  it('is held to the limits of a stake by what it comes to over all its lines', async () => {
    const counter = await atTheCounter(platform, 200_000n);
    const [first, second] = [decidedMatch(counter.player), decidedMatch(counter.player, 1)];
    const legs = [
      await legOn(counter, first.fixture.id, 'HOME'),
      await legOn(counter, second.fixture.id, 'AWAY'),
    ];
    expect((await counter.ask('place', order(legs, '500.01', 1))).body['code']).toBe('BAD_USER_INPUT');
    expect((await counter.ask('place', order(legs, '500.00', 1))).status).toBe(200);
  });

  it('is placed at no seat at which no session has begun, whatever it says', async () => {
    const player = await playerInNewWorld(platform);
    const ticket = await ticketFor(player, SPORTSBOOK.id, SPORTSBOOK.vendor);
    const { body } = await pageCall(platform, 'place', { ticket }, SPORTSBOOK.code);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: 'The game session has not begun. Go back to the lobby and open the game again.',
    });
  });

  it('is there again when the page is opened again, on whatever device', async () => {
    const counter = await atTheCounter(platform);
    const leg = await legOn(counter, decidedMatch(counter.player).fixture.id, 'HOME');
    await counter.ask('slip', { legs: [leg], size: 1, unit: '12.50' });
    const again = await counterOf(platform, counter.player);
    expect((await again.state()).slip).toMatchObject({
      size: 1,
      unit: '12.50',
      legs: [{ ...leg, now: leg.odds }],
    });
    await again.ask('slip', { legs: [], size: 1, unit: '' });
    expect((await counter.state()).slip).toBeNull();
  });

  it('asks when odds have changed, and then takes the new ones', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const known = decidedMatch(player);
    const leg = await legOn(counter, known.fixture.id, 'HOME');
    const stale = order([{ ...leg, odds: leg.odds + 10 }], '10.00');
    expect(await ask('place', stale)).toMatchObject({
      status: 400,
      body: { code: 'CONFLICT', message: 'Odds have changed. Look at them before you place the bet.' },
    });
    expect(await cash(counter)).toBe(100_000n);
    expect(betOf(await ask('place', { ...stale, legs: [leg] })).open).toBe(true);
  });

  it('is refused when it says what is not offered, or stakes what cannot be staked', async () => {
    const counter = await atTheCounter(platform, 50_000n);
    const leg = await legOn(counter, decidedMatch(counter.player).fixture.id, 'HOME');
    const refused: readonly [change: object, unit: string, code: string][] = [
      [{ market: 'ANY' }, '5.00', 'BAD_USER_INPUT'],
      [{ selection: 'BOTH' }, '5.00', 'NOT_FOUND'],
      [{ fixture: 'xyz-1' }, '5.00', 'NOT_FOUND'],
      [{ fixture: 'soc-1' }, '5.00', 'NOT_FOUND'],
      [{ odds: 5000 }, '5.00', 'CONFLICT'],
      [{}, '0.99', 'BAD_USER_INPUT'],
      [{}, '1000.01', 'BAD_USER_INPUT'],
      [{}, '-5.00', 'BAD_USER_INPUT'],
      [{}, '5.001', 'BAD_USER_INPUT'],
      [{}, 'NaN', 'BAD_USER_INPUT'],
      [{}, '1000.00', 'INSUFFICIENT_BALANCE'],
    ];
    for (const [change, unit, code] of refused) {
      const { body } = await counter.ask('place', order([{ ...leg, ...change }], unit));
      expect([change, unit, body['code']]).toEqual([change, unit, code]);
    }
    expect(await cash(counter)).toBe(50_000n);
    expect((await counter.bets()).open).toEqual([]);
  });

  it.each([
    ['slip', {}, 'BAD_USER_INPUT', 'A bet needs an id, its selections and a stake.'],
    [
      'place',
      { legs: [], size: 1, unit: '5.00' },
      'BAD_USER_INPUT',
      'A bet needs an id, its selections and a stake.',
    ],
    ['place', order([], '5.00', 1), 'BAD_USER_INPUT', 'Choose odds to bet on them.'],
    [
      'quote',
      {},
      'BAD_USER_INPUT',
      'A cash out needs its bet, its price, and a share of 25, 50, 75 or 100 %.',
    ],
    ['quote', { bet: 'rnd_0' }, 'NOT_FOUND', 'There is no such bet.'],
    [
      'cash-out',
      { bet: 'rnd_0' },
      'BAD_USER_INPUT',
      'A cash out needs its bet, its price, and a share of 25, 50, 75 or 100 %.',
    ],
    ['cash-out', { bet: 'rnd_0', quote: 'quo_0' }, 'NOT_FOUND', 'There is no such bet.'],
  ])('is no slip, and sells none, by %s with %j', async (call, sent, code, message) => {
    const { ask } = await atTheCounter(platform);
    expect(await ask(call, sent)).toMatchObject({ body: { code, message } });
  });

  it('takes no bet on a match that is not listed yet, or on one past all dates', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const now = player.world.now().getTime();
    const hours36 = 36 * 3_600_000;
    const [listed, later] = [
      fixturesBetween(now, now + hours36).at(-1),
      fixturesBetween(now + hours36 + 1, now + 2 * hours36)[0],
    ];
    expect((await ask('match', { fixture: listed?.id })).status).toBe(200);
    for (const fixture of [later?.id ?? '', 'soc-599870000', 'soc-999999999']) {
      const sent = order([{ fixture, market: 'WINNER', selection: 'HOME', odds: 200 }], '5.00');
      for (const { body } of [await ask('match', { fixture }), await ask('place', sent)])
        expect([fixture, body['code']]).toEqual([fixture, 'NOT_FOUND']);
    }
    expect(await cash(counter)).toBe(100_000n);
  });

  it('past all bounds is told without figures, and leaves the sportsbook open', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const matches = [0, 1, 2, 3, 4, 5, 6, 7].map((from) => decidedMatch(player, from).fixture.id);
    const legs = matches.map((fixture) => ({
      fixture: `xyz-${fixture}`,
      market: 'WINNER',
      selection: 'HOME',
      odds: 100_000,
    }));
    const kind = (index: number, { body }: { body: Record<string, unknown> }) =>
      (body['kinds'] as readonly unknown[])[index];
    const long = await ask('slip', { legs, size: 8, unit: '10.00' });
    expect(kind(7, long)).toMatchObject({ stake: '10.00', returns: null });
    expect(kind(0, long)).toMatchObject({ stake: '80.00', returns: '80000.00' });
    const none = await ask('slip', { legs, size: 8, unit: '' });
    expect(kind(0, none)).toMatchObject({ stake: '0.00', returns: '0.00' });
    const unit = '92233720368547758.07';
    const huge = await ask('slip', { legs, size: 8, unit });
    expect(kind(0, huge)).toMatchObject({ stake: null, returns: null, counts: null });
    expect((await counter.state()).slip).toMatchObject({ unit });
    const open = await Promise.all(matches.map((fixture) => legOn(counter, fixture, 'HOME')));
    expect((await ask('place', order(open, unit, 4))).body['code']).toBe('BAD_USER_INPUT');
  });

  it('makes a multiple that wins with all of its matches, one round of the wallet', async () => {
    const counter = await atTheCounter(platform);
    const matches = [0, 1, 2].map((from) => decidedMatch(counter.player, from));
    const legs = await Promise.all(matches.map((known) => legOn(counter, known.fixture.id, resultOf(known))));
    const placed = betOf(await counter.ask('place', order(legs, '10.00')));
    expect(placed.name).toBe('Treble');
    await counter.player.world.clock.set(new Date(Math.max(...matches.map(({ match }) => match.endsAt))));
    const product = legs.reduce((total, { odds }) => total * BigInt(odds), 1000n) / 1_000_000n;
    expect(await cash(counter)).toBe(99_000n + product);
    const rows = await counter.player.world.db.selectFrom('bets').select('status').execute();
    expect(rows).toEqual([{ status: 'SETTLED' }]);
  });
});

it('results tell how the matches of the last day ended', async () => {
  const { player, ask } = await atTheCounter(platform);
  const { fixture, match } = decidedMatch(player);
  await player.world.clock.set(new Date(match.endsAt));
  const ticket = await ticketFor(player, SPORTSBOOK.id, SPORTSBOOK.vendor);
  const { body } = await pageCall(platform, 'results', { ticket }, SPORTSBOOK.code);
  const results = body['results'] as readonly Record<string, unknown>[];
  const points = match.steps.filter((side) => side === 'HOME').length * fixture.rules.points;
  expect(results.find(({ id }) => id === fixture.id)).toMatchObject({
    phase: 'OVER',
    score: { home: points },
  });
  expect((await ask('nothing')).status).toBe(404);
});
