import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structure } from './all-modules.ts';
import type { Database } from './platform/store/index.ts';
import { queriesOn } from './platform/store/dialect.ts';
import { migrate } from './platform/store/migrate.ts';
import { SqliteFile } from './platform/store/sqlite-file.ts';

let db: Kysely<Database>;

beforeAll(async () => {
  db = queriesOn(new SqliteFile(':memory:', { durable: false, isFlag: structure.isFlag }));
  await migrate(db, structure);
});

afterAll(async () => {
  await db.destroy();
});

async function places(condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select t.name || '.' || c.name as place
    from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'kysely%' and ${condition}
    order by place`.execute(db);
  return rows.map(({ place }) => place);
}

const camel = (place: string): string =>
  place.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('the structure of a world', () => {
  it('writes no table by itself when another is written, as what is kept of reads relies on', async () => {
    const { rows } = await sql<{ place: string }>`
      select t.name || '.' || f."from" as place
      from sqlite_master t join pragma_foreign_key_list(t.name) f
      where f.on_delete not in ('NO ACTION', 'RESTRICT') or f.on_update not in ('NO ACTION', 'RESTRICT')
      union all
      select name from sqlite_master where type = 'trigger'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('is made by the migrations that earlier versions made it by, in their order', async () => {
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by timestamp, name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([
      '0001-foundation',
      '0010-account',
      '0030-play',
      '0040-promos',
      '0041-payments',
      '0050-messages',
      '0051-levels',
      '0052-achievements',
      '0053-jackpots',
      '0054-tournaments',
      '0060-cashier',
      '0061-world-life',
      '0062-lists',
      '0063-guessing',
      '0064-reward-lists',
      '0065-session-devices',
      '0066-code-owner',
      '0068-timezones',
      '0070-deposit-site',
      '0071-superseded-drafts',
      '0072-game-session-life',
      '0073-superseded-by',
      '0074-play-indexes',
      '0080-jobs',
      '0081-reward-ends',
      '0082-promo-ends',
      '0083-pending-awards',
      '0084-tournament-prizes',
      '0085-bet-counted',
      '0086-cashback-by-level',
      '0087-jackpot-bet',
      '0095-withdrawal-promo',
      '0096-cashback-days',
      '0097-lock-in-deposits',
      '0098-award-deposit',
      '0099-open-rounds',
      '0100-promo-end-cause',
      '0101-promo-cash',
      '0102-lock-in-award-deposits',
      '0103-withdrawal-awards',
      '0120-studio',
      '0121-old-rounds',
      '0140-sportsbook',
      '0160-message-subjects',
      '0170-promo-began',
      '0171-unused-bonuses',
      '0180-favourite-games',
      '0190-partial-cash-outs',
      '0195-reality-checks',
      '0215-autoplays',
      '0220-promo-reclaims',
      '0221-round-free-spins',
      '0222-bought-stakes',
      '0223-lock-in-withdrawals',
      '0224-picks-of-match',
      '0225-promo-taken-back',
      '0230-risk-free-stakes',
      '0231-promo-taken-back-place',
      '0243-bets-before-decision',
      '0245-disputed-deposits',
      '0246-claimed-losses',
      '0247-money-of-bets',
      '0248-awards-of-claimed-spins',
      '0249-unfinished-lock-ins',
      '0250-lock-in-ends',
      '0251-promo-taken-back-deposits',
      '0256-withheld-days',
      '0257-lifted-disputes',
      '0260-lock-in-deposits-taken-back',
      '0261-lock-in-withdrawals-forgotten',
      '0262-renewed-awards',
      '0263-promo-taken-bonus',
      '0264-free-spins-taken-back',
      '0265-late-turnover',
      '0266-play-began',
      '0267-reached-while-waiting',
      '0268-jackpot-rests',
      '0269-bought-by-calls',
      '0270-fewer-indexes',
      '0320-clock-rate',
      '0321-entry-tickets',
      '0330-causes',
      '0331-alarms',
      '0350-faults-at-every-door',
    ]);
  });

  it('knows every moment of every table but those of the state, which are set when a world is made', async () => {
    const known = Object.entries(structure.moments).flatMap(([table, columns]) =>
      columns.map((name) => `${table}.${name}`),
    );
    const ofState = ['worldState.clockFrozenAt', 'worldState.createdAt', 'worldState.originNowAt'];
    const found = await places(sql`c.name like '%\\_at' escape '\\'`);
    expect(found.map(camel).sort()).toEqual([...known, ...ofState].sort());
  });

  it('leaves no table to nobody', async () => {
    const tables = new Set((await places(sql`1`)).map((place) => camel(place).split('.')[0]));
    tables.delete('sqliteSequence');
    expect([...tables].sort()).toEqual(Object.keys(structure.moments).sort());
  });

  it('reads as booleans the columns that hold nothing but 0 and 1', async () => {
    const checked = await places(sql`t.sql like '%"' || c.name || '" in (0, 1)%'`);
    // This one has no check of its own.
    const flags = [...checked, 'games.enabled'];
    const all = await places(sql`1`);
    const read = all.filter((place) => {
      const [table = '', column = ''] = place.split('.');
      return structure.isFlag(table, column);
    });
    expect(read).toEqual(flags.sort());
  });

  it('refers to no table that is missing', async () => {
    const { rows } = await sql<{ missing: string }>`
      select f."table" as missing from sqlite_master t join pragma_foreign_key_list(t.name) f
      where t.type = 'table' and f."table" not in (select name from sqlite_master)`.execute(db);
    expect(rows).toEqual([]);
  });
});
