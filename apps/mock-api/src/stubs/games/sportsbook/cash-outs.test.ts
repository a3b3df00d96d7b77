import { describe, expect, it, vi } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { newPlayer, startPlayPlatform } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { legOn, postponedMatch, resultOf } from '#test/kit/sportsbook.ts';
import { atTheCounter, betOf, cash, counterOf, decidedMatch, order } from '#test/kit/sportsbook-counter.ts';

const platform = platformForFile(startPlayPlatform);

describe('PLAY-32 a cash out', () => {
  it('is paid at the price that was stated, as long as it is kept, and ends the bet', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const known = decidedMatch(player);
    const leg = await legOn(counter, known.fixture.id, 'HOME');
    const { id } = betOf(await ask('place', order([leg], '10.00')));
    const stated = (await ask('quote', { bet: id })).body;
    expect(stated['keptMs']).toBe(5000);
    await player.world.clock.advance('PT6S');
    expect((await ask('cash-out', { bet: id, quote: stated['quote'] })).body).toMatchObject({
      code: 'CONFLICT',
      message: 'This price is no longer kept. Ask for a new one.',
    });
    const { quote, price } = (await ask('quote', { bet: id })).body;
    const taken = await ask('cash-out', { bet: id, quote });
    expect(betOf(taken)).toMatchObject({ ending: 'CASHOUT', payout: price, open: false });
    const cents = BigInt(String(price).replace('.', ''));
    expect(await cash(counter)).toBe(99_000n + cents);
    expect((await ask('cash-out', { bet: id, quote })).body).toEqual(taken.body);
    const row = await player.world.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'CASHOUT', payoutMinor: cents });
    await player.world.clock.set(new Date(known.match.endsAt));
    expect(await cash(counter)).toBe(99_000n + cents);
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('of a part is paid at once, once, and the rest is settled by the clock, all in one round of the wallet', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const matches = [decidedMatch(player), decidedMatch(player, 1)];
    const legs = await Promise.all(matches.map((known) => legOn(counter, known.fixture.id, resultOf(known))));
    const { id } = betOf(await ask('place', order(legs, '10.00')));
    const whole = Number((await ask('quote', { bet: id })).body['price']);
    const { quote, price } = (await ask('quote', { bet: id, share: 25 })).body;
    expect(Number(price)).toBeCloseTo(whole / 4, 1);
    const taken = await ask('cash-out', { bet: id, quote });
    expect(betOf(taken)).toMatchObject({ open: true, ending: null, cashedOut: price, payout: null });
    const part = BigInt(String(price).replace('.', ''));
    expect(await cash(counter)).toBe(99_000n + part);
    expect((await ask('cash-out', { bet: id, quote })).body).toEqual(taken.body);
    expect(await cash(counter)).toBe(99_000n + part);
    const bets = () => player.world.db.selectFrom('bets').select(['status', 'payoutMinor']).execute();
    expect(await bets()).toEqual([{ status: 'UNSETTLED', payoutMinor: part }]);

    await player.world.clock.set(new Date(Math.max(...matches.map(({ match }) => match.endsAt))));
    const [settled] = (await counter.bets()).closed;
    const rest = BigInt(settled?.payout?.replace('.', '') ?? '');
    expect(settled).toMatchObject({ ending: 'WON', cashedOut: price, stake: '10.00' });
    // Three quarters of 10.00 at both odds, of which each is in hundredths.
    const odds = legs.reduce((product, leg) => product * BigInt(leg.odds), 1n);
    expect(rest).toBe((750n * odds) / 10_000n);
    expect(await cash(counter)).toBe(99_000n + part + rest);
    expect(await bets()).toEqual([{ status: 'SETTLED', payoutMinor: part + rest }]);
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('of parts takes all of a bet in the end, and none of a share that is not offered', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const leg = await legOn(counter, decidedMatch(player).fixture.id, 'HOME');
    const { id } = betOf(await ask('place', order([leg], '10.00')));
    expect((await ask('quote', { bet: id, share: 30 })).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'A cash out needs its bet, its price, and a share of 25, 50, 75 or 100 %.',
    });
    let paid = 0n;
    for (const share of [75, 50, 100]) {
      const { quote, price } = (await ask('quote', { bet: id, share })).body;
      paid += BigInt(String(price).replace('.', ''));
      await ask('cash-out', { bet: id, quote });
      expect(await cash(counter)).toBe(99_000n + paid);
    }
    const row = await player.world.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'CASHOUT', payoutMinor: paid });
    expect((await ask('quote', { bet: id, share: 25 })).body['code']).toBe('CONFLICT');
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('is not stated in the 5 s before news or a step, so that no price is kept past them', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const { fixture } = decidedMatch(player, 12);
    const { id } = betOf(await ask('place', order([await legOn(counter, fixture.id, 'HOME')], '10.00')));
    const quoteWhen = async (sinceStart: number) => {
      await player.world.clock.set(new Date(fixture.startsAt + sinceStart));
      return (await (await counterOf(platform, player)).ask('quote', { bet: id })).body;
    };
    const news = -20 * 60_000;
    const refused = {
      code: 'CONFLICT',
      message: 'The odds of this bet are about to move. Ask again in a moment.',
    };
    expect(await quoteWhen(news - 5001)).toMatchObject({ keptMs: 5000 });
    expect(await quoteWhen(news - 5000)).toMatchObject(refused);
    expect(await quoteWhen(news)).toMatchObject({ keptMs: 5000 });
    expect(await quoteWhen(-1)).toMatchObject(refused);
    expect(await quoteWhen(fixture.rules.stepMs - 1)).toMatchObject(refused);
  });

  it("is nobody else's, and none of a bet that is over", async () => {
    const counter = await atTheCounter(platform);
    const known = decidedMatch(counter.player);
    const { id } = betOf(
      await counter.ask('place', order([await legOn(counter, known.fixture.id, 'HOME')], '10.00')),
    );
    const other = await counterOf(platform, await newPlayer(platform, counter.player.world));
    expect((await other.ask('quote', { bet: id })).body['code']).toBe('NOT_FOUND');
    expect((await other.bets()).open).toEqual([]);
    await counter.player.world.clock.set(new Date(known.match.endsAt));
    expect((await counter.ask('quote', { bet: id })).body).toMatchObject({
      code: 'CONFLICT',
      message: 'This bet is no longer open.',
    });
  });

  it('of a part that was not answered is paid before the rest, once', async () => {
    const counter = await atTheCounter(platform);
    const { player, ask } = counter;
    const known = decidedMatch(player);
    const leg = await legOn(counter, known.fixture.id, resultOf(known));
    const { id } = betOf(await ask('place', order([leg], '10.00')));
    const { quote, price } = (await ask('quote', { bet: id, share: 50 })).body;
    const session = (gameSession: string) =>
      player.world.write(({ db }) => db.updateTable('sportsbookBets').set({ gameSession }).execute());
    // A session that the platform does not know, so that it refuses what is asked in it.
    await session('gs_unknown');
    const logged = vi.spyOn(platform.services.logger, 'error').mockReturnValue();
    expect(betOf(await ask('cash-out', { bet: id, quote }))).toMatchObject({ open: true, cashedOut: price });
    await player.world.clock.set(new Date(known.match.endsAt));
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    expect(await cash(counter)).toBe(99_000n);
    await session(counter.session);
    expect((await (await counterOf(platform, player)).bets()).closed).toMatchObject([{ ending: 'WON' }]);
    expect(await cash(counter)).toBe(
      99_000n + BigInt(String(price).replace('.', '')) + 5n * BigInt(leg.odds),
    );
    const wins = await player.world.db
      .selectFrom('walletTransactions')
      .select('transactionId')
      .where('kind', 'in', ['PART', 'WIN'])
      .execute();
    expect(wins).toHaveLength(2);
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it('of a part gives only the rest of the stake back when the match is not played', async () => {
    const { player } = await atTheCounter(platform);
    const off = postponedMatch(player.world);
    await player.world.clock.set(new Date(off.startsAt - 600_000));
    const counter = await counterOf(platform, player);
    const { id } = betOf(await counter.ask('place', order([await legOn(counter, off.id, 'HOME')], '10.00')));
    const { quote, price } = (await counter.ask('quote', { bet: id, share: 25 })).body;
    await counter.ask('cash-out', { bet: id, quote });
    await player.world.clock.set(new Date(off.startsAt));
    expect((await counter.bets()).closed).toMatchObject([{ ending: 'VOID', payout: '7.50' }]);
    expect(await cash(counter)).toBe(99_750n + BigInt(String(price).replace('.', '')));
    const records = await player.call('{ betRecords { edges { node { status effectiveBet payout } } } }');
    expect(records.data).toEqual({
      betRecords: { edges: [{ node: { status: 'SETTLED', effectiveBet: '2.50', payout: price } }] },
    });
    expect((await audit(player.world.db)).violations).toEqual([]);
  });
});
