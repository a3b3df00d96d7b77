import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callGraphQL } from '#test/kit/index.ts';
import { END, launchedFor, seatedAtGame, seatedPlayer, sessionFor, ticketFor } from '#test/kit/launches.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, newPlayer, playerInNewWorld, SLOT, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { activatePromo } from '#test/kit/promo.ts';

const platform = platformForFile(startPlayPlatform);

const limits = { stake: '1.00', rounds: 10, lossLimit: '3.00' };

const start = async (ticket: string, change: object = {}) => {
  const { body } = await pageCall(platform, 'autoplay', { ticket, ...limits, ...change });
  return String(body['autoplay']);
};

const begin = (ticket: string, autoplay: string | null, count: number, change: object = {}) =>
  pageCall(platform, 'begin', {
    ...{ ticket, request: `autoplay-round-${String(count)}`, stake: '1.00', autoplay },
    ...change,
  });

const begun = z.object({
  payout: z.string(),
  autoplay: z.object({ left: z.number(), stopped: z.string().nullable() }),
});

/** Lets rounds begin by themselves until one says that it was the last. */
async function playOut(ticket: string, autoplay: string) {
  for (let count = 0, net = 0n; ; count += 1) {
    const round = begun.parse((await begin(ticket, autoplay, count)).body);
    net += BigInt(round.payout.replace('.', '')) - 100n;
    if (round.autoplay.stopped !== null) return { rounds: count + 1, net, stopped: round.autoplay.stopped };
  }
}

describe('autoplay', () => {
  it('is told of with the state of a slot, and of no other game', async () => {
    const { ticket } = await seatedPlayer(platform);
    const state = (await pageCall(platform, 'state', { ticket })).body;
    expect(state).toMatchObject({ model: { autoplay: [10, 25, 50, 100] } });
    const cards = await seatedAtGame(platform, 'speed-blackjack');
    const other = await pageCall(platform, 'state', { ticket: cards.ticket }, 'speed-blackjack');
    expect(other.body).toMatchObject({ model: { autoplay: [] } });
    const asked = await pageCall(
      platform,
      'autoplay',
      { ticket: cards.ticket, ...limits },
      'speed-blackjack',
    );
    expect(asked.body).toMatchObject({ code: 'CONFLICT', message: 'Autoplay is not available here.' });
  });

  it('is kept for no seat at which no session has begun', async () => {
    const player = await playerInNewWorld(platform);
    const { body } = await pageCall(platform, 'autoplay', { ticket: await ticketFor(player), ...limits });
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: 'The game session has not begun. Go back to the lobby and open the game again.',
    });
  });

  it('stops where one more round could pass the loss limit, and refuses a round that is asked for all the same', async () => {
    // By this seed three dollars are lost before a hundred rounds are played.
    const world = await platform.registry.create({ id: 'loses', seed: 1, now: new Date(NOW), frozen: true });
    const player = await newPlayer(platform, world);
    const ticket = await launchedFor(player, SLOT.code);
    const autoplay = await start(ticket, { rounds: 100 });
    const end = await playOut(ticket, autoplay);
    const text = 'Autoplay stopped: another round could pass your loss limit.';
    expect(end.stopped).toBe(text);
    expect(end.net).toBeGreaterThanOrEqual(-300n);
    expect(end.net).toBeLessThan(-200n);
    expect(await begin(ticket, autoplay, 999)).toMatchObject({
      status: 400,
      body: { code: 'CONFLICT', message: text },
    });
    expect(await player.world.db.selectFrom('bets').select('id').execute()).toHaveLength(end.rounds);
    expect((await begin(ticket, null, 1000)).body).toMatchObject({ autoplay: null });
  });

  it('stops after its number of rounds, and answers a repeated one as before', async () => {
    const { player, ticket } = await seatedPlayer(platform);
    const autoplay = await start(ticket, { lossLimit: '100.00' });
    expect(await playOut(ticket, autoplay)).toMatchObject({ rounds: 10, stopped: 'Autoplay is finished.' });
    expect((await begin(ticket, autoplay, 9)).status).toBe(200);
    expect((await begin(ticket, autoplay, 10)).body).toMatchObject({ message: 'Autoplay is finished.' });
    expect(await player.world.db.selectFrom('bets').select('id').execute()).toHaveLength(10);
  });

  it('stops at a win as high as was set, and at a balance below the one that was set', async () => {
    const { ticket } = await seatedPlayer(platform);
    const high = await start(ticket, { rounds: 100, lossLimit: '100.00', winLimit: '0.01' });
    const end = await playOut(ticket, high);
    expect(end.stopped).toBe('Autoplay stopped: a round won as much as you set.');
    const low = await start(ticket, { balanceFloor: '5000.00' });
    expect((await begin(ticket, low, 500)).body).toMatchObject({
      code: 'CONFLICT',
      message: 'Autoplay stopped: your balance is too low.',
    });
  });

  it('does not go on with cash when the bonus that it was played with is gone, and may be started anew', async () => {
    const { player, ticket } = await seatedPlayer(platform);
    await fund(player.world, player.id, 5_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(player.world, player.id, { walletMode: 'BONUS' });
    const bets = () => player.world.db.selectFrom('bets').select('id').execute();
    const autoplay = await start(ticket);
    expect((await begin(ticket, autoplay, 0)).body).toMatchObject({ autoplay: { stopped: null } });
    const ending = 'mutation { cancelActivePromo(id: "mpr_test") { status } }';
    await callGraphQL(platform, player.world, { path: '/promo/graphql', query: ending, token: player.token });
    expect(await begin(ticket, autoplay, 1)).toMatchObject({
      status: 400,
      body: {
        code: 'PLAYED_MONEY_CHANGED',
        message: 'Autoplay stopped: the money that you play with has changed.',
      },
    });
    expect(await bets()).toHaveLength(1);
    const anew = await start(ticket);
    expect((await begin(ticket, anew, 2)).status).toBe(200);
    expect(await bets()).toHaveLength(2);
  });

  it('is over with its session, also in the next one, and is of no other member', async () => {
    const { player, ticket, session } = await seatedPlayer(platform);
    const autoplay = await start(ticket);
    const other = await seatedPlayer(platform);
    const unknown = { code: 'NOT_FOUND', message: 'This autoplay is not known. Start it again.' };
    expect((await begin(other.ticket, autoplay, 0)).body).toMatchObject(unknown);
    await player.call(END, { id: session });
    expect((await begin(ticket, autoplay, 0)).status).toBe(400);
    await sessionFor(player);
    expect((await begin(ticket, autoplay, 1)).body).toMatchObject(unknown);
  });

  it.each([
    [{ lossLimit: null }, 'Set a loss limit first.'],
    [{ lossLimit: '0.99' }, 'The loss limit must cover at least one stake.'],
    [{ lossLimit: '-3.00' }, 'Autoplay needs a stake and amounts of the currency.'],
    [{ lossLimit: '3.001' }, 'Autoplay needs a stake and amounts of the currency.'],
    [{ winLimit: 'much' }, 'Autoplay needs a stake and amounts of the currency.'],
    [{ rounds: 11 }, 'Choose one of the numbers of rounds that are offered.'],
    [{ rounds: 'many' }, 'Autoplay needs a stake and amounts of the currency.'],
  ])('does not start with %o', async (change, message) => {
    const { ticket } = await seatedPlayer(platform);
    const answer = await pageCall(platform, 'autoplay', { ticket, ...limits, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', message } });
  });
});
