import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances } from '../../platform/ledger/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { openCashier, standOf } from '../../testing/cashier.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { startWithdrawal } from '../../testing/payments.ts';
import { seededPerson, startSeededPlatform } from '../../testing/seeded.ts';
import type { SeededPerson } from '../../testing/seeded.ts';

const WITHDRAW =
  'mutation S($input: InitiatePaymentIQWithdrawalInput!) { url: initiatePaymentIQWithdrawal(input: $input) }';

let platform: TestPlatform;
let world: World;
let mia: SeededPerson;

beforeAll(async () => {
  platform = await startSeededPlatform();
});

afterAll(async () => {
  await platform.close();
});

async function begin(): Promise<void> {
  world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  mia = await seededPerson(platform, world, 'mia');
}

const cash = async () => (await balances(world.db, 'mem_mia', 'AUD')).MAIN;

describe('the draft of a withdrawal', () => {
  it('is not handed on a day later, takes nothing, says so on the page and stays a draft', async () => {
    await begin();
    const page = await startWithdrawal(mia, '60.00');
    await world.clock.advance('P1D');
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
    await begin();
    const { data } = await mia.main(WITHDRAW, { input: { withdrawalMethod: 'wm_payid', amount: '60.00' } });
    const url = String(data?.['url']);
    await openCashier(url).proceed();
    await world.clock.advance('PT86399S');
    const again = openCashier(url);
    expect(standOf(await again.state())).toEqual(['DRAFT', 'bank', null]);
    expect(standOf(await again.choose('APPROVE'))).toEqual(['PENDING', 'receipt', 'TX_SUCCESS']);
    expect(await cash()).toBe(94_000n);
  });

  it('has a ticket of its own, which names when it was made', async () => {
    await begin();
    const page = await startWithdrawal(mia, '60.00');
    expect((await page.state()).status).toBe(200);
    await world.write(async ({ db, now }) => {
      const set = { created_at: now.getTime() + 1 };
      await db.updateTable('withdrawals').set(set).where('id', '=', page.id).execute();
    });
    expect((await page.state()).body['code']).toBe('UNAUTHENTICATED');
  });
});
