import { describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { standOf } from '#test/kit/cashier.ts';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { choose, proceed } from './paying.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const FAULT = 'These details were not accepted. Check them and try again.';

const platform = platformForFile(startSeededPlatform);
let world: World;
let mia: SeededPerson;

async function begin(): Promise<void> {
  world = await platform.newWorld(NOW);
  mia = await seededPerson(platform, world, 'mia');
}

describe('presses on the page at the same time', () => {
  it.each([
    ['APPROVE_LATER', 'FAIL_VALIDATION', ['PENDING', 'receipt', 'TX_PENDING'], null, ['transfer']],
    ['FAIL_VALIDATION', 'APPROVE_LATER', ['PENDING', 'details', null], FAULT, []],
  ])('count as %s when %s comes second', async (first, second, stand, fault, ends) => {
    await begin();
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    // Called side by side, both see the page where it was before either is written down.
    const answers = await Promise.all(
      [first, second].map((choice) => choose(platform.services, world, page.id, choice)),
    );
    expect(answers.map(({ problem }) => problem).filter((problem) => problem !== null)).toEqual(
      fault === null ? [] : [fault],
    );
    expect(standOf(await page.state())).toEqual(stand);
    await page.choose('DECLINE');
    const sent = await world.db.selectFrom('cashierCallbacks').select('call').orderBy('seq').execute();
    expect(sent.map(({ call }) => call)).toEqual(['authorize', ...ends]);
  });

  it('give a withdrawal up for good when it is continued and cancelled', async () => {
    await begin();
    const page = await startWithdrawal(mia, '60.00');
    await Promise.all([
      proceed(platform.services, world, page.id),
      choose(platform.services, world, page.id, 'CANCEL'),
    ]);
    expect(standOf(await page.state())).toEqual(['DRAFT', 'receipt', 'TX_CANCELLED']);
    await page.choose('APPROVE');
    expect((await balances(world.db, 'mem_mia', 'AUD')).MAIN).toBe(100_000n);
  });
});
