import { beforeEach, describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import { providerCall, startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { signCall } from '#platform/signed-calls/index.ts';
import { providerKey } from '../index.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const SECONDS = String(Date.parse(NOW) / 1000);

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

const about = (paymentId: string, txAmount = '50.00') => ({
  userId: 'mem_mia',
  txId: 'tx-1',
  txAmount,
  txAmountCy: 'AUD',
  attributes: { paymentId },
});

const send = (call: string, body: unknown) => providerCall(platform, mia.world, call, body);

const cash = async (): Promise<bigint> => (await balances(mia.world.db, 'mem_mia', 'AUD')).MAIN;

const statusOf = async (table: 'deposits' | 'withdrawals', id: string) =>
  (await mia.world.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

describe('a callback whose body was written again', () => {
  it('is refused under the signature of the first, although it says the same', async () => {
    const { id } = await startDeposit(mia, '50.00');
    const text = JSON.stringify(about(id));
    const stamp = { timestamp: SECONDS, world: mia.world.id, incarnation: mia.world.incarnation };
    const signature = signCall(providerKey(platform.services.settings.jwtSecret), stamp, text);
    for (const again of [
      JSON.stringify(about(id), null, 1),
      `${text}\n`,
      text.replace('"AUD"', '"\\u0041UD"'),
    ]) {
      expect(JSON.parse(again)).toEqual(about(id));
      const { status, body } = await providerCall(platform, mia.world, 'authorize', again, { signature });
      expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect(await statusOf('deposits', id)).toBe('DRAFT');
    expect((await providerCall(platform, mia.world, 'authorize', text, { signature })).status).toBe(200);
  });

  it('is the same callback under a signature of its own', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', about(id));
    const first = await send('transfer', about(id));
    const again = await send('transfer', JSON.stringify(about(id), null, 2));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await cash()).toBe(105_000n);
  });
});

describe('a callback that comes after the end', () => {
  const over = (id: string, status: string) => ({
    success: false,
    errCode: 'CONFLICT',
    errMsg: `The payment is ${status}.`,
    userId: 'mem_mia',
    txId: 'tx-1',
    merchantTxId: id,
    status,
  });

  it('neither authorize nor transfer revives a withdrawal that the member cancelled', async () => {
    const { id } = await startWithdrawal(mia, '60.00');
    const first = await send('authorize', about(id, '-60.00'));
    expect([first.body['success'], await cash()]).toEqual([true, 94_000n]);
    const { code } = await mia.main('mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }', { id });
    expect([code, await statusOf('withdrawals', id)]).toEqual([null, 'CANCELLED']);
    const repeated = await send('authorize', about(id, '-60.00'));
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    const late = await send('transfer', about(id, '-60.00'));
    expect([late.status, late.body]).toEqual([200, over(id, 'CANCELLED')]);
    expect([await statusOf('withdrawals', id), await cash()]).toEqual(['CANCELLED', 100_000n]);
  });

  it('transfer after a cancelled deposit credits nothing', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', about(id));
    expect((await send('cancel', { ...about(id), statusCode: 'CANCELLED' })).body['success']).toBe(true);
    const late = await send('transfer', about(id));
    expect([late.status, late.body]).toEqual([200, over(id, 'CANCELLED')]);
    expect([await statusOf('deposits', id), await cash()]).toEqual(['CANCELLED', 100_000n]);
  });

  it('transfer after an expired deposit credits nothing', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', about(id));
    expect((await send('cancel', { ...about(id), statusCode: 'EXPIRED' })).body['success']).toBe(true);
    const late = await send('transfer', about(id));
    expect([late.status, late.body]).toEqual([200, over(id, 'EXPIRED')]);
    expect([await statusOf('deposits', id), await cash()]).toEqual(['EXPIRED', 100_000n]);
  });

  const list = async () => {
    const { data } = await mia.main('{ deposits(first: 1) { edges { node { status } } } }');
    return (data as { deposits: { edges: { node: { status: string } }[] } }).deposits.edges[0]?.node.status;
  };

  it.each([
    ['before its member has looked', false],
    ['after its member has looked', true],
  ])('DEP-25 transfer credits an authorized deposit however late, %s', async (_when, looked) => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', about(id));
    await mia.world.clock.advance('P4D');
    if (looked) expect(await list()).toBe('PENDING');
    expect((await send('transfer', about(id))).body).toMatchObject({ success: true, status: 'APPROVED' });
    expect([await list(), await cash()]).toEqual(['APPROVED', 105_000n]);
  });

  it.each([
    ['before its member has looked', false],
    ['after its member has looked', true],
  ])(
    'DEP-25 transfer credits nothing to a deposit that only the operator handed on and that is past its time, %s',
    async (_when, looked) => {
      const { id } = await startDeposit(mia, '50.00');
      await mia.world.write(async ({ db, now }) => {
        const set = { status: 'PENDING' as const, changedAt: now.getTime() - 72 * 3_600_000 };
        await db.updateTable('deposits').set(set).where('id', '=', id).execute();
      });
      if (looked) expect(await list()).toBe('EXPIRED');
      expect((await send('transfer', about(id))).body).toEqual(over(id, 'EXPIRED'));
      expect([await list(), await cash()]).toEqual(['EXPIRED', 100_000n]);
    },
  );

  it('authorize of a deposit that is over binds it to no transaction', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await mia.world.clock.advance('P2D');
    expect((await send('authorize', about(id))).body).toEqual(over(id, 'EXPIRED'));
    const other = await send('authorize', { ...about(id), txId: 'tx-2' });
    expect([other.status, other.body]).toEqual([200, { ...over(id, 'EXPIRED'), txId: 'tx-2' }]);
  });

  it('transfer for a draft past its time expires it and credits nothing', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await mia.world.clock.advance('P2D');
    const late = await send('transfer', about(id));
    expect([late.status, late.body]).toEqual([200, over(id, 'EXPIRED')]);
    expect([await statusOf('deposits', id), await cash()]).toEqual(['EXPIRED', 100_000n]);
  });
});
