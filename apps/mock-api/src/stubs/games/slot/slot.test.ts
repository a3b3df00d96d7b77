import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { END, objectOf, seatedPlayer, ticketFor } from '#test/kit/launches.ts';
import { fund, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { audit, balances } from '#platform/ledger/index.ts';

const platform = platformForFile(startPlayPlatform);

const seated = (cents?: bigint) => seatedPlayer(platform, cents);

const round = z.object({
  stake: z.string(),
  payout: z.string(),
  balance: z.string(),
  view: z.object({
    grid: z.array(z.array(z.string())),
    wins: z.array(z.object({ amount: z.string() })),
  }),
});
const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));
const spinId = (count: number): string => `spin-number-${count}`;

const spin = (ticket: string, count: number, stake = '1.00') =>
  pageCall(platform, 'begin', { ticket, request: spinId(count), stake });

const HISTORY = `{
  betRecords(first: 100) { totalCount edges { node { status effectiveBet payout freeSpin currencyType game { id } gameCategory { id } } } }
}`;

describe('the slot', () => {
  it('PLAY-22 places bets that win or lose, changes the balance, writes transactions and bet records, and earns experience', async () => {
    const { player, ticket } = await seated();
    const { world } = player;
    let balance = 100_000n;
    let experience = 0n;
    const results = { won: 0, lost: 0 };
    for (let count = 0; count < 40; count += 1) {
      const answer = round.parse((await spin(ticket, count)).body);
      const payout = cents(answer.payout);
      balance += payout - 100n;
      expect(cents(answer.balance)).toBe(balance);
      expect(answer.view.wins.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(payout);
      if (payout > 0n) results.won += 1;
      else results.lost += 1;
      if (payout > 100n) experience += (500n * payout) / 100n;
      if (payout < 100n) experience += (100n - payout) * 5n;
    }
    expect(results.won).toBeGreaterThan(0);
    expect(results.lost).toBeGreaterThan(0);
    const held = await balances(world.db, player.id, 'AUD');
    expect(held.MAIN + held.CASINO).toBe(balance);
    const entries = await world.db
      .selectFrom('ledgerEntries')
      .select('type')
      .where('type', '!=', 'SYSTEM_CREDIT')
      .execute();
    expect(entries.filter(({ type }) => type === 'BET')).toHaveLength(40);
    expect(entries.filter(({ type }) => type === 'PAYOUT')).toHaveLength(results.won);
    const history = objectOf(await player.call(HISTORY), 'betRecords');
    expect(history).toMatchObject({ totalCount: 40 });
    expect(history['edges']).toContainEqual({
      node: {
        status: 'SETTLED',
        effectiveBet: '1.00',
        payout: '0.00',
        freeSpin: false,
        currencyType: 'FIAT',
        game: { id: 'game_moonlit-dingo' },
        gameCategory: { id: 'cat_slots' },
      },
    });
    const earned = await world.db
      .selectFrom('experienceRecords')
      .select(({ fn }) => fn.sum<number>('experienceMilli').as('sum'))
      .where('unit', 'in', ['WAGER', 'WIN'])
      .executeTakeFirstOrThrow();
    expect(BigInt(earned.sum)).toBe(experience);
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('answers a repeated spin the same and takes its stake once, also when it comes many times at once', async () => {
    const { player, ticket } = await seated();
    const answers = await Promise.all(Array.from({ length: 6 }, () => spin(ticket, 1)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(await player.world.db.selectFrom('bets').select('id').execute()).toHaveLength(1);
    expect((await spin(ticket, 1, '2.00')).body['code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('answers a repeated spin after the session has ended too, and no new one', async () => {
    const { player, ticket, session } = await seated();
    const first = await spin(ticket, 1);
    await player.call(END, { id: session });
    expect((await spin(ticket, 1)).body).toEqual(first.body);
    expect((await spin(ticket, 2)).body['code']).toBe('GAME_SESSION_ENDED');
  });

  it('shows the last round and the balance when it is opened again', async () => {
    const { ticket } = await seated();
    const before = (await pageCall(platform, 'state', { ticket })).body;
    expect(before).toMatchObject({
      game: { code: 'moonlit-dingo', name: 'Moonlit Dingo', provider: 'Nightjar' },
      live: true,
      balance: '1000.00',
      last: null,
      origins: ['http://localhost:4200'],
      lobby: 'http://localhost:4200/casino',
    });
    const played = round.parse((await spin(ticket, 1, '5.00')).body);
    const after = (await pageCall(platform, 'state', { ticket })).body;
    expect(after).toMatchObject({
      live: true,
      balance: played.balance,
      last: { view: played.view, payout: played.payout },
    });
    const table = (await pageCall(platform, 'balance', { ticket })).body;
    expect(table).toMatchObject({ live: true, balance: played.balance });
  });

  it('opens with the stake of the last round, the highest that is covered, or the lowest as not covered', async () => {
    const { player, ticket } = await seated();
    const opening = async () => (await pageCall(platform, 'state', { ticket })).body['opening'];
    const leave = async (left: bigint) => {
      const { MAIN, CASINO } = await balances(player.world.db, player.id, 'AUD');
      if (CASINO > 0n) await fund(player.world, player.id, -CASINO, { wallet: 'CASINO' });
      await fund(player.world, player.id, left - MAIN);
    };
    expect(await opening()).toEqual({ stake: '1.00', covered: true });
    await spin(ticket, 1, '5.00');
    expect(await opening()).toEqual({ stake: '5.00', covered: true });
    await leave(499n);
    expect(await opening()).toEqual({ stake: '2.00', covered: true });
    await leave(19n);
    expect(await opening()).toEqual({ stake: '0.20', covered: false });
  });

  it('tells that the session has ended', async () => {
    const { player, ticket, session } = await seated();
    await player.call(END, { id: session });
    expect((await pageCall(platform, 'balance', { ticket })).body).toMatchObject({ live: false });
  });

  it('takes no bet before the session has begun', async () => {
    const player = await playerInNewWorld(platform);
    const ticket = await ticketFor(player);
    expect((await pageCall(platform, 'state', { ticket })).body).toMatchObject({ live: false });
    expect((await spin(ticket, 1)).body['code']).toBe('CONFLICT');
  });

  it('refuses a stake that is not covered and draws nothing', async () => {
    const { player, ticket } = await seated(99n);
    const answer = await spin(ticket, 1);
    expect([answer.status, answer.body['code']]).toEqual([400, 'INSUFFICIENT_BALANCE']);
    await fund(player.world, player.id, 1n);
    expect((await spin(ticket, 1)).status).toBe(200);
  });

  it('plays bonus money for bonus money while the active promo is in bonus mode', async () => {
    const { player, ticket } = await seated(500n);
    const { world, id } = player;
    await fund(world, id, 10_000n, { wallet: 'CASINO_BONUS' });
    await world.write(async ({ db, now }) => {
      const promo = {
        id: 'promo_test',
        code: 'TEST',
        name: 'Test',
        description: '',
        currency: 'AUD',
        mainBannerImage: '',
      } as const;
      await db
        .insertInto('promos')
        .values({ ...promo, type: 'DEPOSIT', kind: 'BONUS_ONLY' })
        .execute();
      const row = {
        id: 'mpr_test',
        memberId: id,
        promoId: promo.id,
        status: 'ACTIVE',
        walletMode: 'BONUS',
        currency: 'AUD',
      } as const;
      await db
        .insertInto('memberPromos')
        .values({
          ...row,
          turnoverTargetMinor: 1_000_000n,
          bonusMinor: 10_000n,
          createdAt: now.getTime(),
          expiresAt: null,
          endingJob: null,
          endedAt: null,
        })
        .execute();
    });
    let bonus = 10_000n;
    for (let count = 0; count < 12; count += 1) {
      bonus += cents(round.parse((await spin(ticket, count)).body).payout) - 100n;
    }
    const held = await balances(world.db, id, 'AUD');
    expect([held.MAIN, held.CASINO, held.CASINO_BONUS]).toEqual([500n, 0n, bonus]);
    const { turnoverCounterMinor } = await world.db
      .selectFrom('memberPromos')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(turnoverCounterMinor).toBe(1200n);
  });

  it.each(['-1.00', '0', '1.01', '1e2', 'NaN', '', '1000000000', '1.000'])(
    'refuses the stake %j',
    async (stake) => {
      const { player, ticket } = await seated();
      const answer = await spin(ticket, 1, stake);
      expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
      expect((await balances(player.world.db, player.id, 'AUD')).MAIN).toBe(100_000n);
    },
  );

  it.each([
    [{ request: 'short' }],
    [{ request: 7 }],
    [{ request: 'a'.repeat(65) }],
    [{ request: "'; drop table bets" }],
    [{ stake: 1 }],
  ])('refuses a spin with %j', async (change) => {
    const { ticket } = await seated();
    const answer = await pageCall(platform, 'begin', {
      ticket,
      request: spinId(1),
      stake: '1.00',
      ...change,
    });
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });
});
