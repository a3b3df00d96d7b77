import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { SEED_VERSION, seedWorld } from '#seed/index.ts';
import { standOf } from '#test/kit/cashier.ts';
import type { CashierPage } from '#test/kit/cashier.ts';
import { startTestPlatform } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { breakTable, mendTable } from '#test/kit/lawless.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { seededPerson } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const NOW = '2026-03-02T02:00:00.000Z';

let dataDir: string;
let platform: TestPlatform;
let world: World;
let mia: SeededPerson;

const start = () =>
  startTestPlatform(
    { seed: { write: seedWorld, version: String(SEED_VERSION) } },
    { DATA_DIR: dataDir, LOG_LEVEL: 'info' },
  );

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'magpie-delivery-'));
  platform = await start();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function begin(frozenAt?: string): Promise<void> {
  world = await platform.newWorld(frozenAt);
  mia = await seededPerson(platform, world, 'mia');
}

/** A deposit whose approval waits, due so many ms from now. */
async function waiting(inMs: number): Promise<CashierPage> {
  const page = await startDeposit(mia, '50.03');
  expect(standOf(await page.proceed())).toEqual(['PENDING', 'receipt', 'TX_PENDING']);
  await world.write(({ db, now }) =>
    db
      .updateTable('cashierCallbacks')
      .set({ dueAt: now.getTime() + inMs })
      .where('doneAt', 'is', null)
      .execute(),
  );
  return page;
}

/** Asks nobody but the file. */
const statusOf = async ({ id }: CashierPage, where: World = world) =>
  (await where.db.selectFrom('deposits').select('status').where('id', '=', id).executeTakeFirst())?.status;

const approved = (page: CashierPage) =>
  vi.waitFor(async () => {
    expect(await statusOf(page)).toBe('APPROVED');
  }, 60_000);

const freeze = (frozen: boolean) =>
  mia.control(
    'mutation F($world: ID!, $frozen: Boolean!) { freezeClock(world: $world, frozen: $frozen) { id } }',
    {
      frozen,
    },
  );

describe('callbacks that wait', () => {
  it('DEP-26 are sent when a clock that stood still runs on, the due ones at once and the others then', async () => {
    await begin(NOW);
    const due = await waiting(100);
    const later = await waiting(100);
    await world.write(({ db, now }) =>
      db
        .updateTable('cashierCallbacks')
        .set({ dueAt: now.getTime() })
        .where('body', 'like', `%${due.id}%`)
        .where('doneAt', 'is', null)
        .execute(),
    );
    expect(await statusOf(due)).toBe('PENDING');
    await freeze(false);
    expect(await statusOf(due)).toBe('APPROVED');
    await approved(later);
  });

  it('DEP-26 are sent after their world was restored, without any call', async () => {
    await begin();
    const page = await waiting(0);
    await platform.registry.snapshot(world.id, 'waiting');
    expect(await statusOf(page)).toBe('PENDING');
    await platform.registry.restore(world.id, 'waiting');
    await approved(page);
  });

  it('DEP-26 are sent after a restart in every world, not in the default one only', async () => {
    await begin();
    const page = await waiting(0);
    await platform.close();
    platform = await start();
    world = await platform.registry.get(world.id);
    await approved(page);
  });

  it('DEP-26 are tried again, after an error that is logged, when they could not be sent', async () => {
    await begin(NOW);
    const page = await waiting(0);
    await world.write(({ db }) => breakTable(db, 'cashier_callbacks'));
    // Each move of the clock sends what is due.
    await freeze(true);
    await freeze(false);
    const logged = platform.log.filter((line) => line.includes('callbacks not delivered'));
    expect(logged).not.toEqual([]);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 50, world: world.id });
    await world.write(({ db }) => mendTable(db));
    const noted = () =>
      world.db.selectFrom('cashierCallbacks').select('answer').where('doneAt', 'is', null).execute();
    expect(await noted()).toHaveLength(1);
    await vi.waitFor(async () => {
      expect(await noted()).toEqual([]);
    }, 60_000);
    expect(await statusOf(page)).toBe('APPROVED');
  });
});

describe('a world that is replaced', () => {
  /** Puts callbacks of another incarnation into the queue, under the numbers from 1 on, all still to be sent. */
  const others = (count: number) =>
    world.write(async ({ db, now }) => {
      const at = now.getTime();
      await db
        .insertInto('cashierTransactions')
        .values({ id: 'piq_other', paymentId: 'dep_other', outcome: null, refusal: null, createdAt: at })
        .execute();
      const row = {
        transactionId: 'piq_other',
        call: 'transfer',
        body: '{}',
        dueAt: at + 3_600_000,
      } as const;
      const rows = Array.from({ length: count }, () => ({ ...row, doneAt: null, answer: null }));
      await db.insertInto('cashierCallbacks').values(rows).execute();
    });

  it('keeps its callbacks when one of before is answered meanwhile', async () => {
    await begin(NOW);
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (!(typeof address === 'string' && address.endsWith('/provider/transfer')))
        return send(address, init);
      await platform.registry.reset(world.id);
      await others(3);
      return Response.json({ success: true });
    });
    await page.choose('APPROVE');
    const kept = await world.db.selectFrom('cashierCallbacks').select(['attempts', 'doneAt']).execute();
    expect(kept).toEqual([1, 2, 3].map(() => ({ attempts: 0, doneAt: null })));
  });

  it.each(['reset', 'restore'] as const)(
    'opens no page of a payment from before a %s, although its id came again',
    async (how) => {
      await begin(NOW);
      await platform.registry.snapshot(world.id, 'before');
      const old = await startDeposit(mia, '50.00');
      await (how === 'reset'
        ? platform.registry.reset(world.id)
        : platform.registry.restore(world.id, 'before'));
      if (how === 'reset') mia = await seededPerson(platform, world, 'mia');
      const page = await startDeposit(mia, '70.00');
      expect(page.id).toBe(old.id);
      for (const answer of [await old.state(), await old.proceed(), await old.choose('APPROVE')]) {
        expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
      }
      expect(standOf(await page.state())).toEqual(['DRAFT', 'details', null]);
    },
  );

  it('DEP-15 opens the page of a payment at the same address after a restart', async () => {
    await begin(NOW);
    const ask = () =>
      mia.main(
        'mutation { initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "50.00", idempotencyKey: "attempt-1" }) }',
      );
    const path = (answer: Awaited<ReturnType<typeof ask>>) => {
      const { pathname, search } = new URL(String(answer.data?.['initiatePaymentIQDeposit']));
      return pathname + search;
    };
    const before = path(await ask());
    await platform.close();
    platform = await start();
    world = await platform.registry.get(world.id);
    mia = await seededPerson(platform, world, 'mia');
    expect(path(await ask())).toBe(before);
  });
});
