import { beforeEach, describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { standOf } from '#test/kit/cashier.ts';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const NOW = '2026-03-02T02:00:00.000Z';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

/** Mia has 1,000.00 at first. */
const cash = async (): Promise<bigint> => (await balances(mia.world.db, 'mem_mia', 'AUD')).MAIN;

const settled = async (): Promise<void> => {
  expect(await audit(mia.world.db, platform.services.auditChecks)).toMatchObject({
    balanced: true,
    violations: [],
  });
};

const callbacks = async () =>
  mia.world.db.selectFrom('providerCalls').select(['call', 'outcome']).orderBy('seq').execute();

describe('a deposit in the cashier', () => {
  it.each([
    ['APPROVE', 'APPROVED', 'TX_SUCCESS', 105_000n],
    ['APPROVE_TWICE', 'APPROVED', 'TX_SUCCESS', 105_000n],
    ['APPROVE_OUT_OF_ORDER', 'APPROVED', 'TX_SUCCESS', 105_000n],
    ['DECLINE', 'FAILED', 'TX_FAILED', 100_000n],
    ['REFUSE', 'REJECTED', 'TX_FAILED', 100_000n],
    ['CANCEL', 'CANCELLED', 'TX_CANCELLED', 100_000n],
    ['LEAVE_PENDING', 'PENDING', 'TX_PENDING', 100_000n],
    ['NO_ANSWER', 'PENDING', 'TX_UNRESOLVED', 100_000n],
  ])('DEP-26 DEP-27 ends by %s as %s, which is told as %s', async (choice, status, event, held) => {
    const page = await startDeposit(mia, '50.00');
    expect(standOf(await page.state())).toEqual(['DRAFT', 'details', null]);
    expect(standOf(await page.proceed())).toEqual(['PENDING', 'bank', null]);
    expect(standOf(await page.choose(choice))).toEqual([status, 'receipt', event]);
    expect(await cash()).toBe(held);
    expect(standOf(await page.state())).toEqual([status, 'receipt', event]);
    await settled();
  });

  it('is told to the site as a decimal, and shown as the site shows it', async () => {
    const { body } = await (await startDeposit(mia, '1250.5')).state();
    const amount = { decimal: '1250.50', currency: 'AUD', text: 'A$1,250.50' };
    expect(body['state']).toMatchObject({ amount, fee: null });
  });

  it('DEP-26 can be cancelled before it is handed on', async () => {
    const page = await startDeposit(mia, '50.00');
    expect(standOf(await page.choose('CANCEL'))).toEqual(['CANCELLED', 'receipt', 'TX_CANCELLED']);
    expect(standOf(await page.proceed())).toEqual(['CANCELLED', 'receipt', 'TX_CANCELLED']);
    expect(await cash()).toBe(100_000n);
  });

  it.each([
    ['50.01', 'FAILED', 'TX_FAILED', 100_000n],
    ['50.02', 'PENDING', 'TX_PENDING', 100_000n],
    ['50.03', 'PENDING', 'TX_PENDING', 100_000n],
    ['50.04', 'APPROVED', 'TX_SUCCESS', 105_004n],
    ['50.06', 'APPROVED', 'TX_SUCCESS', 104_906n],
    ['50.07', 'PENDING', 'TX_UNRESOLVED', 100_000n],
    ['50.09', 'APPROVED', 'TX_SUCCESS', 105_009n],
  ])('of %s is decided by its cents: %s, %s', async (amount, status, event, held) => {
    const page = await startDeposit(mia, amount);
    expect(standOf(await page.proceed())).toEqual([status, 'receipt', event]);
    expect(await cash()).toBe(held);
    await settled();
  });

  it('of 50.08 finds fault with the details and changes nothing', async () => {
    const page = await startDeposit(mia, '50.08');
    const answer = await page.proceed();
    expect(answer.body['problem']).toBe('These details were not accepted. Check them and try again.');
    expect(standOf(answer)).toEqual(['DRAFT', 'details', null]);
    const other = await startDeposit(mia, '50.00');
    await other.proceed();
    const failed = await other.choose('FAIL_VALIDATION');
    expect([failed.body['problem'], standOf(failed)]).toEqual([
      'These details were not accepted. Check them and try again.',
      ['PENDING', 'details', null],
    ]);
    expect(standOf(await other.proceed())).toEqual(['PENDING', 'bank', null]);
  });

  it('of 50.05 is told of before it is authorized, refused, sent again and posted once', async () => {
    const page = await startDeposit(mia, '50.05');
    expect(standOf(await page.proceed())).toEqual(['PENDING', 'waiting', null]);
    expect(await cash()).toBe(100_000n);
    await mia.world.clock.advance('PT1S');
    expect(standOf(await page.state())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    expect(await cash()).toBe(105_005n);
    expect(await callbacks()).toEqual([
      { call: 'transfer', outcome: 'EARLY' },
      { call: 'authorize', outcome: 'DONE' },
      { call: 'transfer', outcome: 'DONE' },
    ]);
  });

  it('that is approved later is posted two minutes later by the world’s clock, and pushed', async () => {
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    await page.choose('APPROVE_LATER');
    await mia.world.clock.advance('PT119S');
    expect(await cash()).toBe(100_000n);
    const pushes = await openPushes(platform, mia.world, mia.token, [
      '{ balanceUpdated { wallets { mainCash } } }',
      '{ messageCreated { body { title } } }',
    ]);
    await mia.world.clock.advance('PT1S');
    expect([await pushes.next(), await pushes.next()]).toEqual([
      { balanceUpdated: { wallets: { mainCash: '1050.00' } } },
      { messageCreated: { body: { title: 'Deposit Request Approved' } } },
    ]);
    pushes.close();
    expect(standOf(await page.state())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
  });

  it('is credited although its answer comes long after its time, and expires when none comes', async () => {
    const [late, never] = [await startDeposit(mia, '50.03'), await startDeposit(mia, '60.02')];
    await late.proceed();
    await never.proceed();
    await mia.world.clock.advance('P4D');
    expect(standOf(await late.state())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    expect(standOf(await never.state())).toEqual(['EXPIRED', 'receipt', 'TX_FAILED']);
    expect(await cash()).toBe(105_003n);
  });

  it('counts two presses at the same time as one', async () => {
    const page = await startDeposit(mia, '50.00');
    await Promise.all([page.proceed(), page.proceed()]);
    await Promise.all([page.choose('APPROVE'), page.choose('DECLINE'), page.choose('APPROVE')]);
    expect(standOf(await page.state())[1]).toBe('receipt');
    const made = await mia.world.db.selectFrom('cashierTransactions').select('outcome').execute();
    expect(made).toHaveLength(1);
    const ends = (await callbacks()).filter(({ call }) => call !== 'authorize');
    expect(ends).toHaveLength(1);
    await settled();
  });

  it('is sent again with longer waits while the platform does not answer', async () => {
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    const maintenance = (on: boolean) =>
      mia.control('mutation M($world: ID!, $on: Boolean!) { setMaintenance(world: $world, on: $on) }', {
        on,
      });
    await maintenance(true);
    expect(standOf(await page.choose('APPROVE'))).toEqual(['PENDING', 'waiting', null]);
    const queue = async () =>
      mia.world.db
        .selectFrom('cashierCallbacks')
        .select(['attempts', 'dueAt', 'answer'])
        .where('call', '=', 'transfer')
        .executeTakeFirstOrThrow();
    const start = Date.parse(NOW);
    expect(await queue()).toEqual({ attempts: 1, dueAt: start + 1_000, answer: 'MAINTENANCE_MODE' });
    await mia.world.clock.advance('PT1S');
    expect(await queue()).toMatchObject({ attempts: 2, dueAt: start + 3_000 });
    await maintenance(false);
    await mia.world.clock.advance('PT1S');
    expect(await cash()).toBe(100_000n);
    await mia.world.clock.advance('PT1S');
    expect(await queue()).toMatchObject({ attempts: 3, answer: 'OK' });
    expect(await cash()).toBe(105_000n);
  });

  it('DEP-21 is refused by the platform with its own words when the member was blocked meanwhile', async () => {
    const page = await startDeposit(mia, '50.00');
    await mia.control(
      'mutation B($world: ID!) { setMember(world: $world, member: "mia@magpie.test", input: { depositBlocked: true }) { id } }',
    );
    const answer = await page.proceed();
    expect(standOf(answer)).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
    expect(answer.body['state']).toMatchObject({
      ending: { message: 'Deposits are currently blocked on your account. Please contact support.' },
    });
  });
});

describe('a member who is not enabled any more', () => {
  it.each(['deposit', 'withdrawal'])('is told on the page that the casino cannot take a %s', async (kind) => {
    const page = kind === 'deposit' ? await startDeposit(mia, '50.00') : await startWithdrawal(mia, '60.00');
    await mia.control(
      'mutation S($world: ID!) { setMember(world: $world, member: "mia@magpie.test", input: { status: SUSPENDED }) { id } }',
    );
    const answer = await page.proceed();
    expect([answer.body['code'], answer.body['message']]).toEqual([
      'CONFLICT',
      'The casino cannot take this payment now. Please try again later.',
    ]);
    expect(standOf(await page.state())).toEqual(['DRAFT', 'details', null]);
    expect(await mia.world.db.selectFrom('cashierTransactions').select('id').execute()).toEqual([]);
  });
});

describe('a withdrawal in the cashier', () => {
  it.each([
    ['APPROVE', 'PENDING', 'TX_SUCCESS', 94_000n],
    ['APPROVE_TWICE', 'PENDING', 'TX_SUCCESS', 94_000n],
    ['PAY_OUT', 'APPROVED', 'TX_SUCCESS', 94_000n],
    ['DECLINE', 'REJECTED', 'TX_FAILED', 100_000n],
    ['LEAVE_PENDING', 'PENDING', 'TX_PENDING', 94_000n],
    ['NO_ANSWER', 'PENDING', 'TX_UNRESOLVED', 94_000n],
    ['CANCEL', 'DRAFT', 'TX_CANCELLED', 100_000n],
  ])('ends by %s as %s, which is told as %s', async (choice, status, event, held) => {
    const page = await startWithdrawal(mia, '60.00');
    expect(standOf(await page.proceed())).toEqual(['DRAFT', 'bank', null]);
    expect(standOf(await page.choose(choice))).toEqual([status, 'receipt', event]);
    expect(await cash()).toBe(held);
    await settled();
  });

  it('is refused when the money has gone meanwhile', async () => {
    const pages = [await startWithdrawal(mia, '700.00'), await startWithdrawal(mia, '700.00')] as const;
    for (const page of pages) await page.proceed();
    const answers = await Promise.all(pages.map((page) => page.choose('APPROVE')));
    expect(answers.map(standOf).sort()).toEqual([
      ['DRAFT', 'receipt', 'TX_FAILED'],
      ['PENDING', 'receipt', 'TX_SUCCESS'],
    ]);
    const refused = answers.find((answer) => standOf(answer)[2] === 'TX_FAILED');
    expect(refused?.body['state']).toMatchObject({
      ending: { message: 'Insufficient balance. You can withdraw up to 300.00.' },
    });
    expect(await cash()).toBe(30_000n);
    await settled();
  });
});
