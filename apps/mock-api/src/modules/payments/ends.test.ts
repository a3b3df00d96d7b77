import { beforeEach, describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

const deposits = async (): Promise<unknown> => {
  const { data } = await mia.main('{ deposits(first: 2) { edges { node { status } } } }');
  return (data as { deposits: { edges: { node: { status: string } }[] } }).deposits.edges.map(
    ({ node }) => node.status,
  );
};

const newestMessage = async (): Promise<unknown> => {
  const { data } = await mia.main('{ messages(first: 1) { edges { node { automatedMessageType } } } }');
  const { edges } = data?.['messages'] as { edges: { node: { automatedMessageType: string } }[] };
  return edges[0]?.node.automatedMessageType;
};

const move = async (id: string, status: string) => {
  const { code, data } = await mia.control(
    'mutation M($world: ID!, $id: ID!, $status: DepositStatus!) { moveDeposit(world: $world, deposit: $id, status: $status) }',
    { id, status },
  );
  return code ?? data?.['moveDeposit'];
};

const records = async () => {
  const { data } = await mia.main(
    '{ balanceTransactionRecords(first: 100) { edges { node { type amount } } } }',
  );
  const page = data as { balanceTransactionRecords: { edges: { node: { type: string; amount: string } }[] } };
  return page.balanceTransactionRecords.edges.map(({ node }) => [node.type, node.amount]);
};

describe('a deposit that stands still', () => {
  it('DEP-25 expires by the world’s clock: a draft after a day, one handed on after three', async () => {
    await startDeposit(mia, '50.00');
    const pending = await startDeposit(mia, '60.02');
    await pending.proceed();
    expect(await deposits()).toEqual(['PENDING', 'DRAFT']);
    await mia.world.clock.advance('PT86399S');
    expect(await deposits()).toEqual(['PENDING', 'DRAFT']);
    await mia.world.clock.advance('PT1S');
    expect(await deposits()).toEqual(['PENDING', 'EXPIRED']);
    await mia.world.clock.advance('P2D');
    expect(await deposits()).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await newestMessage()).toBe('DEPOSIT_EXPIRED');
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(100_000n);
  });

  it('DEP-25 expires with nobody looking, no provider either: the member is told as the clock moves', async () => {
    const { id } = await startDeposit(mia, '50.00');
    expect(await move(id, 'PENDING')).toBe('PENDING');
    await mia.world.clock.advance('P3D');
    expect(await newestMessage()).toBe('DEPOSIT_EXPIRED');
  });
});

describe('the states of a deposit', () => {
  it.each([
    [[], ['DRAFT', 'PROCESSING', 'APPROVED', 'FAILED', 'REJECTED']],
    [['PENDING'], ['DRAFT', 'PENDING']],
    [
      ['PENDING', 'PROCESSING'],
      ['DRAFT', 'PENDING', 'PROCESSING', 'CANCELLED', 'EXPIRED'],
    ],
    [
      ['PENDING', 'PROCESSING', 'APPROVED'],
      ['PENDING', 'APPROVED', 'FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
    ],
    [['CANCELLED'], ['PENDING', 'EXPIRED']],
  ])('DEP-25 let one that went by way of %j go nowhere of %j', async (way, refused) => {
    const { id } = await startDeposit(mia, '50.00');
    for (const status of way) expect(await move(id, status)).toBe(status);
    for (const status of refused) expect([status, await move(id, status)]).toEqual([status, 'CONFLICT']);
  });
});

describe('a deposit that is taken back', () => {
  const reverse = async (deposit: string) => {
    const { code, data } = await mia.control(
      'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }',
      { deposit },
    );
    return code ?? data?.['reverseDeposit'];
  };

  const net = async () => {
    const { data } = await mia.main(
      '{ netDepositsNext(filter: { startDateTime: "2026-03-02T02:00:00Z", endDateTime: "2026-03-09T00:00:00Z" }) { amount } }',
    );
    return (data as { netDepositsNext: { amount: string } }).netDepositsNext.amount;
  };

  it('answers a repeat with its key the same, and changes nothing more', async () => {
    const page = await startDeposit(mia, '50.09');
    await page.proceed();
    const send = (key: string, deposit = page.id) =>
      callGraphQL(platform, mia.world, {
        query: 'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }',
        variables: { world: mia.world.id, deposit },
        path: '/control/graphql',
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([send('reverse-1'), send('reverse-1')]);
    for (const { data } of [...answers, await send('reverse-1')]) {
      expect(data).toEqual({ reverseDeposit: '50.09' });
    }
    expect((await balances(mia.world.db, 'mem_mia', 'AUD')).MAIN).toBe(100_000n);
    expect((await send('reverse-2')).code).toBe('CONFLICT');
    expect((await send('short')).code).toBe('BAD_USER_INPUT');
    const other = await startDeposit(mia, '60.09');
    await other.proceed();
    expect((await send('reverse-1', other.id)).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('TXN-13 leaves the wallet and the net deposits, once', async () => {
    const page = await startDeposit(mia, '50.09');
    expect(await reverse(page.id)).toBe('CONFLICT');
    await page.proceed();
    expect(await net()).toBe('50.09');
    expect(await reverse(page.id)).toBe('50.09');
    expect(await reverse(page.id)).toBe('CONFLICT');
    expect(await net()).toBe('0.00');
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(100_000n);
    expect((await records()).slice(0, 2)).toEqual([
      ['DEPOSIT_REVERSAL', '-50.09'],
      ['DEPOSIT', '50.09'],
    ]);
    expect(await reverse('dep_unknown')).toBe('NOT_FOUND');
    expect((await audit(mia.world.db, platform.services.auditChecks)).violations).toEqual([]);
  });

  it('is refused while the wallet holds less, and then counts no less', async () => {
    const page = await startDeposit(mia, '50.09');
    await page.proceed();
    const withdrawal = await startWithdrawal(mia, '1040.00');
    await withdrawal.proceed();
    await withdrawal.choose('APPROVE');
    expect(await reverse(page.id)).toBe('INSUFFICIENT_BALANCE');
    expect(await net()).toBe('50.09');
  });
});

describe('a withdrawal with a fee', () => {
  it('WDR-07 takes the entered amount, part of it as the fee, and gives all of it back', async () => {
    const page = await startWithdrawal(mia, '60.00');
    await page.proceed();
    await page.choose('APPROVE');
    expect((await records()).slice(0, 2).sort()).toEqual([
      ['WITHDRAWAL', '-59.00'],
      ['WITHDRAWAL_FEE', '-1.00'],
    ]);
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(94_000n);
    await mia.main('mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }', { id: page.id });
    expect((await records())[0]).toEqual(['WITHDRAWAL_CANCELLED', '60.00']);
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(100_000n);
  });
});

describe('the threshold of an identity check', () => {
  it('CONF-02 is watched on withdrawals too, whose member may have ceased to be verified, and told once', async () => {
    // Mia has withdrawn 100.00 before.
    await mia.control(
      'mutation On($world: ID!) { setConfig(world: $world, input: { enableGBG: true, gbgTrigger: WITHDRAWAL, gbgThresholdAmount: "220.10" }) { enableGBG } }',
    );
    const deposit = await startDeposit(mia, '500.09');
    await deposit.proceed();
    const request = async (amount: string) => {
      const page = await startWithdrawal(mia, amount);
      await page.proceed();
      await page.choose('APPROVE');
      return page.id;
    };
    const [first, second, third] = [await request('69.99'), await request('50.11'), await request('60.00')];
    const payOut = (id: string) =>
      mia.control(
        'mutation M($world: ID!, $id: ID!) { processing: moveWithdrawal(world: $world, withdrawal: $id, status: PROCESSING) approved: moveWithdrawal(world: $world, withdrawal: $id, status: APPROVED) }',
        { id },
      );
    await mia.control(
      'mutation V($world: ID!) { setMember(world: $world, member: "mem_mia", input: { verified: false }) { id } }',
    );
    const pushes = await openPushes(platform, mia.world, mia.token, [
      '{ memberUpdated { body { gbgDepositAmountReached gbgWithdrawalAmountReached } } }',
    ]);
    const reached = async () => {
      const { memberUpdated } = (await pushes.next()) as {
        memberUpdated: { body: { gbgDepositAmountReached: boolean; gbgWithdrawalAmountReached: boolean } };
      };
      expect(memberUpdated.body.gbgDepositAmountReached).toBe(false);
      return memberUpdated.body.gbgWithdrawalAmountReached;
    };
    expect((await payOut(first)).code).toBeNull();
    expect(await reached()).toBe(false);
    expect((await payOut(second)).code).toBeNull();
    expect([await reached(), await reached()]).toEqual([true, false]);
    expect((await payOut(third)).code).toBeNull();
    expect(await reached()).toBe(false);
    pushes.close();
  });
});
