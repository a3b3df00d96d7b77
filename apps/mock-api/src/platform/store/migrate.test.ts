import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoreArea } from './area.ts';
import type { Database } from './database.ts';
import { queriesOn } from './dialect.ts';
import { migrate } from './migrate.ts';
import type { Steps } from './migrations/columns.ts';
import { SqliteFile } from './sqlite-file.ts';
import { structureOf } from './structure.ts';

const structure = structureOf([]);

let db: Kysely<Database>;

beforeEach(async () => {
  db = queriesOn(new SqliteFile(':memory:', { durable: false, isFlag: structure.isFlag }));
  await migrate(db, structure);
});

afterEach(async () => {
  await db.destroy();
});

function addMember(
  id: string,
  changes: { email?: string | null; mobileNumber?: string | null; username?: string },
) {
  const names = { username: id, email: null, mobileNumber: null, ...changes };
  return db
    .insertInto('members')
    .values({ id, createdAt: 0, ...names })
    .execute();
}

describe('migrations', () => {
  it('change nothing when run again', async () => {
    await addMember('m1', {});
    await migrate(db, structure);
    expect(await db.selectFrom('members').select('id').execute()).toHaveLength(1);
  });

  it('have a fingerprint that is the same each time, and another one when a step is added or says something else', () => {
    const area = (migrations: Steps): StoreArea => ({ migrations, moments: {}, flags: {} });
    const one = () => area({ '9001-one': (each) => each.schema.dropTable('one').execute() });
    const fingerprints = [
      structure,
      structureOf([one()]),
      structureOf([area({ '9001-one': (each) => each.schema.dropTable('two').execute() })]),
      structureOf([one(), area({ '9002-two': (each) => each.schema.dropTable('two').execute() })]),
    ].map(({ fingerprint }) => fingerprint);
    expect(new Set(fingerprints).size).toBe(4);
    expect([structureOf([]).fingerprint, structureOf([one()]).fingerprint]).toEqual(fingerprints.slice(0, 2));
  });
});

describe('members', () => {
  it('have unique e-mail addresses and user names whatever the capitals', async () => {
    await addMember('m1', { email: 'mia@magpie.test', username: 'mia' });
    await expect(addMember('m2', { email: 'MIA@magpie.test' })).rejects.toThrow(/UNIQUE/);
    await expect(addMember('m3', { username: 'Mia' })).rejects.toThrow(/UNIQUE/);
  });

  it('have unique mobile numbers', async () => {
    await addMember('m1', { mobileNumber: '+61400000000' });
    await expect(addMember('m2', { mobileNumber: '+61400000000' })).rejects.toThrow(/UNIQUE/);
  });

  it('may lack address and number, many of them', async () => {
    await addMember('m1', {});
    await addMember('m2', {});
    expect(await db.selectFrom('members').select('id').execute()).toHaveLength(2);
  });

  it('begin enabled, not verified, in AUD', async () => {
    await addMember('m1', {});
    const row = await db.selectFrom('members').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'MEMBER',
      status: 'ENABLED',
      verified: false,
      mobileNumberVerified: false,
      activeCurrency: 'AUD',
      withdrawalBlocked: false,
      depositBlocked: false,
      hideZeroBalances: false,
    });
  });

  it('hold no boolean but 0 and 1', async () => {
    await addMember('m1', {});
    await expect(sql`update members set verified = 2`.execute(db)).rejects.toThrow(/CHECK/);
  });
});

describe('the ledger', () => {
  it('is kept by the database itself from taking a member below zero, but not the house', async () => {
    await addMember('m1', {});
    const wallet = {
      owner: 'MEMBER',
      memberId: 'm1',
      wallet: 'MAIN',
      house: null,
      currency: 'AUD',
    } as const;
    const house = {
      owner: 'HOUSE',
      memberId: null,
      wallet: null,
      house: 'CASH_IN',
      currency: 'AUD',
    } as const;
    const add = (values: typeof wallet | typeof house, balanceMinor: bigint) =>
      db
        .insertInto('ledgerAccounts')
        .values({ id: `${values.owner} ${String(balanceMinor)}`, ...values, balanceMinor })
        .execute();

    await add(house, -1n);
    await add(wallet, 0n);
    await expect(add(wallet, -1n)).rejects.toThrow(/CHECK/);
  });
});
