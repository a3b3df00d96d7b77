import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { openCashier } from '#test/kit/cashier.ts';
import { leaveBonusMoney } from '#test/kit/bonus-money.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { recordsOfType } from '#test/kit/records.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const START =
  'mutation Start($input: InitiatePaymentIQWithdrawalInput!) { initiatePaymentIQWithdrawal(input: $input) }';
const CREATE =
  'mutation Create($input: CreateWithdrawalNextInput!) { createWithdrawalNext(input: $input) { id amount transactionFee status requestStatus } }';
const CANCEL = 'mutation Cancel($id: ID!) { cancelWithdrawal(id: $id) { id status requestStatus } }';
const MOVE =
  'mutation Move($world: ID!, $id: ID!, $status: WithdrawalStatus!) { moveWithdrawal(world: $world, withdrawal: $id, status: $status) }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const start = async (who: SeededPerson, input: Record<string, unknown>) => {
  const { code, errors } = await who.main(START, {
    input: { withdrawalMethod: 'wm_payid', amount: '60.00', ...input },
  });
  return [code, errors[0]?.message];
};

async function draft(who: SeededPerson, amount: string): Promise<string> {
  const { data } = await who.main(CREATE, { input: { withdrawalMethod: 'wm_payid', amount } });
  return (data as { createWithdrawalNext: { id: string } }).createWithdrawalNext.id;
}

const move = async (who: SeededPerson, id: string, status: string) => {
  const { code, data } = await who.control(MOVE, { id, status });
  return code ?? data?.['moveWithdrawal'];
};

const cash = async ({ world, id }: SeededPerson): Promise<bigint> =>
  (await balances(world.db, id, 'AUD')).MAIN;

const give = (who: SeededPerson, walletType: string, amount: string) =>
  who.control(
    'mutation Give($world: ID!, $member: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: $member, input: $input) }',
    { member: who.id, input: { walletType, amount } },
  );

describe('starting a withdrawal', () => {
  it('WDR-05 methods are found by the provider, with name, fee and whether they are enabled', async () => {
    const mia = await person('mia');
    const { data } = await mia.main(
      '{ withdrawalMethods(filter: { type: { eq: PaymentIQ } }) { name transactionFee enabled } none: withdrawalMethods(filter: { type: { in: [] } }) { name } }',
    );
    expect(data).toEqual({
      withdrawalMethods: [
        { name: 'PayID', transactionFee: '1.00', enabled: true },
        { name: 'Bank transfer', transactionFee: '2.50', enabled: true },
        { name: 'Card', transactionFee: '0.00', enabled: false },
      ],
      none: [],
    });
  });

  it('WDR-13 takes method and amount and answers a URL', async () => {
    const mia = await person('mia');
    const { data } = await mia.main(START, { input: { withdrawalMethod: 'wm_payid', amount: '60.00' } });
    const url = String(data?.['initiatePaymentIQWithdrawal']);
    expect(url.startsWith(`${platform.services.publicUrl()}/cashier/wdr_`)).toBe(true);
    expect((await openCashier(url).state()).body['state']).toMatchObject({
      txType: 'withdrawal',
      amount: { currency: 'AUD', decimal: '60.00', text: 'A$60.00' },
      fee: 'A$1.00',
      method: 'PayID',
    });
    expect(await cash(mia)).toBe(100_000n);
  });

  it('WDR-09 is refused for a member who is not verified', async () => {
    const noah = await person('noah');
    expect((await start(noah, {}))[0]).toBe('MEMBER_NOT_VERIFIED');
    const created = await noah.main(CREATE, { input: { withdrawalMethod: 'wm_payid', amount: '60.00' } });
    expect(created.code).toBe('MEMBER_NOT_VERIFIED');
  });

  it('WDR-11 is refused for a member with withdrawalBlocked', async () => {
    const zoe = await person('zoe');
    expect((await start(zoe, {}))[0]).toBe('WITHDRAWAL_BLOCKED');
    const created = await zoe.main(CREATE, { input: { withdrawalMethod: 'wm_payid', amount: '60.00' } });
    expect(created.code).toBe('WITHDRAWAL_BLOCKED');
  });

  it('WDR-02 WDR-03 holds the limits, the balance first, and knows no bonus money', async () => {
    const mia = await person('mia');
    await leaveBonusMoney(mia, { wallet: 'CASINO_BONUS', amount: 50_000n });
    expect(await start(mia, { amount: '49.99' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must be greater than or equal to 50.',
    ]);
    expect((await start(mia, { amount: '50.00' }))[0]).toBeNull();
    expect((await start(mia, { amount: '1000.00' }))[0]).toBeNull();
    const tooMuch = ['INSUFFICIENT_BALANCE', 'Insufficient balance. You can withdraw up to 1,000.00.'];
    expect(await start(mia, { amount: '1000.01' })).toEqual(tooMuch);
    expect(await start(mia, { amount: '8000.00' })).toEqual(tooMuch);
    await give(mia, 'CASINO', '9000.00');
    expect((await start(mia, { amount: '7500.00' }))[0]).toBeNull();
    expect(await start(mia, { amount: '7500.01' })).toEqual([
      'BAD_USER_INPUT',
      'Amount must not exceed 7500.',
    ]);
  });

  it('WDR-04 WDR-06 is refused by a disabled method, an unknown one and none', async () => {
    const mia = await person('mia');
    expect((await start(mia, { withdrawalMethod: 'wm_card' }))[0]).toBe('BAD_USER_INPUT');
    expect((await start(mia, { withdrawalMethod: 'wm_pigeon' }))[0]).toBe('BAD_USER_INPUT');
    expect((await start(mia, { withdrawalMethod: '' }))[0]).toBe('BAD_USER_INPUT');
    // Of crypto only, and not of the active currency.
    expect((await start(mia, { withdrawalMethod: 'wm_crypto' }))[0]).toBe('BAD_USER_INPUT');
  });

  it('WDR-24 createWithdrawalNext answers a draft', async () => {
    const mia = await person('mia');
    const { data } = await mia.main(CREATE, { input: { withdrawalMethod: 'wm_bank', amount: '75.00' } });
    expect(data).toEqual({
      createWithdrawalNext: {
        id: expect.stringMatching(/^wdr_/) as unknown,
        amount: '75.00',
        transactionFee: '2.50',
        status: 'DRAFT',
        requestStatus: null,
      },
    });
    expect(await cash(mia)).toBe(100_000n);
  });
});

describe('a withdrawal', () => {
  it('WDR-23 that becomes PENDING pushes the balance and a message', async () => {
    const mia = await person('mia');
    const pushes = await openPushes(platform, mia.world, mia.token, [
      '{ balanceUpdated { wallets { mainCash withdrawableBalance } } }',
      '{ messageCreated { body { title } } }',
    ]);
    expect(await move(mia, await draft(mia, '60.00'), 'PENDING')).toBe('PENDING');
    expect([await pushes.next(), await pushes.next()]).toEqual([
      { balanceUpdated: { wallets: { mainCash: '940.00', withdrawableBalance: '940.00' } } },
      { messageCreated: { body: { title: 'Withdrawal Request Received' } } },
    ]);
    pushes.close();
  });

  it('WDR-22 takes its amount when it becomes PENDING and gives it back once when it is REJECTED', async () => {
    const mia = await person('mia');
    const id = await draft(mia, '200.00');
    expect(await cash(mia)).toBe(100_000n);
    await move(mia, id, 'PENDING');
    expect(await cash(mia)).toBe(80_000n);
    expect(await move(mia, id, 'ON_HOLD')).toBe('ON_HOLD');
    expect(await cash(mia)).toBe(80_000n);
    expect(await move(mia, id, 'REJECTED')).toBe('REJECTED');
    expect(await cash(mia)).toBe(100_000n);
    expect(await move(mia, id, 'REJECTED')).toBe('CONFLICT');
    expect(await cash(mia)).toBe(100_000n);
    const back = await recordsOfType(platform, mia.world, mia.token, 'WITHDRAWAL_REJECTED');
    expect(back).toEqual([['MAIN', '200.00']]);
    expect((await audit(mia.world.db, platform.services.auditChecks)).balanced).toBe(true);
  });

  it('WDR-22 gives the amount back to the wallets it came from, once, when it is cancelled', async () => {
    const mia = await person('mia');
    await give(mia, 'CASINO', '300.00');
    await give(mia, 'SPORT', '40.00');
    const id = await draft(mia, '1320.00');
    await move(mia, id, 'PENDING');
    expect(await balances(mia.world.db, mia.id, 'AUD')).toMatchObject({
      MAIN: 0n,
      CASINO: 0n,
      SPORT: 2_000n,
    });
    await mia.main(CANCEL, { id });
    await mia.main(CANCEL, { id });
    expect(await balances(mia.world.db, mia.id, 'AUD')).toMatchObject({
      MAIN: 100_000n,
      CASINO: 30_000n,
      SPORT: 4_000n,
    });
    expect((await audit(mia.world.db, platform.services.auditChecks)).balanced).toBe(true);
  });

  it('WDR-07 WDR-22 keeps the amount when it is APPROVED, the fee within it', async () => {
    const mia = await person('mia');
    const id = await draft(mia, '200.00');
    await move(mia, id, 'PENDING');
    expect(await move(mia, id, 'APPROVED')).toBe('APPROVED');
    expect(await cash(mia)).toBe(80_000n);
    const rows = await mia.world.db
      .selectFrom('ledgerAccounts')
      .select(['house', 'balanceMinor'])
      .where('house', 'in', ['HELD', 'FEES'])
      .orderBy('house')
      .execute();
    expect(rows).toEqual([
      { house: 'FEES', balanceMinor: 200n },
      { house: 'HELD', balanceMinor: 25_000n },
    ]);
    expect(await move(mia, id, 'REJECTED')).toBe('CONFLICT');
  });

  it('WDR-22 is not taken twice from the same money', async () => {
    const mia = await person('mia');
    const [first, second] = [await draft(mia, '700.00'), await draft(mia, '700.00')];
    expect(await move(mia, first, 'PENDING')).toBe('PENDING');
    expect(await move(mia, second, 'PENDING')).toBe('INSUFFICIENT_BALANCE');
    expect(await cash(mia)).toBe(30_000n);
  });

  it('WDR-21 is cancelled by its id while it is PENDING, and refused in any other state', async () => {
    const mia = await person('mia');
    const id = await draft(mia, '60.00');
    expect((await mia.main(CANCEL, { id })).code).toBe('CONFLICT');
    await move(mia, id, 'PENDING');
    expect((await mia.main(CANCEL, { id })).data).toEqual({
      cancelWithdrawal: { id, status: 'CANCELLED', requestStatus: 'CANCELED' },
    });
    expect((await mia.main(CANCEL, { id })).code).toBe('CONFLICT');
    for (const status of ['PROCESSING', 'ON_HOLD', 'APPROVED', 'REJECTED']) {
      const other = await draft(mia, '60.00');
      await move(mia, other, 'PENDING');
      await move(mia, other, status);
      expect((await mia.main(CANCEL, { id: other })).code, status).toBe('CONFLICT');
    }
  });

  it('API-17 of another member cannot be cancelled', async () => {
    const mia = await person('mia');
    expect((await mia.main(CANCEL, { id: 'wdr_leo_2' })).code).toBe('NOT_FOUND');
  });

  it('WDR-25 is listed with first and after, newest first', async () => {
    const leo = await person('leo');
    const query =
      'query Page($after: String) { withdrawals(first: 1, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id amount status currency { code } dateTimeCreated withdrawalMethod { name } } } } }';
    const { data } = await leo.main(query);
    const page = data?.['withdrawals'] as { pageInfo: { endCursor: string }; edges: unknown[] };
    expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(page.edges).toEqual([
      {
        node: {
          id: 'wdr_leo_2',
          amount: '250.00',
          status: 'PENDING',
          currency: { code: 'AUD' },
          dateTimeCreated: '2026-03-01T21:00:00.000Z',
          withdrawalMethod: { name: 'PayID' },
        },
      },
    ]);
    const next = await leo.main(query, { after: page.pageInfo.endCursor });
    expect(next.data).toMatchObject({
      withdrawals: {
        pageInfo: { hasNextPage: false },
        edges: [{ node: { id: 'wdr_leo_1', status: 'APPROVED' } }],
      },
    });
    await leo.main(CANCEL, { id: 'wdr_leo_2' });
    expect((await leo.main(query)).data).toMatchObject({
      withdrawals: {
        edges: [{ node: { status: 'CANCELLED', dateTimeCreated: '2026-03-01T21:00:00.000Z' } }],
      },
    });
    await leo.main(CREATE, { input: { withdrawalMethod: 'wm_bank', amount: '75.00' } });
    expect((await leo.main(query)).data).toMatchObject({
      withdrawals: { edges: [{ node: { amount: '75.00', withdrawalMethod: { name: 'Bank transfer' } } }] },
    });
  });
});
