import { beforeEach, describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { providerCall, startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import type { Signing } from '#test/kit/signed-calls.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import { signCall } from '#platform/signed-calls/index.ts';
import { providerKey } from '../index.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const SECONDS = Date.parse(NOW) / 1000;

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

const transaction = (paymentId: string, change: object = {}) => ({
  userId: 'mem_mia',
  txId: 'tx-1',
  txAmount: '50.00',
  txAmountCy: 'AUD',
  attributes: { paymentId },
  ...change,
});

async function send(call: string, body: unknown, change?: Signing) {
  const answer = await providerCall(platform, mia.world, call, body, change);
  return [answer.status, answer.body['code'] ?? answer.body['success']];
}

const statusOf = async (id: string): Promise<unknown> => {
  const table = id.startsWith('dep') ? 'deposits' : 'withdrawals';
  const row = await mia.world.db
    .selectFrom(table)
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status;
};

const cash = async (): Promise<bigint> => (await balances(mia.world.db, 'mem_mia', 'AUD')).MAIN;

describe('a callback of the payment provider', () => {
  it('moves a deposit by authorize and transfer, once each, and answers a repeat the same', async () => {
    const { id } = await startDeposit(mia, '50.00');
    const first = await providerCall(platform, mia.world, 'authorize', transaction(id));
    expect([first.status, first.body]).toEqual([
      200,
      { success: true, userId: 'mem_mia', txId: 'tx-1', merchantTxId: id, status: 'PENDING', authCode: id },
    ]);
    const transfer = await providerCall(platform, mia.world, 'transfer', transaction(id));
    expect(transfer.body).toEqual({
      success: true,
      userId: 'mem_mia',
      txId: 'tx-1',
      merchantTxId: id,
      status: 'APPROVED',
    });
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await providerCall(platform, mia.world, 'transfer', transaction(id))).body).toEqual(
        transfer.body,
      );
      expect((await providerCall(platform, mia.world, 'authorize', transaction(id))).body).toEqual(
        first.body,
      );
    }
    expect(await cash()).toBe(105_000n);
    expect((await audit(mia.world.db, platform.services.auditChecks)).violations).toEqual([]);
  });

  it('counts once when it comes several times at the same time', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', transaction(id));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('transfer', transaction(id))));
    expect(answers).toEqual(Array.from({ length: 8 }, () => [200, true]));
    expect(await cash()).toBe(105_000n);
  });

  it('moves a withdrawal, whose amount is negative, by authorize and cancel', async () => {
    const { id } = await startWithdrawal(mia, '60.00');
    expect(await send('authorize', transaction(id, { txAmount: '60.00' }))).toEqual([400, 'BAD_USER_INPUT']);
    const body = transaction(id, { txAmount: '-60.00' });
    expect(await send('authorize', body)).toEqual([200, true]);
    expect([await statusOf(id), await cash()]).toEqual(['PENDING', 94_000n]);
    expect(await send('cancel', { ...body, statusCode: 'FAILED' })).toEqual([200, true]);
    expect([await statusOf(id), await cash()]).toEqual(['REJECTED', 100_000n]);
  });

  it('tells whether the member may use the cashier, and nothing of others', async () => {
    const { id } = await startDeposit(mia, '50.00');
    const verify = await providerCall(platform, mia.world, 'verifyuser', {
      userId: 'mem_mia',
      sessionId: id,
    });
    expect(verify.body).toEqual({
      success: true,
      userId: 'mem_mia',
      kycStatus: 'Approved',
      locale: 'en_AU',
      balance: '1000.00',
      balanceCy: 'AUD',
    });
    expect(await send('verifyuser', { userId: 'mem_leo', sessionId: id })).toEqual([404, 'NOT_FOUND']);
    expect(await send('verifyuser', { userId: 'mem_mia', sessionId: 'dep_leo_1' })).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  const forged = 'The call is not signed by the payment provider.';
  const stale = 'The call was signed more than five minutes from the time of the world.';

  it.each([
    ['is not signed', { signature: '' }, forged],
    ['is signed with another key', { signature: 'a'.repeat(64) }, forged],
    ['is signed for another world', { signedFor: 'default' }, forged],
    ['is signed for an earlier incarnation of its world', { incarnation: 'an-earlier-one' }, forged],
    ['was signed more than five minutes ago', { timestamp: String(SECONDS - 301) }, stale],
    ['was signed more than five minutes ahead', { timestamp: String(SECONDS + 301) }, stale],
    ['was signed at no moment', { timestamp: 'now' }, stale],
  ])('is refused when it %s, and nothing is changed or told', async (_what, change, message) => {
    const { id } = await startDeposit(mia, '50.00');
    const answer = await providerCall(platform, mia.world, 'authorize', transaction(id), change);
    expect([answer.status, answer.body]).toEqual([401, { code: 'UNAUTHENTICATED', message }]);
    expect(await statusOf(id)).toBe('DRAFT');
    expect(await send('authorize', transaction('dep_unknown'), change)).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is accepted when it was signed up to five minutes ago', async () => {
    const { id } = await startDeposit(mia, '50.00');
    expect(await send('authorize', transaction(id), { timestamp: String(SECONDS - 300) })).toEqual([
      200,
      true,
    ]);
  });

  it('is refused when its body was changed after it was signed', async () => {
    const { id } = await startDeposit(mia, '50.00');
    const stamp = { timestamp: String(SECONDS), world: mia.world.id, incarnation: mia.world.incarnation };
    const key = providerKey(platform.services.settings.jwtSecret);
    const signature = signCall(key, stamp, JSON.stringify(transaction(id)));
    expect(await send('authorize', transaction(id, { txAmount: '500.00' }), { signature })).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it.each([
    ['an unknown payment', { attributes: { paymentId: 'dep_unknown' } }, 404, 'NOT_FOUND'],
    ['another amount', { txAmount: '5000.00' }, 400, 'BAD_USER_INPUT'],
    ['an amount with an exponent', { txAmount: '5e1' }, 400, 'BAD_USER_INPUT'],
    ['a negative amount', { txAmount: '-50.00' }, 400, 'BAD_USER_INPUT'],
    ['an amount of 400 digits', { txAmount: '9'.repeat(400) }, 400, 'BAD_USER_INPUT'],
    ['another currency', { txAmountCy: 'BTC' }, 400, 'BAD_USER_INPUT'],
    ['a currency there is not', { txAmountCy: 'XXX' }, 400, 'BAD_USER_INPUT'],
    ['a currency of another kind', { txAmountCyType: 'Crypto' }, 400, 'BAD_USER_INPUT'],
    ['another member', { userId: 'mem_leo' }, 400, 'BAD_USER_INPUT'],
    ['no transaction', { txId: '' }, 400, 'BAD_USER_INPUT'],
    ['a number for an amount', { txAmount: 50 }, 400, 'BAD_USER_INPUT'],
  ])('is refused with %s, and nothing is changed', async (_what, change, status, code) => {
    const { id } = await startDeposit(mia, '50.00');
    expect(await send('authorize', transaction(id, change))).toEqual([status, code]);
    expect(await statusOf(id)).toBe('DRAFT');
    await send('authorize', transaction(id));
    expect((await send('transfer', transaction(id, change)))[0]).toBeGreaterThanOrEqual(400);
    expect([await statusOf(id), await cash()]).toEqual(['PENDING', 100_000n]);
  });

  it('is refused when the same transaction comes with other content, or the payment with another one', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', transaction(id));
    expect(await send('authorize', transaction(id, { txAmount: '50.01' }))).toEqual([
      400,
      'IDEMPOTENCY_CONFLICT',
    ]);
    expect(await send('transfer', transaction(id, { txId: 'tx-2' }))).toEqual([400, 'BAD_USER_INPUT']);
    expect([await statusOf(id), await cash()]).toEqual(['PENDING', 100_000n]);
  });

  it.each(['50', '50.0', '050.00'])('is the same one when it spells its amount %s', async (txAmount) => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', transaction(id));
    expect(await send('transfer', transaction(id))).toEqual([200, true]);
    expect(await send('transfer', transaction(id, { txAmount }))).toEqual([200, true]);
    expect([await statusOf(id), await cash()]).toEqual(['APPROVED', 105_000n]);
  });

  it('is refused when it comes before what it follows, and is carried out when it comes again after it', async () => {
    const { id } = await startDeposit(mia, '50.00');
    expect(await send('transfer', transaction(id))).toEqual([409, 'CONFLICT']);
    expect(await send('cancel', transaction(id, { statusCode: 'FAILED' }))).toEqual([409, 'CONFLICT']);
    expect([await statusOf(id), await cash()]).toEqual(['DRAFT', 100_000n]);
    await send('authorize', transaction(id));
    expect(await send('transfer', transaction(id))).toEqual([200, true]);
    expect([await statusOf(id), await cash()]).toEqual(['APPROVED', 105_000n]);
    const kept = await mia.world.db.selectFrom('providerCalls').select('outcome').orderBy('seq').execute();
    expect(kept.map(({ outcome }) => outcome)).toEqual(['EARLY', 'EARLY', 'DONE', 'DONE']);
  });

  it('changes nothing when the payment is over, and its answer says so each time', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', transaction(id));
    await send('cancel', transaction(id, { statusCode: 'FAILED' }));
    const late = await providerCall(platform, mia.world, 'transfer', transaction(id));
    expect([late.status, late.body]).toEqual([
      200,
      {
        success: false,
        errCode: 'CONFLICT',
        errMsg: 'The payment is FAILED.',
        userId: 'mem_mia',
        txId: 'tx-1',
        merchantTxId: id,
        status: 'FAILED',
      },
    ]);
    expect((await providerCall(platform, mia.world, 'transfer', transaction(id))).body).toEqual(late.body);
    expect([await statusOf(id), await cash()]).toEqual(['FAILED', 100_000n]);
  });

  it('does not hand on a draft past its time', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await mia.world.write(async ({ db }) => {
      const before = { changedAt: Date.parse(NOW) - 86_400_000 };
      await db.updateTable('deposits').set(before).where('id', '=', id).execute();
    });
    expect(await send('authorize', transaction(id))).toEqual([200, false]);
    expect(await statusOf(id)).toBe('EXPIRED');
  });

  it('looks again at what may have changed before money is asked for', async () => {
    const leo = await seededPerson(platform, mia.world, 'leo');
    const pages = [await startDeposit(leo, '26.00'), await startDeposit(leo, '26.00')] as const;
    const body = (id: string, txId: string) =>
      transaction(id, { userId: 'mem_leo', txId, txAmount: '26.00' });
    expect(await send('authorize', body(pages[0].id, 'a'))).toEqual([200, true]);
    expect(await send('transfer', body(pages[0].id, 'a'))).toEqual([200, true]);
    expect(await send('authorize', body(pages[1].id, 'b'))).toEqual([400, 'LIMIT_EXCEEDED']);
    const { id } = await startDeposit(mia, '50.00');
    await mia.control(
      'mutation S($world: ID!) { setMember(world: $world, member: "mia@magpie.test", input: { status: SUSPENDED }) { id } }',
    );
    expect(await send('authorize', transaction(id))).toEqual([403, 'MEMBER_NOT_ENABLED']);
    const verify = await providerCall(platform, mia.world, 'verifyuser', {
      userId: 'mem_mia',
      sessionId: id,
    });
    expect([verify.status, verify.body]).toEqual([
      200,
      {
        success: false,
        userId: 'mem_mia',
        errCode: 'MEMBER_NOT_ENABLED',
        errMsg: 'This account is not enabled.',
      },
    ]);
  });

  it('charges a fee within the amount, under a type of its own', async () => {
    const { id } = await startDeposit(mia, '50.00');
    await send('authorize', transaction(id));
    for (const fee of ['-1.00', '50.01', '1e0', '0.001']) {
      expect(await send('transfer', transaction(id, { fee }))).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(await send('transfer', transaction(id, { fee: '1.50' }))).toEqual([200, true]);
    const { data } = await mia.main(
      '{ balanceTransactionRecords(first: 2) { edges { node { type amount walletType } } } }',
    );
    expect(data?.['balanceTransactionRecords']).toEqual({
      edges: [
        { node: { type: 'DEPOSIT_FEE', amount: '-1.50', walletType: 'MAIN' } },
        { node: { type: 'DEPOSIT', amount: '50.00', walletType: 'MAIN' } },
      ],
    });
  });

  it.each(['', '{', '[]', '"x"', '{"userId":"mem_mia"}'])('is refused with the body %j', async (body) => {
    expect(await send('authorize', body)).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('is refused when it is larger than any callback, and answered nothing under maintenance', async () => {
    expect((await send('authorize', 'x'.repeat(9_000)))[0]).toBe(413);
    const { id } = await startDeposit(mia, '50.00');
    await mia.control('mutation M($world: ID!) { setMaintenance(world: $world, on: true) }');
    expect(await send('authorize', transaction(id))).toEqual([503, 'MAINTENANCE_MODE']);
    expect(await statusOf(id)).toBe('DRAFT');
  });
});
