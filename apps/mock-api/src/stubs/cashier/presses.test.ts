import { beforeEach, describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import { standOf } from '#test/kit/cashier.ts';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { choose, proceed } from './paying.ts';

const FAULT = 'These details were not accepted. Check them and try again.';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

describe('presses on the page at the same time', () => {
  it.each([
    ['APPROVE_LATER', 'FAIL_VALIDATION', ['PENDING', 'receipt', 'TX_PENDING'], null, ['transfer']],
    ['FAIL_VALIDATION', 'APPROVE_LATER', ['PENDING', 'details', null], FAULT, []],
  ])('count as %s when %s comes second', async (first, second, stand, fault, ends) => {
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    // Called side by side, both see the page where it was before either is written down.
    const answers = await Promise.all(
      [first, second].map((choice) => choose(platform.services, mia.world, page.id, choice)),
    );
    expect(answers.map(({ problem }) => problem).filter((problem) => problem !== null)).toEqual(
      fault === null ? [] : [fault],
    );
    expect(standOf(await page.state())).toEqual(stand);
    await page.choose('DECLINE');
    const sent = await mia.world.db.selectFrom('cashierCallbacks').select('call').orderBy('seq').execute();
    expect(sent.map(({ call }) => call)).toEqual(['authorize', ...ends]);
  });

  it('give a withdrawal up for good when it is continued and cancelled', async () => {
    const page = await startWithdrawal(mia, '60.00');
    await Promise.all([
      proceed(platform.services, mia.world, page.id),
      choose(platform.services, mia.world, page.id, 'CANCEL'),
    ]);
    expect(standOf(await page.state())).toEqual(['DRAFT', 'receipt', 'TX_CANCELLED']);
    await page.choose('APPROVE');
    expect((await balances(mia.world.db, 'mem_mia', 'AUD')).MAIN).toBe(100_000n);
  });
});
