import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { END, objectOf, ticketFor } from '#test/kit/launches.ts';
import { fund, newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import type { Player } from '#test/kit/play.ts';
import { openSportsbook, SPORTSBOOK } from '#test/kit/sportsbook.ts';
import type { BetSlip } from '#test/kit/sportsbook.ts';
import type { SportsbookState } from './state.ts';
import type { WagerAnswer } from './wager.ts';

const platform = platformForFile(startPlayPlatform);

interface Counter extends BetSlip {
  readonly player: Player;
  readonly state: () => Promise<SportsbookState & { balance: string }>;
}

async function atTheCounter(): Promise<Counter> {
  const player = await playerInNewWorld(platform);
  const slip = await openSportsbook(platform, player);
  const state = async () =>
    (await slip.ask('state')).body as unknown as SportsbookState & { balance: string };
  return { player, ...slip, state };
}

const answerOf = ({ body }: { body: Record<string, unknown> }): WagerAnswer => body as unknown as WagerAnswer;
const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

describe('the events of a day', () => {
  it('are six, stay the same all day, and are others in another world and on another day', async () => {
    const { player, state } = await atTheCounter();
    const { fixtures } = await state();
    expect(fixtures).toHaveLength(6);
    for (const { home, away, picks } of fixtures) {
      expect(home).not.toBe(away);
      expect(picks.map(({ pick }) => pick)).toEqual(
        picks.length === 3 ? ['HOME', 'DRAW', 'AWAY'] : ['HOME', 'AWAY'],
      );
      const chances = picks.reduce((sum, { odds }) => sum + 100 / odds, 0);
      expect(chances).toBeGreaterThan(1.05);
      expect(chances).toBeLessThan(1.08);
    }
    await player.world.clock.advance('PT9H');
    expect((await state()).fixtures).toEqual(fixtures);
    expect((await (await atTheCounter()).state()).fixtures).not.toEqual(fixtures);
    await player.world.clock.advance('P1D');
    const ticket = await ticketFor(player, SPORTSBOOK.id, SPORTSBOOK.vendor);
    const next = (await pageCall(platform, 'state', { ticket }, SPORTSBOOK.code))
      .body as unknown as SportsbookState;
    expect(next.fixtures).not.toEqual(fixtures);
  });

  it('do not tell their chances to the page', async () => {
    const { ask } = await atTheCounter();
    expect(JSON.stringify((await ask('state')).body)).not.toContain('weight');
  });
});

describe('a bet at the sportsbook', () => {
  it('takes its stake from sports cash and main cash, stays unsettled until it is settled, and pays sports cash', async () => {
    const { player, ask, state } = await atTheCounter();
    await fund(player.world, player.id, 500n, { wallet: 'SPORT' });
    const [fixture] = (await state()).fixtures;
    const offer = fixture?.picks[0];
    const placed = answerOf(
      await ask('bet', { bet: 'bet-number-1', fixture: fixture?.id, pick: offer?.pick, stake: '12.00' }),
    );
    expect(placed.wager).toMatchObject({ stake: '12.00', odds: offer?.odds, result: null, payout: '0.00' });
    const returns = (1200n * BigInt(offer?.odds ?? 0)) / 100n;
    expect(cents(placed.wager.returns)).toBe(returns);
    const before = await balances(player.world.db, player.id, 'AUD');
    expect([before.MAIN, before.SPORT, before.CASINO]).toEqual([99_300n, 0n, 0n]);
    const row = () => player.world.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({
      status: 'UNSETTLED',
      gameCategoryId: 'cat_sportsbook',
      effectiveBetMinor: 1200n,
    });
    const settled = answerOf(await ask('settle', { bet: 'bet-number-1' }));
    const won = settled.wager.result === offer?.pick;
    expect(cents(settled.wager.payout)).toBe(won ? returns : 0n);
    const after = await balances(player.world.db, player.id, 'AUD');
    expect([after.MAIN, after.SPORT, after.CASINO]).toEqual([99_300n, won ? returns : 0n, 0n]);
    expect(await row()).toMatchObject({ status: 'SETTLED', payoutMinor: won ? returns : 0n });
  });

  it('wins and loses by the chances, with sports payouts, and the books stay balanced', async () => {
    const { player, ask, state } = await atTheCounter();
    const [fixture] = (await state()).fixtures;
    let won = 0;
    for (let count = 0; count < 24; count += 1) {
      const bet = `bet-number-${count}`;
      await ask('bet', { bet, fixture: fixture?.id, pick: 'HOME', stake: '5.00' });
      if (answerOf(await ask('settle', { bet })).wager.result === 'HOME') won += 1;
    }
    expect(won).toBeGreaterThan(2);
    expect(won).toBeLessThan(22);
    const { world } = player;
    const payouts = await world.db
      .selectFrom('ledgerEntries')
      .select('id')
      .where('type', '=', 'SPORTS_PAYOUT')
      .execute();
    expect(payouts).toHaveLength(won);
    expect((await audit(world.db)).violations).toEqual([]);
    const summary = await player.call(
      '{ betRecordSummary(filter: { gameCategory: { in: ["cat_sportsbook"] } }) { totalEffectiveBet } }',
    );
    expect(objectOf(summary, 'betRecordSummary')).toEqual({ totalEffectiveBet: '120.00' });
  });

  it('is placed once and settled once, however often it is sent', async () => {
    const { player, ask, state } = await atTheCounter();
    const [fixture] = (await state()).fixtures;
    const order = { bet: 'bet-number-1', fixture: fixture?.id, pick: 'AWAY', stake: '5.00' };
    const placed = await Promise.all(Array.from({ length: 5 }, () => ask('bet', order)));
    for (const { status, body } of placed) expect([status, body]).toEqual([200, placed[0]?.body]);
    expect((await ask('bet', { ...order, stake: '6.00' })).body['code']).toBe('IDEMPOTENCY_CONFLICT');
    const settled = await Promise.all(Array.from({ length: 5 }, () => ask('settle', { bet: order.bet })));
    for (const { body } of settled) expect(body['wager']).toEqual(settled[0]?.body['wager']);
    expect(await player.world.db.selectFrom('bets').select('id').execute()).toHaveLength(1);
    expect((await state()).wagers).toHaveLength(1);
  });

  it('is settled later and after the session has ended, but not placed then', async () => {
    const { player, session, ask, state } = await atTheCounter();
    const [fixture] = (await state()).fixtures;
    const order = { fixture: fixture?.id, pick: 'HOME', stake: '5.00' };
    await ask('bet', { ...order, bet: 'bet-number-1' });
    await player.call(END, { id: session });
    expect((await ask('bet', { ...order, bet: 'bet-number-2' })).body['code']).toBe('GAME_SESSION_ENDED');
    await player.world.clock.advance('PT11H');
    expect((await ask('settle', { bet: 'bet-number-1' })).status).toBe(200);
  });

  it.each([
    [{ fixture: 'none' }, 'NOT_FOUND'],
    [{ fixture: '2026-01-04-1' }, 'NOT_FOUND'],
    [{ pick: 'DRAW' }, 'NOT_FOUND'],
    [{ pick: 'BOTH' }, 'BAD_USER_INPUT'],
    [{ stake: '0.99' }, 'BAD_USER_INPUT'],
    [{ stake: '1000.01' }, 'BAD_USER_INPUT'],
    [{ stake: '-5.00' }, 'BAD_USER_INPUT'],
    [{ stake: '5.001' }, 'BAD_USER_INPUT'],
    [{ stake: 'NaN' }, 'BAD_USER_INPUT'],
    [{ stake: 5 }, 'BAD_USER_INPUT'],
    [{ bet: 'x' }, 'BAD_USER_INPUT'],
  ])('with %j is refused with %s', async (change, code) => {
    const { player, ask, state } = await atTheCounter();
    const [fixture] = (await state()).fixtures;
    const order = { bet: 'bet-number-1', fixture: fixture?.id, pick: 'HOME', stake: '5.00', ...change };
    expect((await ask('bet', order)).body['code']).toBe(code);
    expect((await balances(player.world.db, player.id, 'AUD')).MAIN).toBe(100_000n);
  });

  it("is nobody else's to settle", async () => {
    const { player, ask, state } = await atTheCounter();
    const [fixture] = (await state()).fixtures;
    await ask('bet', { bet: 'bet-number-1', fixture: fixture?.id, pick: 'HOME', stake: '5.00' });
    const other = await newPlayer(platform, player.world);
    const theirs = await openSportsbook(platform, other);
    const answer = await theirs.ask('settle', { bet: 'bet-number-1' });
    expect(answer.body['code']).toBe('NOT_FOUND');
    expect((await ask('settle', { bet: 'bet-number-9' })).body['code']).toBe('NOT_FOUND');
  });

  it('has no spin, as a slot has no bet', async () => {
    const { player, ask } = await atTheCounter();
    expect((await ask('begin', { request: 'spin-number-1', stake: '1.00' })).body['code']).toBe('NOT_FOUND');
    const ticket = await ticketFor(player);
    expect((await pageCall(platform, 'settle', { ticket, bet: 'bet-number-1' })).body['code']).toBe(
      'NOT_FOUND',
    );
  });
});
