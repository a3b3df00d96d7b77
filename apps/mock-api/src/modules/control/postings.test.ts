import { beforeEach, describe, expect, it } from 'vitest';
import { typesOfFilter, transactionFilterNames } from '@magpie/domain/transactions';
import { audit, balances } from '#platform/ledger/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

const records = async () => {
  const { data } = await mia.main(
    '{ balanceTransactionRecords(first: 100) { edges { node { type amount } } } }',
  );
  const page = data as { balanceTransactionRecords: { edges: { node: { type: string; amount: string } }[] } };
  return page.balanceTransactionRecords.edges.map(({ node }) => [node.type, node.amount]);
};

describe('what the operator posts', () => {
  const adjust = async (input: Record<string, unknown>) =>
    mia.control(
      'mutation A($world: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: "mia@magpie.test", input: $input) }',
      { input: { walletType: 'MAIN', ...input } },
    );
  const transfer = async (input: Record<string, unknown>) =>
    mia.control(
      'mutation T($world: ID!, $input: TransferBalanceInput!) { transferBalance(world: $world, member: "mia@magpie.test", input: $input) }',
      { input: { from: 'MAIN', to: 'SPORT', amount: '3.00', ...input } },
    );
  const house = async (): Promise<Map<string, bigint>> => {
    const rows = await mia.world.db
      .selectFrom('ledgerAccounts')
      .select(['house', 'balanceMinor'])
      .where('owner', '=', 'HOUSE')
      .where('currency', '=', 'AUD')
      .execute();
    return new Map(rows.map(({ house: name, balanceMinor }) => [name ?? '', balanceMinor]));
  };
  const entries = async () => (await audit(mia.world.db, platform.services.auditChecks)).entries;

  it.each([
    ['FREE_SPIN_BONUS', '1.25', 'PROMO', {}],
    ['CASHBACK_REVERSAL', '-1.25', 'CASHBACK', {}],
    ['JACKPOT_PAYOUT', '1.25', 'JACKPOT:jackpot_southern_cross', { source: 'jackpot_southern_cross' }],
    [
      'TOURNAMENT_PAYOUT',
      '1.25',
      'TOURNAMENT:tournament_live_weekend',
      { source: 'tournament_live_weekend' },
    ],
    ['AUTO_PAYOUT', '1.25', 'GAMES:ven_billabong', { source: 'ven_billabong' }],
    ['MANUAL_ADJUSTMENT_CREDIT', '1.25', 'ADJUSTMENT', {}],
    ['MANUAL_ADJUSTMENT_DEBIT', '-1.25', 'ADJUSTMENT', {}],
    ['ADJUSTMENT_CREDIT', '1.25', 'ADJUSTMENT', {}],
    ['ADJUSTMENT_DEBIT', '-1.25', 'ADJUSTMENT', {}],
    ['SYSTEM_CREDIT', '1.25', 'OPENING', {}],
    ['SYSTEM_DEBIT', '-1.25', 'OPENING', {}],
  ])('TXN-06 of the type %s is %s against %s', async (type, amount, account, more) => {
    const before = await house();
    const { code } = await adjust({ type, amount, ...more });
    expect(code).toBeNull();
    expect((await records())[0]).toEqual([type, amount]);
    const moved = amount === '1.25' ? -125n : 125n;
    expect((await house()).get(account)).toBe((before.get(account) ?? 0n) + moved);
    expect((await audit(mia.world.db, platform.services.auditChecks)).violations).toEqual([]);
  });

  const others = transactionFilterNames
    .flatMap((name) => typesOfFilter(name) ?? [])
    .filter(
      (type) => !/ADJUSTMENT|SYSTEM|JACKPOT|TOURNAMENT|AUTO|FREE_SPIN_BONUS|CASHBACK_REVERSAL/.test(type),
    );

  it('is refused for a type of another flow, a wrong sign or a wrong source, and then changes nothing', async () => {
    const before = await entries();
    for (const input of [
      ...others.flatMap((type) => ['1.00', '-1.00'].map((amount) => ({ type, amount }))),
      { type: 'SYSTEM_DEBIT', amount: '1.00' },
      { type: 'SYSTEM_CREDIT', amount: '-1.00' },
      { type: 'CASHBACK_REVERSAL', amount: '1.00' },
      { type: 'ADJUSTMENT_DEBIT', amount: '1.00' },
      { type: 'MANUAL_ADJUSTMENT_CREDIT', amount: '-1.00' },
      { type: 'JACKPOT_PAYOUT', amount: '1.00' },
      { type: 'JACKPOT_PAYOUT', amount: '1.00', source: 'nothing' },
      { type: 'AUTO_PAYOUT', amount: '1.00', source: 'jackpot_southern_cross' },
      { type: 'SYSTEM_CREDIT', amount: '1.00', source: 'jackpot_southern_cross' },
    ]) {
      expect([input, (await adjust(input)).code]).toEqual([input, 'BAD_USER_INPUT']);
    }
    expect(others).toHaveLength(23);
    expect(await entries()).toBe(before);
  });

  it('pays no more than a jackpot holds', async () => {
    const before = await entries();
    const input = { type: 'JACKPOT_PAYOUT', amount: '9999999.00', source: 'jackpot_southern_cross' };
    expect((await adjust(input)).code).toBe('INSUFFICIENT_BALANCE');
    expect(await entries()).toBe(before);
  });

  it('TXN-06 as a transfer moves money between two wallets by one entry, seen as one out and one in', async () => {
    const before = await entries();
    expect((await transfer({})).data).toEqual({ transferBalance: '3.00' });
    expect(await entries()).toBe(before + 1);
    expect((await records()).slice(0, 2)).toEqual([
      ['TRANSFER_IN', '3.00'],
      ['TRANSFER_OUT', '-3.00'],
    ]);
    expect(await balances(mia.world.db, mia.id, 'AUD')).toMatchObject({ MAIN: 99_700n, SPORT: 300n });
  });

  it.each([
    [{ amount: '1000.01' }, 'INSUFFICIENT_BALANCE'],
    [{ amount: '-1.00' }, 'BAD_USER_INPUT'],
    [{ amount: '0.00' }, 'BAD_USER_INPUT'],
    [{ to: 'MAIN' }, 'BAD_USER_INPUT'],
    [{ to: 'BONUS' }, 'BAD_USER_INPUT'],
    [{ currency: 'XXX' }, 'BAD_USER_INPUT'],
  ])('is refused as the transfer %j, and then changes nothing', async (input, code) => {
    const before = await entries();
    expect((await transfer(input)).code).toBe(code);
    expect(await entries()).toBe(before);
  });
});
