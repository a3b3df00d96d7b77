import { beforeEach, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { lawlessly } from '#test/kit/lawless.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;
let mia: SeededPerson;

beforeEach(async () => {
  world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  mia = await seededPerson(platform, world, 'mia');
});

/** Damages what is kept as no code of the platform can. */
async function damage(...statements: string[]): Promise<void> {
  await world.write(({ db }) => lawlessly(db, statements));
}

const violations = async (): Promise<unknown> => {
  const { data } = await mia.control('query A($world: ID!) { audit(world: $world) { balanced violations } }');
  const { balanced, violations: found } = data?.['audit'] as { balanced: boolean; violations: string[] };
  expect(balanced).toBe(found.length === 0);
  return found;
};

async function withdrawal(choice: string): Promise<string> {
  const page = await startWithdrawal(mia, '60.00');
  await page.proceed();
  await page.choose(choice);
  expect(await violations()).toEqual([]);
  return page.id;
}

async function deposit(amount: string): Promise<string> {
  const page = await startDeposit(mia, amount);
  await page.proceed();
  expect(await violations()).toEqual([]);
  return page.id;
}

/** Makes an entry, that was posted for a payment, vanish with its postings. */
const without = (key: string) => [
  `update ledger_accounts set balance_minor = balance_minor - coalesce((select sum(p.amount_minor) from ledger_postings p
     join ledger_entries e on e.id = p.entry_id where e.key = '${key}' and p.account_id = ledger_accounts.id), 0)`,
  `update ledger_postings as q set balance_after_minor = balance_after_minor - coalesce((select sum(p.amount_minor)
     from ledger_postings p join ledger_entries e on e.id = p.entry_id
     where e.key = '${key}' and p.account_id = q.account_id and p.seq <= q.seq), 0)`,
  `delete from ledger_postings where entry_id = (select id from ledger_entries where key = '${key}')`,
  `delete from ledger_entries where key = '${key}'`,
];

const renamed = (from: string, to: string) => `update ledger_entries set key = '${to}' where key = '${from}'`;

describe('the audit of payments', () => {
  it('finds nothing wrong with what is seeded', async () => {
    expect(await violations()).toEqual([]);
  });

  it.each(['APPROVE', 'PAY_OUT', 'DECLINE'])(
    'finds nothing wrong with a withdrawal that ends by %s',
    async (choice) => {
      await withdrawal(choice);
    },
  );

  it('DEP-27 names an approved deposit that was not credited', async () => {
    const id = await deposit('50.09');
    await damage(...without(`deposit:${id}`));
    expect(await violations()).toEqual([`The deposit ${id} is APPROVED and was not credited.`]);
  });

  it('DEP-27 names a credit of a deposit that is not approved', async () => {
    const id = await deposit('50.06');
    await damage(`update deposits set status = 'FAILED' where id = '${id}'`);
    expect(await violations()).toEqual([`The deposit ${id} is FAILED and was credited.`]);
  });

  it('names a deposit that was credited with another amount', async () => {
    const id = await deposit('50.09');
    await damage(`update deposits set amount_minor = 5008 where id = '${id}'`);
    expect(await violations()).toEqual([`The deposit ${id} was credited with another amount.`]);
  });

  it('names a deposit that is marked as taken back and was not', async () => {
    const id = await deposit('50.09');
    await damage(`update deposits set reversed_at = 1 where id = '${id}'`);
    expect(await violations()).toEqual([`The deposit ${id} is APPROVED and was not taken back.`]);
  });

  it('names a credit of no deposit', async () => {
    const id = await deposit('50.09');
    await damage(`delete from deposits where id = '${id}'`);
    expect(await violations()).toEqual([`The entry 'deposit:${id}' belongs to no payment.`]);
  });

  it('WDR-22 names a withdrawal that is both paid out and given back', async () => {
    const id = await withdrawal('PAY_OUT');
    const other = await withdrawal('DECLINE');
    await damage(renamed(`withdrawal:${other}:back`, `withdrawal:${id}:back`));
    expect(await violations()).toEqual([
      `The withdrawal ${id} is APPROVED and was given back.`,
      `The withdrawal ${other} is REJECTED and was not given back.`,
    ]);
  });

  it('WDR-22 names an open withdrawal that took nothing, and what HELD lacks of it', async () => {
    const id = await withdrawal('APPROVE');
    await damage(...without(`withdrawal:${id}`), ...without(`withdrawal:${id}:fee`));
    expect(await violations()).toEqual([
      `The withdrawal ${id} is PENDING and was not taken.`,
      'HELD has 0 in AUD of mem_mia, whose withdrawals hold 6000.',
    ]);
  });

  it('WDR-22 names what HELD has of a withdrawal that is over', async () => {
    const id = await withdrawal('APPROVE');
    await damage(`update withdrawals set status = 'APPROVED' where id = '${id}'`);
    expect(await violations()).toEqual([
      `The withdrawal ${id} is APPROVED and was not paid out.`,
      'HELD has 6000 in AUD of mem_mia, whose withdrawals hold 0.',
    ]);
  });

  it('names HELD below zero', async () => {
    const id = await withdrawal('PAY_OUT');
    await damage(...without(`withdrawal:${id}`));
    expect(await violations()).toEqual([
      `The withdrawal ${id} was taken with another amount.`,
      'HELD has -5900 in AUD of mem_mia, whose withdrawals hold 0.',
    ]);
  });

  it('names money in HELD that no withdrawal put there', async () => {
    const id = await withdrawal('APPROVE');
    await damage(renamed(`withdrawal:${id}:fee`, 'elsewhere'));
    expect(await violations()).toEqual([
      `The withdrawal ${id} was taken with another amount.`,
      `The entry 'elsewhere' belongs to no payment.`,
      'HELD has 5900 in AUD of mem_mia, whose withdrawals hold 6000.',
      'HELD has 100 in AUD of nobody, whose withdrawals hold 0.',
    ]);
  });
});
