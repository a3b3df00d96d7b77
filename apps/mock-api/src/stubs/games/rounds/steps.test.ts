import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { stepwise, studioModels } from '@magpie/domain/studio';
import { audit, balances } from '#platform/ledger/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { END, objectOf, prepare, seatedPlayer, sessionFor, START, ticketFor } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, playerInNewWorld, SLOT, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { giveFreeSpins } from '#test/kit/promo.ts';
import { models } from '../models.ts';
import { gameServerStore } from '../store/tables.ts';
import { recoverWorld } from './recover.ts';

interface Hand {
  readonly stakes: readonly Minor[];
  readonly cards: readonly number[];
  readonly over: boolean;
}

/* A game of several steps that stakes more on the way: TAKE ends it, DOUBLE stakes as much again and draws another card. */
const play = stepwise<Hand>({
  begin: ({ stake, choice }, draws) =>
    choice === 'TWO' ? { stakes: [stake], cards: [draws.below(52)], over: false } : null,
  act: (hand, action, draws) => {
    if (action === 'TAKE') return { ...hand, over: true };
    if (action !== 'DOUBLE') return null;
    const [stake = money.zero] = hand.stakes;
    return {
      stakes: [...hand.stakes, stake],
      cards: [...hand.cards, draws.below(52)],
      over: hand.stakes.length > 2,
    };
  },
  show: ({ stakes, cards, over }) => ({
    view: { cards, worth: stakes[0] ?? null },
    next: over ? [] : ['TAKE', 'DOUBLE'],
    stakes,
    payouts: over ? stakes.map((stake, index) => (index === 0 ? stake : money.add(stake, stake))) : null,
  }),
});

beforeAll(() => {
  const [slot] = studioModels;
  if (!slot) throw new Error('There is no model.');
  const model = { ...slot, id: 'STEPS', play };
  vi.spyOn(models, 'ofGame').mockReturnValue(model);
  vi.spyOn(models, 'byId').mockReturnValue(model);
});

afterAll(() => {
  vi.restoreAllMocks();
});

const platform = platformForFile(startPlayPlatform);

const cash = async ({ world, id }: Player) => {
  const held = await balances(world.db, id, 'AUD');
  return held.MAIN + held.CASINO;
};

async function dealt(cents?: bigint) {
  const seat = await seatedPlayer(platform, cents);
  const { ticket } = seat;
  const call = async (name: string, body: object) =>
    (await pageCall(platform, name, { ticket, ...body })).body;
  const begin = (request: string) => call('begin', { request, stake: '1.00', choice: 'TWO' });
  const round = await begin('request-1');
  const act = (step: number, action: unknown) => call('act', { round: round['round'], step, action });
  return { ...seat, call, begin, round, act };
}

describe('a round of several steps', () => {
  it('opens its game again with the stake that was chosen, whatever was raised on it', async () => {
    const { call, act, round } = await dealt();
    await act(Number(round['step']), 'TAKE');
    const chosen = await call('begin', { request: 'request-2', stake: '0.50', choice: 'TWO' });
    const after = (step: number, action: string) => call('act', { round: chosen['round'], step, action });
    await after(0, 'DOUBLE');
    expect(await after(1, 'TAKE')).toMatchObject({ status: 'WON', stake: '1.00' });
    expect(await call('state', {})).toMatchObject({
      last: { stake: '1.00' },
      opening: { stake: '0.50', covered: true },
    });
  });

  it('waits for its player, shows only what is dealt, and is the same when it is asked for again', async () => {
    const { player, begin, round, call } = await dealt();
    expect(round).toMatchObject({
      status: 'OPEN',
      stake: '1.00',
      balance: '999.00',
      step: 0,
      next: ['TAKE', 'DOUBLE'],
    });
    expect(round['view']).toMatchObject({ cards: [expect.any(Number)], worth: '1.00' });
    expect(await begin('request-1')).toEqual(round);
    expect(await begin('request-2')).toMatchObject({
      code: 'CONFLICT',
      message: 'Finish the round that is open first.',
    });
    expect((await call('state', {}))['open']).toMatchObject({
      round: round['round'],
      next: ['TAKE', 'DOUBLE'],
    });
    expect((await call('seed', { clientSeed: 'other' }))['code']).toBe('CONFLICT');
    expect(await call('fairness', {})).toMatchObject({ rounds: [] });
    expect(await cash(player)).toBe(99_900n);
  });

  it('stakes no more from the seat of a new login at which no session has begun', async () => {
    const { player, round } = await dealt();
    const { world, email } = player;
    const token = await loginByEmail(platform, world, email);
    const call: Player['call'] = (query, variables) =>
      callGraphQL(platform, world, { query, variables, token });
    const ticket = await ticketFor({ ...player, token, call });
    const act = { ticket, round: round['round'], step: 0, action: 'DOUBLE' };
    expect((await pageCall(platform, 'act', act)).body).toMatchObject({
      code: 'CONFLICT',
      message: 'The game session has not begun. Go back to the lobby and open the game again.',
    });
    expect(await cash(player)).toBe(99_900n);
  });

  it('stakes more by an action, once, and pays each stake as it was decided', async () => {
    const { player, act } = await dealt();
    const [first] = await Promise.all([act(0, 'DOUBLE'), act(0, 'DOUBLE'), act(0, 'DOUBLE')]);
    expect(first).toMatchObject({ status: 'OPEN', stake: '2.00', balance: '998.00', step: 1 });
    expect(await act(0, 'TAKE')).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await act(2, 'TAKE')).toMatchObject({ code: 'CONFLICT' });
    expect(await act(1, 'SPLIT')).toMatchObject({ code: 'CONFLICT' });
    const end = await act(1, 'TAKE');
    // One stake of 1.00 comes back, the other pays double.
    expect(end).toMatchObject({ status: 'WON', stake: '2.00', payout: '3.00', balance: '1001.00', next: [] });
    expect(await act(1, 'TAKE')).toEqual(end);
    expect(await act(2, 'TAKE')).toMatchObject({ code: 'CONFLICT' });
    expect(await cash(player)).toBe(100_100n);
    expect((await audit(player.world.db)).violations).toEqual([]);
    const bets = await player.world.db
      .selectFrom('bets')
      .select(['status', 'payoutMinor'])
      .orderBy('seq')
      .execute();
    expect(bets).toEqual([
      { status: 'SETTLED', payoutMinor: 100n },
      { status: 'SETTLED', payoutMinor: 200n },
    ]);
  });

  it('stays as it was when a further stake is not covered, and can go on', async () => {
    const { act, call } = await dealt(150n);
    expect(await act(0, 'DOUBLE')).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect((await call('state', {}))['open']).toMatchObject({ step: 0, stake: '1.00' });
    expect(await act(0, 'TAKE')).toMatchObject({ status: 'WON', payout: '1.00', balance: '1.50' });
  });

  it('is finished in a later session too, and stakes more in that', async () => {
    const { player, session, act } = await dealt();
    await player.call(END, { id: session });
    expect(await act(0, 'DOUBLE')).toMatchObject({ code: 'GAME_SESSION_ENDED' });
    await sessionFor(player);
    expect(await act(0, 'DOUBLE')).toMatchObject({ step: 1, stake: '2.00' });
    expect(await act(1, 'TAKE')).toMatchObject({ status: 'WON', balance: '1001.00' });
  });

  it('is not raised with another currency, and is paid in its own', async () => {
    const { player, session, act } = await dealt();
    const { world, id } = player;
    await player.call(END, { id: session });
    await world.write(({ db }) =>
      db.updateTable('members').set({ activeCurrency: 'NZD' }).where('id', '=', id).execute(),
    );
    await fund(world, id, 10_000n, { currency: 'NZD' });
    await sessionFor(player);
    expect(await act(0, 'DOUBLE')).toMatchObject({
      code: 'PLAYED_MONEY_CHANGED',
      message: 'This round was begun with other money. Finish it without a further stake.',
    });
    expect(await act(0, 'TAKE')).toMatchObject({ status: 'WON', payout: '1.00' });
    expect(await cash(player)).toBe(100_000n);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('stays in the session it was begun in when a further stake is refused in a later one', async () => {
    const { player, session, act } = await dealt(150n);
    const sessionOf = async () =>
      (await player.world.db.selectFrom('studioRounds').select('gameSession').executeTakeFirstOrThrow())
        .gameSession;
    const begunIn = await sessionOf();
    await player.call(END, { id: session });
    await sessionFor(player);
    expect(await act(0, 'DOUBLE')).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await sessionOf()).toBe(begunIn);
    expect(await act(0, 'TAKE')).toMatchObject({ status: 'WON', payout: '1.00' });
  });

  it('PLAY-26 gives a further stake back whose bet was not answered, and waits as before', async () => {
    const { player, act, call } = await dealt();
    const before = await player.world.db.selectFrom('studioRounds').selectAll().executeTakeFirstOrThrow();
    await act(0, 'DOUBLE');
    const { actions, stakeMinor, balanceAfterMinor } = before;
    const { parts } = await player.world.db
      .selectFrom('studioRounds')
      .select('parts')
      .executeTakeFirstOrThrow();
    const cut = { actions, stakeMinor, balanceAfterMinor, parts: parts.replace(/TAKEN(?!.*TAKEN)/, 'ASKED') };
    await player.world.write(({ db }) => db.updateTable('studioRounds').set(cut).execute());
    await recoverWorld(platform.services, player.world);
    expect(await cash(player)).toBe(99_900n);
    expect((await call('state', {}))['open']).toMatchObject({ step: 0, stake: '1.00', balance: '999.00' });
    expect(await act(0, 'DOUBLE')).toMatchObject({ step: 1, stake: '2.00', balance: '998.00' });
    expect(await act(1, 'TAKE')).toMatchObject({
      status: 'WON',
      stake: '2.00',
      payout: '3.00',
      balance: '1001.00',
    });
    expect((await audit(player.world.db)).violations).toEqual([]);
  });

  it.each([null, 'ONE', 7, ['TWO'], { two: true }])('does not begin with the choice %j', async (choice) => {
    const { player, ticket } = await seatedPlayer(platform);
    const body = { ticket, request: 'request-1', stake: '1.00', choice };
    expect((await pageCall(platform, 'begin', body)).body['code']).toBe('BAD_USER_INPUT');
    expect(await cash(player)).toBe(100_000n);
  });
});

it('SPIN-21 a round begun with a free spin is not raised with money of the wallets, and pays as a free spin', async () => {
  const player = await playerInNewWorld(platform);
  const { world } = player;
  await giveFreeSpins(world, player.id);
  await prepare(player);
  const opened = await player.call(START, { input: { game: SLOT.id, freeSpin: 'fsp_1' } });
  const ticket = await ticketFor(player);
  const call = async (name: string, body: object) =>
    (await pageCall(platform, name, { ticket, ...body })).body;
  const begun = await call('begin', { request: 'request-1', stake: '0.50', choice: 'TWO' });
  expect(begun).toMatchObject({ status: 'OPEN', freeSpins: { left: 1 } });
  await world.write(async ({ db }) => {
    await db.schema.alterTable('studio_rounds').dropColumn('free_spins').execute();
    await gameServerStore.migrations['0221-round-free-spins']?.(db as never);
  });
  await player.call(END, { id: objectOf(opened, 'startGameSession')['id'] });
  await sessionFor(player);
  const act = (action: string) => call('act', { round: begun['round'], step: 0, action });
  expect(await act('DOUBLE')).toMatchObject({
    code: 'PLAYED_MONEY_CHANGED',
    message: 'This round was begun with other money. Finish it without a further stake.',
  });
  expect(await act('TAKE')).toMatchObject({ status: 'WON', stake: '0.50', payout: '0.50' });
  const held = await balances(world.db, player.id, 'AUD');
  expect([held.MAIN, held.CASINO]).toEqual([100_000n, 50n]);
});
