import { beforeEach, describe, expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import { openCashier, standOf } from '#test/kit/cashier.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { awardPromo, promoRecord } from '../promos/index.ts';

const INITIATE =
  'mutation Start($input: InitiatePaymentIQWithdrawalInput!) { answer: initiatePaymentIQWithdrawal(input: $input) }';
const CREATE =
  'mutation Create($input: CreateWithdrawalNextInput!) { answer: createWithdrawalNext(input: $input) { id } }';
const MOVE =
  'mutation Move($world: ID!, $id: ID!, $status: WithdrawalStatus!) { moveWithdrawal(world: $world, withdrawal: $id, status: $status) }';
const ACTIVE =
  '{ member(id: "mem_mia") { activePromo { id atStake { bonus winnings freeSpins } } wallets { mainCash casinoBonus } } }';
const AUDIT = 'query Audit($world: ID!) { audit(world: $world) { balanced violations } }';
const ENDS =
  'This withdrawal ends your active promo Midweek Half Again. You will lose A$100.00 of bonus money.';

interface Standing {
  readonly activePromo: { readonly id: string; readonly atStake: Record<string, unknown> } | null;
  readonly wallets: Record<string, string>;
}

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

const standing = async () => ((await mia.promo(ACTIVE)).data as { member: Standing }).member;

async function deposit(promoCode: string): Promise<string> {
  const page = await startDeposit(mia, '200.00', { promoCode });
  await page.proceed();
  await page.choose('APPROVE');
  return (await standing()).activePromo?.id ?? '';
}

const order = (givesUpPromo?: string) => ({
  input: { withdrawalMethod: 'wm_payid', amount: '60.00', givesUpPromo },
});

async function started(givesUpPromo?: string) {
  const { data } = await mia.main(INITIATE, order(givesUpPromo));
  return openCashier(String(data?.['answer']));
}

const move = async (id: string, status: string) => {
  const { code, data } = await mia.control(MOVE, { id, status });
  return code ?? data?.['moveWithdrawal'];
};

const expectBalanced = async () => {
  const { data } = await mia.control(AUDIT);
  expect(data).toEqual({ audit: { balanced: true, violations: [] } });
};

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

describe('a withdrawal while an award of a deposit waits', () => {
  const PENDING =
    '{ member(id: "mem_mia") { pendingPromos { id } activePromo { id } wallets { mainCash casinoBonus } } promoHistory(first: 1) { edges { node { id status endCause } } } }';
  const mine = async () =>
    (await mia.promo(PENDING)).data as {
      member: { pendingPromos: { id: string }[]; activePromo: { id: string } | null };
    };
  const awarded = (amount: string, givesUpAwards?: string[]) => ({
    input: { withdrawalMethod: 'wm_payid', amount, givesUpAwards },
  });

  /** The operator has not released the match of a deposit of 200.00. */
  async function waiting(): Promise<string> {
    await mia.world.write(({ db }) =>
      db.updateTable('promos').set({ payoutMode: 'MANUAL' }).where('id', '=', 'promo_midweek').execute(),
    );
    await deposit('MIDWEEK50');
    return (await mine()).member.pendingPromos[0]?.id ?? '';
  }

  it.each([
    ['initiatePaymentIQWithdrawal', INITIATE],
    ['createWithdrawalNext', CREATE],
  ])('is refused by %s until that award is named', async (_name, query) => {
    const award = await waiting();
    const refused = await mia.main(query, awarded('60.00'));
    expect([refused.code, refused.errors[0]?.message]).toEqual([
      'ACTIVE_PROMO',
      'This withdrawal ends Midweek Half Again, which has not begun. You will lose its bonus of A$100.00.',
    ]);
    expect((await mia.main(query, awarded('60.00', ['mpr_of_another_day']))).code).toBe('ACTIVE_PROMO');
    expect((await mia.main(query, awarded('60.00', [award]))).code).toBeNull();
  });

  it('ends the award when the amount is taken, and it cannot be released any more', async () => {
    const award = await waiting();
    const { data } = await mia.main(INITIATE, awarded('60.00', [award]));
    const page = openCashier(String(data?.['answer']));
    await page.proceed();
    expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
    expect(await mine()).toEqual({
      member: {
        pendingPromos: [],
        activePromo: null,
        wallets: { mainCash: '1140.00', casinoBonus: '0.00' },
      },
      promoHistory: { edges: [{ node: { id: award, status: 'CANCELED', endCause: 'WITHDRAWAL' } }] },
    });
    const release = 'mutation R($world: ID!, $award: ID!) { releaseAward(world: $world, award: $award) }';
    expect((await mia.control(release, { award })).code).toBe('CONFLICT');
    await expectBalanced();
  });

  it('names the free spins of the award beside its bonus', async () => {
    await mia.world.write(({ db }) =>
      db
        .insertInto('promoFreeSpins')
        .columns(['id', 'promoId', 'gameId', 'betCount', 'betValueMinor'])
        .expression((eb) =>
          eb
            .selectFrom('games')
            .select((row) => [
              row.val('pfs_test').as('id'),
              row.val('promo_midweek').as('promoId'),
              'games.id as gameId',
              row.val(25).as('betCount'),
              row.val(20n).as('betValueMinor'),
            ])
            .limit(1),
        )
        .execute(),
    );
    await waiting();
    const refused = await mia.main(CREATE, awarded('60.00'));
    expect(refused.errors[0]?.message).toBe(
      'This withdrawal ends Midweek Half Again, which has not begun. You will lose its bonus of A$100.00 and 25 free spins.',
    );
  });

  it('WDR-28 leaves what turnover alone has earned, waiting and in force', async () => {
    const record = await promoRecord(mia.world.db, 'promo_shearers_shed');
    if (!record) throw new Error('The promo is not there.');
    const award = { memberId: mia.id, record, cause: 'LOCK_IN' } as const;
    const first = await mia.world.write((unit) => awardPromo(unit, award));
    const second = await mia.world.write((unit) => awardPromo(unit, award));
    const page = await started();
    await page.proceed();
    expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
    expect(await mine()).toMatchObject({
      member: {
        pendingPromos: [{ id: second.id }],
        activePromo: { id: first.id },
        wallets: { mainCash: '940.00', casinoBonus: '10.00' },
      },
      // The reward of a badge that she had last.
      promoHistory: { edges: [{ node: { status: 'COMPLETE', endCause: 'TURNOVER' } }] },
    });
    await expectBalanced();
  });

  it('leaves the gift of a deposit promo, for which nothing was paid in', async () => {
    const give =
      'mutation G($world: ID!) { giveReward(world: $world, promo: "promo_live_table", member: "mem_mia") { status } }';
    expect((await mia.control(give)).code).toBeNull();
    const page = await started();
    await page.proceed();
    expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
    expect(await standing()).toMatchObject({
      activePromo: { atStake: { bonus: '25.00' } },
      wallets: { mainCash: '940.00', casinoBonus: '25.00' },
    });
    await expectBalanced();
  });

  it('that was prepared before the award is not handed on', async () => {
    const page = await started();
    await waiting();
    await page.proceed();
    expect(standOf(await page.choose('APPROVE'))).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
    expect((await mine()).member.pendingPromos).toHaveLength(1);
  });

  it('does not begin the waiting award as it ends the active promo', async () => {
    const award = await waiting();
    await mia.world.write(({ db }) =>
      db.updateTable('promos').set({ payoutMode: 'AUTO' }).where('id', '=', 'promo_midweek').execute(),
    );
    const promo = await deposit('MIDWEEK50');
    const release = 'mutation R($world: ID!, $award: ID!) { releaseAward(world: $world, award: $award) }';
    expect((await mia.control(release, { award })).data).toEqual({ releaseAward: 'PENDING' });
    const { data } = await mia.main(INITIATE, {
      input: { withdrawalMethod: 'wm_payid', amount: '60.00', givesUpPromo: promo, givesUpAwards: [award] },
    });
    const page = openCashier(String(data?.['answer']));
    await page.proceed();
    await page.choose('LEAVE_PENDING');
    expect((await mine()).member).toMatchObject({ pendingPromos: [], activePromo: null });
    await expectBalanced();
  });
});

describe('a withdrawal under a deposit promo', () => {
  it.each([
    ['initiatePaymentIQWithdrawal', INITIATE],
    ['createWithdrawalNext', CREATE],
  ])('is refused by %s until that promo is named, and says what would be lost', async (_name, query) => {
    const promo = await deposit('MIDWEEK50');
    const refused = await mia.main(query, order());
    expect([refused.code, refused.errors[0]?.message]).toEqual(['ACTIVE_PROMO', ENDS]);
    expect((await mia.main(query, order('mpr_of_another_day'))).code).toBe('ACTIVE_PROMO');
    expect(await standing()).toEqual({
      activePromo: { id: promo, atStake: { bonus: '100.00', winnings: '0.00', freeSpins: 0 } },
      wallets: { mainCash: '1200.00', casinoBonus: '100.00' },
    });
    expect((await mia.main(query, order(promo))).code).toBeNull();
    expect((await standing()).activePromo?.id).toBe(promo);
  });

  it('ends the promo in the moment in which the amount is taken, and not before', async () => {
    const promo = await deposit('MIDWEEK50');
    const page = await started(promo);
    expect((await standing()).wallets).toEqual({ mainCash: '1200.00', casinoBonus: '100.00' });
    await page.proceed();
    expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
    expect(await standing()).toEqual({
      activePromo: null,
      wallets: { mainCash: '1140.00', casinoBonus: '0.00' },
    });
    const { data } = await mia.promo('{ promoHistory(first: 1) { edges { node { id status } } } }');
    expect(data).toEqual({ promoHistory: { edges: [{ node: { id: promo, status: 'CANCELED' } }] } });
    await expectBalanced();
  });

  it('gives the amount back when it is rejected, and not the promo', async () => {
    const promo = await deposit('MIDWEEK50');
    const page = await started(promo);
    await page.proceed();
    await page.choose('LEAVE_PENDING');
    expect(await move(page.id, 'REJECTED')).toBe('REJECTED');
    expect(await standing()).toEqual({
      activePromo: null,
      wallets: { mainCash: '1200.00', casinoBonus: '0.00' },
    });
    await expectBalanced();
  });

  it('that was prepared before the promo is not handed on, by the cashier or by the operator', async () => {
    const page = await started();
    await deposit('MIDWEEK50');
    await page.proceed();
    const answer = await page.choose('APPROVE');
    expect(standOf(answer)).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
    expect(answer.body['state']).toMatchObject({ ending: { message: ENDS } });
    expect(await move(page.id, 'PENDING')).toBe('ACTIVE_PROMO');
    expect((await standing()).wallets).toEqual({ mainCash: '1200.00', casinoBonus: '100.00' });
  });

  it('that was confirmed for one promo does not end the next one', async () => {
    const page = await started(await deposit('MIDWEEK50'));
    const { activePromo } = await standing();
    await mia.promo('mutation C($id: ID!) { cancelActivePromo(id: $id) { id } }', { id: activePromo?.id });
    const next = await deposit('MIDWEEK50');
    await page.proceed();
    expect(standOf(await page.choose('APPROVE'))[0]).toBe('DRAFT');
    expect((await standing()).activePromo?.id).toBe(next);
  });

  it('goes on when the confirmed promo is over by then', async () => {
    const promo = await deposit('MIDWEEK50');
    const page = await started(promo);
    await mia.promo('mutation C($id: ID!) { cancelActivePromo(id: $id) { id } }', { id: promo });
    await page.proceed();
    expect(standOf(await page.choose('LEAVE_PENDING'))[0]).toBe('PENDING');
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(114_000n);
  });

  it('in another currency than the promo’s is nobody’s loss', async () => {
    const promo = await deposit('MIDWEEK50');
    await mia.control(
      'mutation G($world: ID!, $member: ID!) { adjustBalance(world: $world, member: $member, input: { walletType: MAIN, amount: "0.02000000", currency: "BTC" }) }',
      { member: mia.id },
    );
    await mia.main('mutation { updateMe(input: { activeCurrency: "BTC" }) { id } }');
    const { code } = await mia.main(INITIATE, {
      input: { withdrawalMethod: 'wm_crypto', amount: '0.00500000' },
    });
    expect(code).toBeNull();
    expect((await standing()).activePromo?.id).toBe(promo);
  });
});
