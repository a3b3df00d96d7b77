import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { modules } from '../../all-modules.ts';
import type { PlatformModule } from '#platform/module.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { inspect } from '#test/kit/inspector.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, people } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const MAIN = 'member:mem_leo:MAIN:AUD';
const BONUS = 'member:mem_leo:CASINO_BONUS:AUD';
const HOUSE = 'house:HELD:AUD';
const promo = 'promo_front_bar';

async function addPosting(unit: Unit, legs: readonly (readonly [string, bigint, bigint])[]): Promise<void> {
  const { db, now } = unit;
  const entryId = 'txn_damage';
  const entry = { id: entryId, key: 'damage', type: 'BET', contentHash: '', details: '{}' } as const;
  await db
    .insertInto('ledgerEntries')
    .values({ ...entry, memberId: 'mem_leo', postedAt: now.getTime() })
    .execute();
  for (const [accountId, amountMinor, balanceAfterMinor] of legs) {
    await db
      .insertInto('ledgerPostings')
      .values({ id: `rec_${accountId}`, entryId, accountId, amountMinor, balanceAfterMinor })
      .execute();
  }
}

/** All but `sameStatus` break one rule through the store, as no code of the platform does. */
const damages: Readonly<Record<string, (unit: Unit) => Promise<unknown>>> = {
  balance: ({ db }) =>
    db.updateTable('ledgerAccounts').set({ balanceMinor: 99_999n }).where('id', '=', MAIN).execute(),
  rawBalance: ({ db }) =>
    sql`update ledger_accounts as a set balance_minor = 7 where a.id = ${MAIN}`.execute(db),
  posting: (unit) => addPosting(unit, [[HOUSE, 5n, 5n]]),
  balanceAfter: (unit) =>
    addPosting(unit, [
      [MAIN, 5n, 1n],
      [HOUSE, -5n, -5n],
    ]),
  owner: ({ db }) =>
    db.updateTable('ledgerAccounts').set({ balanceMinor: 700n }).where('id', '=', BONUS).execute(),
  status: ({ db }) =>
    db.updateTable('withdrawals').set({ status: 'PENDING' }).where('id', '=', 'wdr_leo_1').execute(),
  sameStatus: ({ db }) =>
    db.updateTable('withdrawals').set({ supersededAt: 1 }).where('id', '=', 'wdr_leo_1').execute(),
  spins: ({ db }) =>
    db.updateTable('memberFreeSpinGames').set({ remaining: 99 }).where('id', '=', 'fsg_ella_dingo').execute(),
  uses: async ({ db }) => {
    await db.deleteFrom('promoUses').where('memberId', '=', 'mem_leo').execute();
    await db.insertInto('promoUses').values({ memberId: 'mem_leo', promoId: promo, used: 99 }).execute();
  },
};

/** Lets a call of a member do damage, which its user agent names. */
const damaging: PlatformModule = {
  name: 'damage',
  main: {
    Query: {
      checkMemberDepositLimit: async (_source, _arguments, { world, userAgent = '' }) => {
        await world.write(async (unit) => {
          await damages[userAgent]?.(unit);
        });
        return true;
      },
    },
  },
};

const platform = platformForFile(() => startTestPlatform({ modules: [...modules, damaging], seed: people }));

const ALARMS =
  'query A($world: ID!) { alarms(world: $world) { id rule subject text cause operation member at } }';

const alarms = async ({ control }: SeededPerson) => (await control(ALARMS)).data?.['alarms'];

async function harm({ world, token }: SeededPerson, damage: string): Promise<string | null> {
  const query = 'query Harm { checkMemberDepositLimit(amount: "1.00") }';
  const { cause, data } = await callGraphQL(platform, world, {
    query,
    token,
    headers: { 'user-agent': damage },
  });
  expect(data).toEqual({ checkMemberDepositLimit: true });
  return cause;
}

async function raised(): Promise<number> {
  const text = await (await fetch(`${platform.url}/metrics`)).text();
  return [...text.matchAll(/^magpie_alarms_total\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
}

describe('an alarm', () => {
  it.each([
    ['balance', 'balanceKept', `The balance of ${MAIN} is not the sum of its postings.`],
    ['rawBalance', 'balanceKept', `The balance of ${MAIN} is not the sum of its postings.`],
    ['balanceAfter', 'balanceKept', `Posting rec_${MAIN} tells a wrong balance of ${MAIN}.`],
    ['posting', 'entryBalanced', 'Entry txn_damage does not sum to zero in AUD.'],
    [
      'owner',
      'bonusOwned',
      'CASINO_BONUS of mem_leo has 7.00 AUD of bonus money that belongs to no active promo.',
    ],
    ['status', 'statusMoved', 'The withdrawal wdr_leo_1 went from APPROVED to PENDING.'],
    ['spins', 'spinsWithinGiven', 'The free spins fsg_ella_dingo have 99 of 20 spins left.'],
    ['uses', 'usesWithinLimit', `${promo} was awarded to mem_leo 99 times, and may be 10 times.`],
  ])(
    'SIM-16 names the call that broke a rule by its %s the moment it does',
    async (damage, rule, sentence) => {
      const leo = await personInNewWorld(platform, 'leo');
      await harm(leo, 'nothing');
      expect(await alarms(leo)).toEqual([]);
      const before = await raised();
      const cause = await harm(leo, damage);
      const alarm = { rule, text: sentence, cause, operation: 'Harm', member: 'mem_leo' };
      expect(await alarms(leo)).toContainEqual(
        expect.objectContaining({ ...alarm, at: '2026-03-02T02:00:00.000Z' }) as unknown,
      );
      expect((await inspect(leo, cause))[0]?.alarms).toContainEqual(
        expect.objectContaining(alarm) as unknown,
      );
      const line = platform.log.find((each) => each.includes(sentence) && each.includes(leo.world.id));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, rule, cause, operation: 'Harm' });
      expect(await raised()).toBeGreaterThan(before);
    },
  );

  it('SIM-16 stays until somebody has looked at it, and is not raised again for what a later call finds broken', async () => {
    const leo = await personInNewWorld(platform, 'leo');
    const cause = await harm(leo, 'balance');
    const before = await raised();
    await harm(leo, 'balance');
    expect(await raised()).toBe(before);
    expect(await alarms(leo)).toMatchObject([{ rule: 'balanceKept', subject: MAIN, cause }]);
    const clear = await leo.control('mutation C($world: ID!) { clearAlarms(world: $world) }');
    expect(clear.data).toEqual({ clearAlarms: 1 });
    expect(await alarms(leo)).toEqual([]);
  });

  it('SIM-16 is not raised for what is changed and keeps its status', async () => {
    const leo = await personInNewWorld(platform, 'leo');
    const cause = await harm(leo, 'sameStatus');
    expect((await inspect(leo, cause))[0]?.changes).toMatchObject([{ table: 'withdrawals' }]);
    expect(await alarms(leo)).toEqual([]);
  });
});
