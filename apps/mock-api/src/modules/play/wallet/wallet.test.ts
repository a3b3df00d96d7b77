import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, balances } from '../../../platform/ledger/index.ts';
import type { World } from '../../../platform/worlds/index.ts';
import { headers, openSocket, post } from '../../../testing/index.ts';
import type { TestPlatform } from '../../../testing/index.ts';
import { END, fund, newPlayer, sessionFor, startPlayPlatform, vendorCall } from '../testing.ts';
import type { Player } from '../testing.ts';

const NOW = '2026-01-05T02:00:00.000Z';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlayPlatform();
});

afterAll(async () => {
  await platform.close();
});

interface Table {
  readonly world: World;
  readonly player: Player;
  readonly gameSession: string;
  readonly bet: (transaction: string, round: string, amount: string, more?: object) => ReturnType<typeof vendorCall>;
  readonly win: (transaction: string, round: string, amount: string) => ReturnType<typeof vendorCall>;
  readonly rollback: (transaction: string, round: string, bet: string) => ReturnType<typeof vendorCall>;
}

/** A player at a game with AUD 10.00 in the casino wallet and AUD 20.00 in the main one. */
async function atTheTable(): Promise<Table> {
  const world = await platform.newWorld(NOW);
  const player = await newPlayer(platform, world, 2000n);
  await fund(world, player.id, 1000n, { wallet: 'CASINO' });
  const gameSession = await sessionFor(player);
  const call = (name: string, body: object) => vendorCall(platform, world, name, { gameSession, ...body });
  return {
    world,
    player,
    gameSession,
    bet: (transaction, round, amount, more) => call('bet', { transaction, round, amount, currency: 'AUD', ...more }),
    win: (transaction, round, amount) => call('win', { transaction, round, amount, currency: 'AUD' }),
    rollback: (transaction, round, bet) => call('rollback', { transaction, round, bet }),
  };
}

async function wallets({ world, player }: Table): Promise<[main: bigint, casino: bigint]> {
  const held = await balances(world.db, player.id, 'AUD');
  return [held.MAIN, held.CASINO];
}

const betRows = ({ world }: Table) =>
  world.db
    .selectFrom('bets')
    .select(['round_id', 'status', 'effective_bet_minor', 'payout_minor'])
    .orderBy('seq')
    .execute();

async function expectBalancedBooks(world: World): Promise<void> {
  const report = await audit(world.db);
  expect(report.violations).toEqual([]);
}

describe('the wallet of the vendors', () => {
  it('takes a bet from casino cash first and then from main cash, and pays a win to casino cash', async () => {
    const table = await atTheTable();
    const placed = await table.bet('t1', 'r1', '12.50');
    expect([placed.status, placed.body]).toEqual([200, { transaction: 't1', balance: '17.50', currency: 'AUD' }]);
    expect(await wallets(table)).toEqual([1750n, 0n]);
    expect(await betRows(table)).toEqual([
      { round_id: 'r1', status: 'UNSETTLED', effective_bet_minor: 1250n, payout_minor: 0n },
    ]);
    const won = await table.win('t2', 'r1', '40.00');
    expect(won.body).toEqual({ transaction: 't2', balance: '57.50', currency: 'AUD' });
    expect(await wallets(table)).toEqual([1750n, 4000n]);
    expect(await betRows(table)).toEqual([
      { round_id: 'r1', status: 'SETTLED', effective_bet_minor: 1250n, payout_minor: 4000n },
    ]);
    const entries = await table.world.db.selectFrom('ledger_entries').select(['type', 'details']).orderBy('seq').execute();
    expect(entries.slice(2)).toEqual([
      { type: 'BET', details: '{"name":"Moonlit Dingo"}' },
      { type: 'PAYOUT', details: '{"name":"Moonlit Dingo"}' },
    ]);
    await expectBalancedBooks(table.world);
  });

  it('tells the balance', async () => {
    const { world, gameSession } = await atTheTable();
    const answer = await vendorCall(platform, world, 'balance', { gameSession });
    expect([answer.status, answer.body]).toEqual([200, { balance: '30.00', currency: 'AUD' }]);
  });

  it('settles a lost round with a win of zero, which moves nothing', async () => {
    const table = await atTheTable();
    await table.bet('t1', 'r1', '2.00');
    const entries = async () => (await table.world.db.selectFrom('ledger_entries').select('id').execute()).length;
    const before = await entries();
    expect((await table.win('t2', 'r1', '0')).body['balance']).toBe('28.00');
    expect(await entries()).toBe(before);
    expect((await betRows(table))[0]).toMatchObject({ status: 'SETTLED', payout_minor: 0n });
  });

  it('books experience when a round is decided: half a point a dollar lost, half a point times the multiplier won', async () => {
    const table = await atTheTable();
    const milli = async () =>
      (
        await table.world.db
          .selectFrom('member_experience')
          .select('experience_milli')
          .where('member_id', '=', table.player.id)
          .executeTakeFirst()
      )?.experience_milli ?? 0;
    await table.bet('t1', 'r1', '3.00');
    const before = await milli();
    await table.win('t2', 'r1', '0');
    expect((await milli()) - before).toBe(1500);
    await table.bet('t3', 'r2', '2.00');
    await table.win('t4', 'r2', '8.00');
    expect((await milli()) - before).toBe(3500);
  });

  it('carries out a repeated call once and answers it the same, also when it comes many times at once', async () => {
    const table = await atTheTable();
    const bets = await Promise.all(Array.from({ length: 8 }, () => table.bet('t1', 'r1', '5.00')));
    for (const { status, body } of bets) expect([status, body['balance']]).toEqual([200, '25.00']);
    const wins = await Promise.all(Array.from({ length: 8 }, () => table.win('t2', 'r1', '1.00')));
    for (const { status, body } of wins) expect([status, body['balance']]).toEqual([200, '26.00']);
    expect((await table.bet('t1', 'r1', '5.00')).body['balance']).toBe('25.00');
    expect(await betRows(table)).toHaveLength(1);
    expect(await wallets(table)).toEqual([2000n, 600n]);
  });

  it.each([
    ['another amount', 'r1', '6.00'],
    ['another round', 'r2', '5.00'],
  ])('refuses a known transaction with %s', async (_what, round, amount) => {
    const table = await atTheTable();
    await table.bet('t1', 'r1', '5.00');
    const answer = await table.bet('t1', round, amount);
    expect([answer.status, answer.body['code']]).toEqual([400, 'IDEMPOTENCY_CONFLICT']);
    const asWin = await table.win('t1', 'r1', '5.00');
    expect(asWin.body['code']).toBe('IDEMPOTENCY_CONFLICT');
    expect(await wallets(table)).toEqual([2000n, 500n]);
  });

  it('gives a rolled back stake to the very wallets it came from, once', async () => {
    const table = await atTheTable();
    await table.bet('t1', 'r1', '12.50');
    const back = await table.rollback('t2', 'r1', 't1');
    expect([back.status, back.body]).toEqual([200, { transaction: 't2', balance: '30.00', currency: 'AUD' }]);
    expect((await table.rollback('t2', 'r1', 't1')).body).toEqual(back.body);
    expect((await table.rollback('t3', 'r1', 't1')).body['code']).toBe('CONFLICT');
    expect(await wallets(table)).toEqual([2000n, 1000n]);
    expect(await betRows(table)).toEqual([
      { round_id: 'r1', status: 'CANCELED', effective_bet_minor: 0n, payout_minor: 0n },
    ]);
    expect((await table.win('t4', 'r1', '9.00')).body['code']).toBe('CONFLICT');
    const types = await table.world.db.selectFrom('ledger_entries').select('type').orderBy('seq').execute();
    expect(types.slice(2).map(({ type }) => type)).toEqual(['BET', 'BET_REFUND']);
    await expectBalancedBooks(table.world);
  });

  it('refuses a bet whose rollback came first', async () => {
    const table = await atTheTable();
    expect((await table.rollback('t2', 'r1', 't1')).body).toEqual({ transaction: 't2', balance: '30.00', currency: 'AUD' });
    expect((await table.bet('t1', 'r1', '5.00')).body['code']).toBe('CONFLICT');
    expect(await wallets(table)).toEqual([2000n, 1000n]);
    expect(await betRows(table)).toEqual([]);
  });

  it('neither rolls back nor pays a settled round again', async () => {
    const table = await atTheTable();
    await table.bet('t1', 'r1', '5.00');
    await table.win('t2', 'r1', '0');
    expect((await table.rollback('t3', 'r1', 't1')).body['code']).toBe('CONFLICT');
    expect((await table.win('t4', 'r1', '7.00')).body['code']).toBe('CONFLICT');
    expect((await table.bet('t5', 'r1', '1.00')).body['code']).toBe('CONFLICT');
    expect(await wallets(table)).toEqual([2000n, 500n]);
  });

  it('pays nothing for a round without a bet, and nothing to another member\'s', async () => {
    const table = await atTheTable();
    expect((await table.win('t1', 'r1', '7.00')).body['code']).toBe('NOT_FOUND');
    await table.bet('t2', 'r2', '1.00');
    const other = await newPlayer(platform, table.world);
    const theirs = { gameSession: await sessionFor(other), round: 'r2' };
    const win = await vendorCall(platform, table.world, 'win', { ...theirs, transaction: 't3', amount: '7.00', currency: 'AUD' });
    const back = await vendorCall(platform, table.world, 'rollback', { ...theirs, transaction: 't4', bet: 't2' });
    const bet = await vendorCall(platform, table.world, 'bet', { ...theirs, transaction: 't2', amount: '1.00', currency: 'AUD' });
    expect([win.body['code'], back.body['code'], bet.body['code']]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'IDEMPOTENCY_CONFLICT']);
    expect((await balances(table.world.db, other.id, 'AUD')).MAIN).toBe(100_000n);
  });

  it('refuses a stake that is not covered, with what is available', async () => {
    const table = await atTheTable();
    const answer = await table.bet('t1', 'r1', '30.01');
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'INSUFFICIENT_BALANCE', message: 'Your balance does not cover this stake.', available: '30.00' },
    ]);
    expect(await betRows(table)).toEqual([]);
    expect((await table.bet('t1', 'r1', '30.00')).status).toBe(200);
  });

  it('takes parallel bets only as far as the balance goes', async () => {
    const table = await atTheTable();
    const bets = await Promise.all(Array.from({ length: 10 }, (_, i) => table.bet(`t${i}`, `r${i}`, '7.00')));
    expect(bets.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(bets.filter(({ body }) => body['code'] === 'INSUFFICIENT_BALANCE')).toHaveLength(6);
    expect(await wallets(table)).toEqual([200n, 0n]);
    await expectBalancedBooks(table.world);
  });

  it('plays in the currency that was active when the session began', async () => {
    const world = await platform.newWorld(NOW);
    const player = await newPlayer(platform, world, 0n);
    await fund(world, player.id, 50_000_000n, { currency: 'BTC' });
    const set = (active_currency: string) =>
      world.write(({ db }) => db.updateTable('members').set({ active_currency }).where('id', '=', player.id).execute());
    await set('BTC');
    const gameSession = await sessionFor(player);
    await set('AUD');
    const ask = { gameSession, transaction: 't1', round: 'r1', amount: '0.00002000' };
    expect((await vendorCall(platform, world, 'bet', { ...ask, currency: 'AUD' })).body['code']).toBe('BAD_USER_INPUT');
    const answer = await vendorCall(platform, world, 'bet', { ...ask, currency: 'BTC' });
    expect(answer.body).toEqual({ transaction: 't1', balance: '0.49998000', currency: 'BTC' });
    const row = await world.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ currency_type: 'CRYPTO', effective_bet_minor: 2000n, fiat_currency: 'AUD', fiat_effective_bet_minor: 285n });
  });
});

describe('bets are refused', () => {
  const refusal = async ({ bet }: Table) => (await bet('t9', 'r9', '1.00')).body['code'];

  it('after the game session has ended; a win of an open round is still paid', async () => {
    const table = await atTheTable();
    await table.bet('t1', 'r1', '1.00');
    await table.player.call(END, { id: table.gameSession });
    expect(await refusal(table)).toBe('CONFLICT');
    expect((await table.win('t2', 'r1', '3.00')).status).toBe(200);
  });

  it('after another game was opened', async () => {
    const table = await atTheTable();
    await sessionFor(table.player, 'game_opal-fever');
    expect(await refusal(table)).toBe('CONFLICT');
  });

  it('after the logout', async () => {
    const table = await atTheTable();
    const authorization = `Bearer ${table.player.token}`;
    await post(`${platform.url}/session:destroy`, { headers: headers(table.world, { authorization }) });
    expect(await refusal(table)).toBe('CONFLICT');
  });

  it('after the login has expired', async () => {
    const table = await atTheTable();
    await table.world.clock.advance('P91D');
    expect(await refusal(table)).toBe('CONFLICT');
  });

  it('once the member is not ENABLED', async () => {
    const table = await atTheTable();
    await table.world.write(({ db }) =>
      db.updateTable('members').set({ status: 'SELF_EXCLUDED' }).where('id', '=', table.player.id).execute(),
    );
    expect(await refusal(table)).toBe('CONFLICT');
  });
});

describe('a call that is not the vendor\'s', () => {
  it('is refused without its signature, with that of another body and with that of another vendor', async () => {
    const { world, gameSession } = await atTheTable();
    const body = { gameSession };
    const of = (signature: string, vendor?: string) =>
      vendorCall(platform, world, 'balance', body, { signature, ...(vendor !== undefined && { vendor }) });
    const other = 'f'.repeat(64);
    for (const answer of [await of(''), await of('nonsense'), await of(other), await of(other, 'ven_none')]) {
      expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('sees no session of another vendor\'s games', async () => {
    const { world, gameSession } = await atTheTable();
    const answer = await vendorCall(platform, world, 'balance', { gameSession }, { vendor: 'ven_meridian' });
    expect([answer.status, answer.body['code']]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['-1.00'],
    ['0'],
    ['0.00'],
    ['1.005'],
    ['1e3'],
    ['NaN'],
    ['Infinity'],
    [''],
    ['0x10'],
    ['10000000000000.01'],
    ['9'.repeat(39)],
    ['9'.repeat(400)],
    [5],
    [null],
  ])('refuses the stake %j', async (amount) => {
    const table = await atTheTable();
    const answer = await table.bet('t1', 'r1', '1.00', { amount });
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await wallets(table)).toEqual([2000n, 1000n]);
  });

  it.each([
    [{ transaction: '' }],
    [{ transaction: 'a'.repeat(65) }],
    [{ transaction: "t'; drop table bets" }],
    [{ round: undefined }],
    [{ round: 7 }],
    [{ gameSession: ['x'] }],
    [{ currency: 'BTC' }],
    [{ currency: undefined }],
  ])('refuses a bet with %j', async (change) => {
    const table = await atTheTable();
    const answer = await table.bet('t1', 'r1', '1.00', change);
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it.each([['{'], ['[]'], ['null'], ['"text"'], [''], ['7']])('refuses the body %j', async (body) => {
    const { world } = await atTheTable();
    const answer = await vendorCall(platform, world, 'bet', body);
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('refuses a body that is too large', async () => {
    const { world } = await atTheTable();
    const answer = await vendorCall(platform, world, 'bet', JSON.stringify({ gameSession: 'x'.repeat(9000) }));
    expect([answer.status, answer.body['code']]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('balanceUpdated', () => {
  const listening = async ({ world, player }: Table) => {
    const authorization = `Bearer ${player.token}`;
    const socket = await openSocket(platform, { authorization, adminCode: 'magpie-web', world: world.id });
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
    const query = 'subscription { balanceUpdated { insufficientCashBalance wallets { mainCash casinoCash } } }';
    socket.send({ id: '1', type: 'subscribe', payload: { query } });
    for (let turn = 0; turn < 3; turn += 1) {
      socket.send({ type: 'ping' });
      expect(await socket.next()).toEqual({ type: 'pong' });
    }
    const next = async (): Promise<unknown> => {
      const { payload } = await socket.next();
      return (payload as { data: { balanceUpdated: unknown } }).data.balanceUpdated;
    };
    return { socket, next };
  };

  it('is pushed with every change, once, and with a warning when a stake was not covered', async () => {
    const table = await atTheTable();
    const { socket, next } = await listening(table);
    await table.bet('t1', 'r1', '12.00');
    expect(await next()).toEqual({ insufficientCashBalance: false, wallets: { mainCash: '18.00', casinoCash: '0.00' } });
    await table.bet('t1', 'r1', '12.00');
    await table.bet('t2', 'r2', '99.00');
    expect(await next()).toEqual({ insufficientCashBalance: true, wallets: { mainCash: '18.00', casinoCash: '0.00' } });
    await table.win('t3', 'r1', '1.00');
    expect(await next()).toEqual({ insufficientCashBalance: false, wallets: { mainCash: '18.00', casinoCash: '1.00' } });
    socket.close();
  });
});
