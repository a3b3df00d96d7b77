import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { launchedFor, seatedAtGame } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, newPlayer, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { audit, balances } from '#platform/ledger/index.ts';

const platform = platformForFile(startPlayPlatform);
const CODE = 'wheel-of-plenty';

const live = z.object({
  round: z.number(),
  left: z.number(),
  every: z.literal(30_000),
  seedHash: z.string(),
  host: z.object({ before: z.string(), after: z.string() }),
  results: z.array(
    z.object({ round: z.number(), shown: z.object({ segment: z.number(), field: z.string() }) }),
  ),
});

const asking =
  (ticket: string) =>
  async (call: string, body: object = {}) =>
    (await pageCall(platform, call, { ticket, ...body }, CODE)).body;

const begin = { request: 'request-1', stake: '2.00', choice: { ONE: 1, FIVE: 1 } };

/** Two members at the wheel in one world. */
async function twoSeated() {
  const { player, ticket } = await seatedAtGame(platform, CODE);
  const other = await newPlayer(platform, player.world);
  const tickets = [ticket, await launchedFor(other, CODE)];
  const [one, two] = tickets.map(asking);
  if (!one || !two) throw new Error('Two are seated.');
  return { world: player.world, player, one, two };
}

describe('the wheel', () => {
  it('opens with a chip, not with what the chips came to last, and with a lower one where that is not covered', async () => {
    const { player, ticket } = await seatedAtGame(platform, CODE);
    const ask = asking(ticket);
    const round = await ask('begin', { ...begin, stake: '5.00', choice: { ONE: 4, FIVE: 1 } });
    await player.world.clock.advance('PT30S');
    await ask('act', { round: round['round'], step: 0, action: 'RESULT' });
    expect(await ask('state')).toMatchObject({
      last: { stake: '5.00' },
      opening: { stake: '1.00', covered: true },
    });
    const { MAIN, CASINO } = await balances(player.world.db, player.id, 'AUD');
    // Nothing lies in the wallet where nothing was won, and a posting of nothing is refused.
    await fund(player.world, player.id, 1n - CASINO, { wallet: 'CASINO' });
    await fund(player.world, player.id, 59n - MAIN);
    expect(await ask('state')).toMatchObject({ opening: { stake: '0.50', covered: true } });
  });

  it('turns by the clock, once for everyone who is at it, and pays each by the same result', async () => {
    const { world, player, one, two } = await twoSeated();
    const before = live.parse(await one('live'));
    expect(before.left).toBeGreaterThan(0);
    const bets = [await one('begin', begin), await two('begin', begin)];
    for (const bet of bets)
      expect(bet).toMatchObject({ status: 'OPEN', next: ['RESULT'], view: { field: null } });
    const early = await one('act', { round: bets[0]?.['round'], step: 0, action: 'RESULT' });
    expect(early['code']).toBe('CONFLICT');
    await world.clock.advance('PT30S');
    const after = live.parse(await two('live'));
    expect([after.round, after.results[0]?.round]).toEqual([before.round + 1, before.round]);
    const shown = after.results[0]?.shown;
    const ends = [
      await one('act', { round: bets[0]?.['round'], step: 0, action: 'RESULT' }),
      await two('act', { round: bets[1]?.['round'], step: 0, action: 'RESULT' }),
    ];
    const payout = shown?.field === 'ONE' ? '2.00' : shown?.field === 'FIVE' ? '6.00' : '0.00';
    for (const end of ends)
      expect(end).toMatchObject({ status: payout === '0.00' ? 'LOST' : 'WON', payout, view: shown });
    const held = await balances(world.db, player.id, 'AUD');
    expect(held.MAIN + held.CASINO).toBe(100_000n - 200n + BigInt(payout.replace('.', '')));
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('PLAY-37 pays who has left before it turned when the game is opened again, and tells them', async () => {
    const { world, one } = await twoSeated();
    const bet = await one('begin', begin);
    expect(await one('state')).toMatchObject({ open: { round: bet['round'] }, unseen: null });
    await world.clock.advance('PT5M');
    const state = await one('state');
    expect(state).toMatchObject({ open: null, unseen: { round: bet['round'], stake: '2.00' } });
  });

  it('takes the bet of the next turn although nobody asked for the result of the last', async () => {
    const { world, one } = await twoSeated();
    await one('begin', begin);
    expect((await one('begin', { ...begin, request: 'request-2' }))['code']).toBe('CONFLICT');
    await world.clock.advance('PT30S');
    expect(await one('begin', { ...begin, request: 'request-3' })).toMatchObject({ status: 'OPEN' });
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('PLAY-26 gives a bet back whose stake was not answered before it turned, although it is asked for again', async () => {
    const { world, player, one } = await twoSeated();
    const cash = async () => {
      const { MAIN, CASINO } = await balances(world.db, player.id, 'AUD');
      return MAIN + CASINO;
    };
    const unanswered = () =>
      world.write(({ db }) =>
        db
          .updateTable('studioRounds')
          .set({ status: 'OPENING', parts: '[{"stake":"200","payout":null,"state":"ASKED"}]' })
          .execute(),
      );
    await one('begin', begin);
    await unanswered();
    expect(await one('begin', begin)).toMatchObject({ status: 'OPEN' });
    expect(await cash()).toBe(99_800n);
    await unanswered();
    await world.clock.advance('PT30S');
    expect(await one('begin', begin)).toMatchObject({ status: 'ROLLED_BACK', payout: '0.00' });
    expect(await cash()).toBe(100_000n);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('promises the seed of the table for a day, keeps it from members to change, and reveals it on the next', async () => {
    const { world, one, two } = await twoSeated();
    const { seedHash } = live.parse(await one('live'));
    await one('begin', begin);
    for (const ask of [one, two])
      expect(await ask('fairness')).toMatchObject({ seedHash, clientSeed: CODE, shared: true });
    expect((await one('seed', { clientSeed: 'mine' }))['code']).toBe('CONFLICT');
    await world.clock.advance('P1D');
    const next = await one('fairness');
    expect(next['seedHash']).not.toBe(seedHash);
  });
});
