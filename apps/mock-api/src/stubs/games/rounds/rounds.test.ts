import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawsOf, hashOf, verifiesRound } from '@magpie/domain/studio';
import { audit, balances } from '#platform/ledger/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seatedPlayer, sessionFor, ticketFor } from '#test/kit/launches.ts';
import { newPlayer, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { recoverWorld } from './recover.ts';

const platform = platformForFile(startPlayPlatform);

const stakeNow = (ticket: string, request: string, stake = '1.00') =>
  pageCall(platform, 'begin', { ticket, request, stake });

const cash = async ({ world, id }: Player) => {
  const held = await balances(world.db, id, 'AUD');
  return held.MAIN + held.CASINO;
};

const statuses = async ({ world }: Player) =>
  (await world.db.selectFrom('bets').select('status').orderBy('seq').execute()).map(({ status }) => status);

type Cut = Partial<{
  status: 'OPENING' | 'DECIDED';
  parts: string;
  payoutMinor: bigint;
  closedAt: null;
  seen: boolean;
}>;

/** Puts the last round back to where a kill would have left it. */
async function cutBack({ world }: Player, change: Cut): Promise<void> {
  await world.write(({ db }) => db.updateTable('studioRounds').set(change).execute());
}

/** A round of which the platform knows the bet and not the win, as the game server kept it. */
async function openBet(stake = '1.00') {
  const seat = await seatedPlayer(platform);
  const { player, ticket } = seat;
  const before = await cash(player);
  const { body } = await stakeNow(ticket, 'request-1', stake);
  // The platform forgets the win and its consequences on money, as if the call had never come.
  const { world } = player;
  await world.write(async ({ db }) => {
    await db.deleteFrom('walletTransactions').where('kind', '=', 'WIN').execute();
    await db.updateTable('bets').set({ status: 'UNSETTLED', payoutMinor: 0n, fiatPayoutMinor: 0n }).execute();
  });
  return { ...seat, before, body };
}

const asked = JSON.stringify([{ stake: '100', payout: null, state: 'ASKED' }]);

describe('PLAY-26 a round that a stop has cut', () => {
  it('before its bet was answered is rolled back, and the stake comes back', async () => {
    const { player, ticket, before } = await openBet();
    const [round] = await player.world.db.selectFrom('studioRounds').select('payoutMinor').execute();
    const cut = { status: 'OPENING', parts: asked, payoutMinor: 0n, closedAt: null, seen: false } as const;
    await cutBack(player, cut);
    await recoverWorld(platform.services, player.world);
    expect(await statuses(player)).toEqual(['CANCELED']);
    expect(await cash(player)).toBe(before + (round?.payoutMinor ?? 0n));
    const state = (await pageCall(platform, 'state', { ticket })).body;
    expect(state).toMatchObject({ open: null, unseen: { status: 'ROLLED_BACK', stake: '1.00', view: null } });
    const again = (await stakeNow(ticket, 'request-1')).body;
    expect(again).toMatchObject({ status: 'ROLLED_BACK', payout: '0.00', view: null });
  });

  it('before its bet came at all takes nothing, whenever the bet comes', async () => {
    const { player, ticket } = await seatedPlayer(platform);
    await stakeNow(ticket, 'request-1');
    const { world } = player;
    await world.write(async ({ db }) => {
      await db
        .updateTable('studioRounds')
        .set({ id: 'rnd_never', status: 'OPENING', parts: asked, closedAt: null })
        .execute();
    });
    const before = await cash(player);
    await recoverWorld(platform.services, world);
    expect(await cash(player)).toBe(before);
    const [kept] = await world.db
      .selectFrom('walletTransactions')
      .select(['kind', 'amountMinor', 'betTransactionId'])
      .where('roundId', '=', 'rnd_never')
      .execute();
    expect(kept).toEqual({ kind: 'ROLLBACK', amountMinor: 0n, betTransactionId: 'rnd_never:bet' });
  });

  it('after its bet and before its win is paid once, whatever was drawn', async () => {
    const { player, ticket } = await seatedPlayer(platform);
    await stakeNow(ticket, 'request-1');
    const { world } = player;
    const [round] = await world.db.selectFrom('studioRounds').selectAll().execute();
    const parts = (round?.parts ?? '').replaceAll('PAID', 'TAKEN');
    const before = await cash(player);
    await cutBack(player, { status: 'DECIDED', parts, closedAt: null, seen: false });
    await Promise.all([recoverWorld(platform.services, world), recoverWorld(platform.services, world)]);
    expect(await cash(player)).toBe(before);
    expect(await statuses(player)).toEqual(['SETTLED']);
    const { unseen } = (await pageCall(platform, 'state', { ticket })).body;
    expect(unseen).toMatchObject({ round: round?.id, status: round?.payoutMinor === 0n ? 'LOST' : 'WON' });
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('goes on when its page asks for it again, staked and paid once', async () => {
    const { player, ticket } = await seatedPlayer(platform);
    const { round, status, payout } = (await stakeNow(ticket, 'request-1')).body;
    const before = await cash(player);
    await cutBack(player, { status: 'OPENING', parts: asked, payoutMinor: 0n, closedAt: null, seen: false });
    const again = (await stakeNow(ticket, 'request-1')).body;
    expect(again).toMatchObject({ round, status, payout });
    expect([await cash(player), await statuses(player)]).toEqual([before, ['SETTLED']]);
  });

  it('is finished before the next one begins', async () => {
    const { player, ticket } = await openBet();
    await cutBack(player, { status: 'OPENING', parts: asked, payoutMinor: 0n, closedAt: null, seen: false });
    const next = await stakeNow(ticket, 'request-2');
    expect([next.status, await statuses(player)]).toEqual([200, ['CANCELED', 'SETTLED']]);
  });

  it('is told of until the page has shown it', async () => {
    const { player, ticket } = await seatedPlayer(platform);
    const first = (await stakeNow(ticket, 'request-1')).body;
    const unseen = async () => (await pageCall(platform, 'state', { ticket })).body['unseen'];
    expect(await unseen()).toMatchObject({ round: first['round'] });
    expect((await pageCall(platform, 'balance', { ticket, seen: first['round'] })).status).toBe(200);
    expect(await unseen()).toBeNull();
    const second = (await stakeNow(ticket, 'request-2')).body;
    await pageCall(platform, 'begin', { ticket, request: 'request-3', stake: '1.00', seen: second['round'] });
    const seen = await player.world.db.selectFrom('studioRounds').select('seen').orderBy('seq').execute();
    expect(seen.map((row) => row.seen)).toEqual([true, true, false]);
  });

  it('is another member’s in no way', async () => {
    const { player, ticket } = await seatedPlayer(platform);
    const { body } = await stakeNow(ticket, 'request-1');
    const other = await newPlayer(platform, player.world);
    const otherTicket = await ticketFor(other);
    await sessionFor(other);
    await pageCall(platform, 'balance', { ticket: otherTicket, seen: body['round'] });
    expect((await pageCall(platform, 'state', { ticket })).body['unseen']).toMatchObject({
      round: body['round'],
    });
    const act = { ticket: otherTicket, round: body['round'], step: 0, action: 'HOLD' };
    expect((await pageCall(platform, 'act', act)).body['code']).toBe('NOT_FOUND');
    expect((await pageCall(platform, 'act', { ...act, ticket })).body['code']).toBe('CONFLICT');
    expect((await pageCall(platform, 'act', { ticket })).body['code']).toBe('BAD_USER_INPUT');
  });
});

const past = z.object({
  seedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number(),
  rounds: z.array(
    z.object({
      seedHash: z.string(),
      clientSeed: z.string(),
      serverSeed: z.string().nullable(),
      nonce: z.number(),
      draws: z.array(z.object({ below: z.number(), value: z.number() })),
      view: z.object({ stops: z.array(z.number()) }),
    }),
  ),
});

it.each(['0.17', 'much', '-1.00'])('a round begins with no stake of %s, and takes nothing', async (stake) => {
  const { player, ticket } = await seatedPlayer(platform);
  const before = await cash(player);
  expect(await stakeNow(ticket, 'request-1', stake)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', message: 'This stake cannot be played here.' },
  });
  expect([await statuses(player), await cash(player)]).toEqual([[], before]);
});

describe('the seeds of a game', () => {
  const fairness = async (ticket: string) =>
    past.parse((await pageCall(platform, 'fairness', { ticket })).body);

  it('are promised by a hash before, revealed after, and lead to the very draws of each round', async () => {
    const { ticket } = await seatedPlayer(platform);
    const promised = await fairness(ticket);
    expect(promised.rounds).toEqual([]);
    for (const request of ['request-1', 'request-2', 'request-3']) await stakeNow(ticket, request);
    const hidden = await fairness(ticket);
    expect(hidden.rounds.map(({ nonce, serverSeed }) => [nonce, serverSeed])).toEqual([
      [2, null],
      [1, null],
      [0, null],
    ]);
    const { body } = await pageCall(platform, 'seed', { ticket, clientSeed: 'my-own_seed' });
    expect(body).toMatchObject({
      clientSeed: 'my-own_seed',
      nonce: 0,
      revealed: { seedHash: promised.seedHash },
    });
    await stakeNow(ticket, 'request-4');
    const told = await fairness(ticket);
    expect(told).toMatchObject({ clientSeed: 'my-own_seed', nonce: 1 });
    expect(told.seedHash).not.toBe(promised.seedHash);
    const [newest, ...older] = told.rounds;
    expect(newest).toMatchObject({ serverSeed: null, clientSeed: 'my-own_seed', nonce: 0 });
    for (const { serverSeed, clientSeed, nonce, seedHash, draws, view } of older) {
      const seeds = { serverSeed: serverSeed ?? '', clientSeed, nonce };
      expect(hashOf(seeds.serverSeed)).toBe(promised.seedHash);
      expect(verifiesRound(seeds, { seedHash, draws })).toBe(true);
      const again = drawsOf(seeds);
      expect(view.stops).toEqual(view.stops.map(() => again.below(32)));
    }
  });

  it.each([[''], ['with a space'], ['a'.repeat(65)], ['<b>'], [7], [null]])(
    'are not %j',
    async (clientSeed) => {
      const { ticket } = await seatedPlayer(platform);
      const { status, body } = await pageCall(platform, 'seed', { ticket, clientSeed });
      expect([status, body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});

describe('PLAY-33 the state of a game', () => {
  it('tells return, volatility, stakes in the currency, and rules before the first round', async () => {
    const { ticket } = await seatedPlayer(platform);
    const state = (await pageCall(platform, 'state', { ticket })).body;
    expect(state).toMatchObject({
      last: null,
      model: { id: 'SLOT_CLASSIC', kind: 'SLOT', returned: '96.16', volatility: 'MEDIUM', returnOf: null },
    });
    expect(state['stakes']).toEqual([
      '0.20',
      '0.50',
      '1.00',
      '2.00',
      '5.00',
      '10.00',
      '20.00',
      '50.00',
      '100.00',
    ]);
  });
});
