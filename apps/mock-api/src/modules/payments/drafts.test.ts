import { beforeEach, describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import { standOf } from '#test/kit/cashier.ts';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const LISTS = `query Lists($deposits: DepositFilter, $withdrawals: WithdrawalFilter) {
  deposits(first: 100, filter: $deposits) { totalCount edges { node { status dateTimeCreated } } }
  withdrawals(first: 100, filter: $withdrawals) { totalCount edges { node { status dateTimeCreated } } }
}`;

const NOW = '2026-03-02T02:00:00.000Z';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

interface Edge {
  readonly node: { readonly status: string; readonly dateTimeCreated: string };
}

/** The states that the lists show of the payments that Mia began in the test. */
async function listed(variables: Record<string, unknown> = {}) {
  const { data } = await mia.main(LISTS, variables);
  const statesOf = (list: unknown) => {
    const { totalCount, edges } = list as { totalCount: number; edges: Edge[] };
    expect(edges).toHaveLength(totalCount);
    return edges.flatMap(({ node }) => (node.dateTimeCreated < NOW ? [] : [node.status]));
  };
  return { deposits: statesOf(data?.['deposits']), withdrawals: statesOf(data?.['withdrawals']) };
}

/** Begins several payments, one after the other. */
async function several<Page>(count: number, start: (who: SeededPerson, amount: string) => Promise<Page>) {
  const pages: Page[] = [];
  for (let made = 0; made < count; made += 1) pages.push(await start(mia, '60.00'));
  return pages;
}

const nth = <T>(list: readonly T[], at: number): T => {
  const found = list[at];
  if (found === undefined) throw new Error(`There is no payment ${String(at)}.`);
  return found;
};

describe('open drafts of one member', () => {
  it('DEP-25 of deposits are five at most: the oldest expires, without a message, and the others go on', async () => {
    const pages = await several(7, startDeposit);
    const { deposits } = await listed();
    expect(deposits).toEqual(['DRAFT', 'DRAFT', 'DRAFT', 'DRAFT', 'DRAFT', 'EXPIRED', 'EXPIRED']);
    const messages = await mia.world.db
      .selectFrom('messages')
      .select('id')
      .where('memberId', '=', mia.id)
      .execute();
    expect(standOf(await nth(pages, 2).proceed())).toEqual(['PENDING', 'bank', null]);
    expect(standOf(await nth(pages, 1).state())[0]).toBe('EXPIRED');
    const after = await mia.world.db
      .selectFrom('messages')
      .select('id')
      .where('memberId', '=', mia.id)
      .execute();
    // Only the one that was handed on is told of.
    expect(after).toHaveLength(messages.length + 1);
  });

  it('WDR-24 of withdrawals are five at most: the oldest is not handed on any more, and its page says why', async () => {
    const pages = await several(6, startWithdrawal);
    expect((await listed()).withdrawals).toEqual(['DRAFT', 'DRAFT', 'DRAFT', 'DRAFT', 'DRAFT']);
    const first = nth(pages, 0);
    await first.proceed();
    expect((await first.choose('APPROVE')).body['state']).toMatchObject({
      status: 'DRAFT',
      ending: {
        eventType: 'TX_FAILED',
        message: 'This withdrawal was followed by newer ones. Nothing was taken. Please start a new one.',
      },
    });
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(100_000n);
    const second = nth(pages, 1);
    await second.proceed();
    expect(standOf(await second.choose('APPROVE'))[0]).toBe('PENDING');
  });

  it('stay five at most when many are begun at the same time', async () => {
    await Promise.all(Array.from({ length: 12 }, () => startDeposit(mia, '60.00')));
    await Promise.all(Array.from({ length: 12 }, () => startWithdrawal(mia, '60.00')));
    const { deposits, withdrawals } = await listed();
    expect(deposits.filter((status) => status === 'DRAFT')).toHaveLength(5);
    expect(withdrawals).toHaveLength(5);
  });
});

describe('the lists of payments', () => {
  it('WDR-25 show no withdrawal that was left for a day', async () => {
    const [, second] = await several(2, startWithdrawal);
    await second?.proceed();
    await second?.choose('APPROVE');
    expect((await listed()).withdrawals).toEqual(['PENDING', 'DRAFT']);
    await mia.world.clock.advance('P1D');
    expect((await listed()).withdrawals).toEqual(['PENDING']);
  });

  it('DEP-30 WDR-25 show those of the states that are asked for', async () => {
    const [deposit] = await several(2, startDeposit);
    await deposit?.proceed();
    await several(1, startWithdrawal);
    expect(await listed()).toEqual({ deposits: ['DRAFT', 'PENDING'], withdrawals: ['DRAFT'] });
    const asked = { status: { in: ['PENDING', 'APPROVED'] } };
    expect(await listed({ deposits: asked, withdrawals: asked })).toEqual({
      deposits: ['PENDING'],
      withdrawals: [],
    });
    expect((await listed({ deposits: { status: { eq: 'DRAFT' } } })).deposits).toEqual(['DRAFT']);
    expect((await listed({ deposits: { status: { in: [] } } })).deposits).toEqual([]);
  });
});
