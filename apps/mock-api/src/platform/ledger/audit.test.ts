import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../worlds/index.ts';
import { audit } from './audit.ts';
import { bet, deposit } from './testing.ts';
import { lawlessly } from '#test/kit/lawless.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one', seed: 1 });
  await world.write(async (unit) => {
    await unit.post(deposit('d1', 1_000n));
    await unit.post(bet('b1', 300n));
  });
});

const WALLET = 'member:mem_mia:MAIN:AUD';

/** Damages the ledger as no code of the platform can. */
async function damage(...statements: string[]): Promise<void> {
  await world.write(({ db }) => lawlessly(db, statements));
}

async function ids(): Promise<{ entry: string; posting: string }> {
  const row = await world.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerPostings', 'ledgerPostings.entryId', 'ledgerEntries.id')
    .select(['ledgerEntries.id as entry', 'ledgerPostings.id as posting'])
    .where('ledgerEntries.key', '=', 'b1')
    .where('ledgerPostings.accountId', '=', WALLET)
    .executeTakeFirstOrThrow();
  return { entry: row.entry, posting: row.posting };
}

const violations = async () => (await audit(world.db)).violations;

describe('audit', () => {
  it('finds nothing wrong with what the platform posts', async () => {
    expect(await audit(world.db)).toEqual({ balanced: true, entries: 2, violations: [] });
  });

  it('finds a balance that is not the sum of its postings', async () => {
    await damage(`update ledger_accounts set balance_minor = balance_minor + 1 where id = '${WALLET}'`);
    expect(await audit(world.db)).toEqual({
      balanced: false,
      entries: 2,
      violations: [`The balance of ${WALLET} is not the sum of its postings.`],
    });
  });

  it('finds an entry that does not sum to zero', async () => {
    const { entry, posting } = await ids();
    await damage(`update ledger_postings set amount_minor = amount_minor - 5 where id = '${posting}'`);
    expect(await violations()).toContain(`Entry ${entry} does not sum to zero in AUD.`);
  });

  it('finds an entry that sums to zero only over two currencies', async () => {
    const { entry } = await ids();
    await damage(`update ledger_accounts set currency = 'NZD' where id = 'house:GAMES:billabong:AUD'`);
    expect([...(await violations())].sort()).toEqual([
      `Entry ${entry} does not sum to zero in AUD.`,
      `Entry ${entry} does not sum to zero in NZD.`,
    ]);
  });

  it('finds an entry whose postings are gone', async () => {
    const { entry } = await ids();
    await damage(`delete from ledger_postings where entry_id = '${entry}'`);
    expect(await violations()).toContain(`Entry ${entry} has 0 postings.`);
  });

  it('finds a wallet below zero even when its postings agree', async () => {
    const { posting } = await ids();
    await damage(
      `update ledger_postings set amount_minor = -1001, balance_after_minor = -1 where id = '${posting}'`,
      `update ledger_accounts set balance_minor = -1 where id = '${WALLET}'`,
    );
    expect(await violations()).toContain(`The wallet ${WALLET} is below zero.`);
  });

  it('finds a key that is used twice', async () => {
    await damage(
      'drop index ledger_entries_one_per_key',
      `update ledger_entries set key = 'd1' where key = 'b1'`,
    );
    expect(await violations()).toEqual([`The key 'd1' is used by 2 entries.`]);
  });

  it.each(['entry_id', 'account_id'])('finds a posting whose %s leads nowhere', async (column) => {
    const { posting } = await ids();
    await worlds.registry.close();
    const raw = new DatabaseSync(join(worlds.dataDir, 'one.sqlite'), { enableForeignKeyConstraints: false });
    raw.exec(`update ledger_postings set ${column} = 'nowhere' where id = '${posting}'`);
    raw.close();
    world = await (await worlds.reopen()).get('one');
    expect(await violations()).toContain(`Posting ${posting} belongs to no entry or no account.`);
  });

  it('finds money of a member in an entry of another', async () => {
    const { entry, posting } = await ids();
    await damage(
      `insert into members (id, username, created_at) values ('mem_noah', 'noah', 0)`,
      `update ledger_entries set member_id = 'mem_noah' where id = '${entry}'`,
    );
    expect(await violations()).toEqual([`Posting ${posting} moves money of mem_mia in an entry of another.`]);
  });

  it('finds a posting that tells a wrong balance', async () => {
    const { posting } = await ids();
    await damage(`update ledger_postings set balance_after_minor = 701 where id = '${posting}'`);
    expect(await violations()).toEqual([`Posting ${posting} tells a wrong balance of ${WALLET}.`]);
  });
});
