import { beforeEach, describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import { openCashier, standOf } from '#test/kit/cashier.ts';
import { holdWrites } from '#test/kit/hold-writes.ts';
import { callGraphQL, loginByEmail, PASSWORD } from '#test/kit/index.ts';
import { lastCode } from '#test/kit/sign-up.ts';
import { startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const WITHDRAW =
  'mutation S($input: InitiatePaymentIQWithdrawalInput!) { url: initiatePaymentIQWithdrawal(input: $input) }';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

/** What the house holds for withdrawals under way, in cents of all currencies together. */
const held = async () => {
  const rows = await mia.world.db
    .selectFrom('ledgerAccounts')
    .select('balanceMinor')
    .where('house', '=', 'HELD')
    .execute();
  return rows.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
};

const cash = async () => (await balances(mia.world.db, 'mem_mia', 'AUD')).MAIN;

describe('the draft of a withdrawal', () => {
  it('is not handed on a day later, takes nothing, says so on the page and stays a draft', async () => {
    const page = await startWithdrawal(mia, '60.00');
    await mia.world.clock.advance('P1D');
    await page.proceed();
    const { body } = await page.choose('APPROVE');
    expect(body['state']).toMatchObject({
      status: 'DRAFT',
      step: 'receipt',
      ending: {
        eventType: 'TX_FAILED',
        message:
          'This withdrawal was started more than a day ago. Nothing was taken. Please start a new one.',
      },
    });
    expect(await cash()).toBe(100_000n);
  });

  it('is handed on until then, also by a page that is opened again', async () => {
    const { data } = await mia.main(WITHDRAW, { input: { withdrawalMethod: 'wm_payid', amount: '60.00' } });
    const url = String(data?.['url']);
    await openCashier(url).proceed();
    await mia.world.clock.advance('PT86399S');
    const again = openCashier(url);
    expect(standOf(await again.state())).toEqual(['DRAFT', 'bank', null]);
    expect(standOf(await again.choose('APPROVE'))).toEqual(['PENDING', 'receipt', 'TX_SUCCESS']);
    expect(await cash()).toBe(94_000n);
  });

  it('has a ticket of its own, which names when it was made', async () => {
    const page = await startWithdrawal(mia, '60.00');
    expect((await page.state()).status).toBe(200);
    await mia.world.write(async ({ db, now }) => {
      const set = { createdAt: now.getTime() + 1 };
      await db.updateTable('withdrawals').set(set).where('id', '=', page.id).execute();
    });
    expect((await page.state()).body['code']).toBe('UNAUTHENTICATED');
  });
});

const NEW = 'Kookaburra7!';

async function changePassword(): Promise<void> {
  const { data } = await mia.main(
    'mutation U($old: String!, $new: String!) { updatePassword(oldPassword: $old, newPassword: $new) }',
    { old: PASSWORD, new: NEW },
  );
  expect(data).toEqual({ updatePassword: true });
}

async function resetPassword(): Promise<void> {
  const email = 'mia@magpie.test';
  const step = (mutation: string, type: string, input: object) =>
    callGraphQL(platform, mia.world, {
      query: `mutation S($input: ${type}!) { ${mutation}(input: $input) }`,
      variables: { input },
    });
  await step('createPasswordReset', 'CreatePasswordResetInput', { email });
  const verificationCode = await lastCode(mia.world, email);
  await step('verifyPasswordReset', 'VerifyPasswordResetInput', { email, verificationCode });
  const reset = { email, verificationCode, newPassword: NEW };
  const { data } = await step('confirmPasswordReset', 'ConfirmPasswordResetInput', reset);
  expect(data).toEqual({ confirmPasswordReset: true });
}

describe('SESS-42 the drafts of withdrawals that were begun before a new password', () => {
  const message =
    'Your password was changed after this withdrawal was started. Nothing was taken. Please start a new one.';

  it.each([
    ['changed in the only session there is', changePassword],
    ['reset', resetPassword],
  ])('are not handed on once it was %s, and hold nothing', async (_way, renew) => {
    const [opened, unopened] = [await startWithdrawal(mia, '60.00'), await startWithdrawal(mia, '70.00')];
    await opened.proceed();
    const before = await held();
    await renew();
    await unopened.proceed();
    for (const page of [opened, unopened]) {
      const { body } = await page.choose('APPROVE');
      expect(body['state']).toMatchObject({ status: 'DRAFT', ending: { eventType: 'TX_FAILED', message } });
    }
    expect([await cash(), await held()]).toEqual([100_000n, before]);
  });

  it.each([
    `mutation { initiatePaymentIQWithdrawal(input: { withdrawalMethod: "wm_payid", amount: "60.00" }) }`,
    `mutation { createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "60.00" }) { id } }`,
  ])('are joined by none of a session that it ended while the call waited (%#)', async (query) => {
    const { world } = mia;
    const thief = await loginByEmail(platform, world, 'mia@magpie.test');
    const drafts = () =>
      world.db.selectFrom('withdrawals').select('id').where('memberId', '=', 'mem_mia').execute();
    const before = await drafts();
    const gate = holdWrites(world);
    const changed = await gate.arrive(changePassword());
    const late = await gate.arrive(callGraphQL(platform, world, { query, token: thief }));
    await gate.release();
    await changed.answer;
    expect((await late.answer).code).toBe('FORBIDDEN');
    expect(await drafts()).toEqual(before);
  });

  it('leave the way free for one that is begun after it', async () => {
    await startWithdrawal(mia, '60.00');
    const before = await held();
    await changePassword();
    const page = await startWithdrawal(mia, '60.00');
    await page.proceed();
    expect(standOf(await page.choose('APPROVE'))[0]).toBe('PENDING');
    expect([await cash(), await held()]).toEqual([94_000n, before + 6_000n]);
  });
});
