import { describe, expect, it } from 'vitest';
import { openSocket, subscriptionsStand } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sessionFor } from '#test/kit/launches.ts';
import { newPlayer, SLOT, startPlayPlatform } from '#test/kit/play.ts';
import { audit } from '#platform/ledger/index.ts';
import { openTable, vendorCall } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';

const platform = platformForFile(startPlayPlatform);

describe("a call that is not the vendor's", () => {
  it('is refused without its signature, with that of another body and with that of another vendor', async () => {
    const { world, gameSession } = await openTable(platform);
    const body = { gameSession };
    const of = (signature: string, vendor?: string) =>
      vendorCall(platform, world, 'balance', body, { signature, ...(vendor !== undefined && { vendor }) });
    const other = 'f'.repeat(64);
    for (const answer of [await of(''), await of('nonsense'), await of(other), await of(other, 'ven_none')]) {
      expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it.each([
    ['for another world', { signedFor: 'default' }],
    ['for an earlier incarnation of its world', { incarnation: 'an-earlier-one' }],
  ])('is refused when it is signed %s', async (_what, signed) => {
    const { world, gameSession } = await openTable(platform);
    const answer = await vendorCall(platform, world, 'balance', { gameSession }, signed);
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 'UNAUTHENTICATED', message: 'The call is not signed by this vendor.' },
    ]);
  });

  it('is taken up to five minutes from when it was signed, and refused with the reason after that', async () => {
    const { world, gameSession } = await openTable(platform);
    const bet = { gameSession, transaction: 'tx-1', round: 'r-1', amount: '5.00', currency: 'AUD' };
    const timestamp = String(Math.floor(world.now().getTime() / 1000));
    const replay = () => vendorCall(platform, world, 'bet', bet, { timestamp });
    const first = await replay();
    expect(first.status).toBe(200);
    await world.clock.advance('PT5M');
    expect((await replay()).status).toBe(200);
    await world.clock.advance('PT1S');
    const late = await replay();
    expect([late.status, late.body]).toEqual([
      401,
      {
        code: 'UNAUTHENTICATED',
        message: 'The call was signed more than five minutes from the time of the world.',
      },
    ]);
    for (const wrong of [String(Number(timestamp) + 602), 'now', '']) {
      expect((await vendorCall(platform, world, 'bet', bet, { timestamp: wrong })).status).toBe(401);
    }
  });

  it("sees no session of another vendor's games", async () => {
    const { world, gameSession } = await openTable(platform);
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
    ['1000000000000000.01'],
    ['9'.repeat(39)],
    ['9'.repeat(400)],
    [5],
    [null],
  ])('refuses the stake %j', async (amount) => {
    const table = await openTable(platform);
    const answer = await table.bet('t1', 'r1', '1.00', { amount });
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await table.wallets()).toEqual([2000n, 1000n]);
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
    const table = await openTable(platform);
    const answer = await table.bet('t1', 'r1', '1.00', change);
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it.each([['{'], ['[]'], ['null'], ['"text"'], [''], ['7']])('refuses the body %j', async (body) => {
    const { world } = await openTable(platform);
    const answer = await vendorCall(platform, world, 'bet', body);
    expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('is believed for what its body says and no further: one of another call or a bad win leaves the round as it was', async () => {
    const table = await openTable(platform);
    const { world, gameSession } = table;
    const asked = { gameSession, transaction: 't1', round: 'r1', amount: '5.00', currency: 'AUD' };
    // A bet that was held up on its way, sent to where it is not for: nothing is known of its round yet.
    expect((await vendorCall(platform, world, 'win', asked)).body['code']).toBe('NOT_FOUND');
    expect((await vendorCall(platform, world, 'rollback', asked)).body['code']).toBe('BAD_USER_INPUT');
    expect((await vendorCall(platform, world, 'authenticate', asked)).body['code']).toBe('BAD_USER_INPUT');
    expect((await vendorCall(platform, world, 'bet', asked)).status).toBe(200);
    const other = await sessionFor(await newPlayer(platform, world), SLOT.id);
    const win = { ...asked, transaction: 't2' };
    const wins: readonly [change: object, code: string][] = [
      [{ amount: '-5.00' }, 'BAD_USER_INPUT'],
      [{ amount: '5.001' }, 'BAD_USER_INPUT'],
      [{ amount: 'Infinity' }, 'BAD_USER_INPUT'],
      [{ amount: 5 }, 'BAD_USER_INPUT'],
      [{ currency: 'BTC' }, 'BAD_USER_INPUT'],
      [{ ended: 'WHENEVER' }, 'BAD_USER_INPUT'],
      [{ gameSession: other }, 'NOT_FOUND'],
      [{ gameSession: 'gse_none' }, 'NOT_FOUND'],
      [{ round: 'r2' }, 'NOT_FOUND'],
      [{ transaction: 't1' }, 'IDEMPOTENCY_CONFLICT'],
    ];
    for (const [change, code] of wins) {
      const answer = await vendorCall(platform, world, 'win', { ...win, ...change });
      expect(answer.body['code'], JSON.stringify(change)).toBe(code);
    }
    expect(await table.wallets()).toEqual([2000n, 500n]);
    expect((await vendorCall(platform, world, 'win', win)).body['balance']).toBe('30.00');
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('refuses a body that is too large', async () => {
    const { world } = await openTable(platform);
    const answer = await vendorCall(
      platform,
      world,
      'bet',
      JSON.stringify({ gameSession: 'x'.repeat(9000) }),
    );
    expect([answer.status, answer.body['code']]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('balanceUpdated', () => {
  const listening = async ({ world, player }: PlayTable) => {
    const authorization = `Bearer ${player.token}`;
    const socket = await openSocket(platform, { authorization, adminCode: 'magpie-web', world: world.id });
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
    const query =
      'subscription { balanceUpdated { insufficientCashBalance wallets { mainCash casinoCash } } }';
    socket.send({ id: '1', type: 'subscribe', payload: { query } });
    await subscriptionsStand(socket);
    const next = async (): Promise<unknown> => {
      const { payload } = await socket.next();
      return (payload as { data: { balanceUpdated: unknown } }).data.balanceUpdated;
    };
    return { socket, next };
  };

  it('PUSH-08 is pushed with every change, once, and with a warning when a stake was not covered', async () => {
    const table = await openTable(platform);
    const { socket, next } = await listening(table);
    await table.bet('t1', 'r1', '12.00');
    expect(await next()).toEqual({
      insufficientCashBalance: false,
      wallets: { mainCash: '18.00', casinoCash: '0.00' },
    });
    await table.bet('t1', 'r1', '12.00');
    await table.bet('t2', 'r2', '99.00');
    expect(await next()).toEqual({
      insufficientCashBalance: true,
      wallets: { mainCash: '18.00', casinoCash: '0.00' },
    });
    await table.win('t3', 'r1', '1.00');
    expect(await next()).toEqual({
      insufficientCashBalance: false,
      wallets: { mainCash: '18.00', casinoCash: '1.00' },
    });
    socket.close();
  });
});
