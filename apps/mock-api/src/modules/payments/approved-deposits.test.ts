import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { standOf } from '#test/kit/cashier.ts';
import { completeProfile } from '#test/kit/account.ts';
import { startDeposit, tryDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const CREATE =
  'mutation Create($input: CreateDepositInput!) { createDeposit(input: $input) { id amount status requestStatus promoCode currency { code } paymentMethod { name } dateTimeCreated } }';
const MOVE =
  'mutation Move($world: ID!, $id: ID!, $status: DepositStatus!) { moveDeposit(world: $world, deposit: $id, status: $status) }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string, now?: string) => personInNewWorld(platform, name, now);

async function draft(who: SeededPerson, amount: string, promoCode?: string): Promise<string> {
  const { data } = await who.main(CREATE, { input: { paymentMethod: 'pm_card', amount, promoCode } });
  return (data as { createDeposit: { id: string } }).createDeposit.id;
}

async function approve(who: SeededPerson, id: string): Promise<void> {
  await who.control(MOVE, { id, status: 'PENDING' });
  const { data } = await who.control(MOVE, { id, status: 'APPROVED' });
  expect(data).toEqual({ moveDeposit: 'APPROVED' });
}

describe('an approved deposit', () => {
  it('DEP-27 credits mainCash once, marks the first deposit, and is pushed and announced', async () => {
    const jack = await person('jack');
    await completeProfile(jack.world, jack.id);
    const pushes = await openPushes(platform, jack.world, jack.token, [
      '{ balanceUpdated { wallets { mainCash } } }',
      '{ memberUpdated { id body { hasFirstDeposit } } }',
      '{ messageCreated { body { title } } }',
    ]);
    const id = await draft(jack, '60.00');
    await jack.control(MOVE, { id, status: 'PENDING' });
    expect(await pushes.next()).toEqual({ messageCreated: { body: { title: 'Deposit Request Received' } } });
    expect((await balances(jack.world.db, jack.id, 'AUD')).MAIN).toBe(0n);
    await jack.control(MOVE, { id, status: 'APPROVED' });
    expect([await pushes.next(), await pushes.next(), await pushes.next()]).toEqual([
      { balanceUpdated: { wallets: { mainCash: '60.00' } } },
      { memberUpdated: { id: 'mem_jack', body: { hasFirstDeposit: true } } },
      { messageCreated: { body: { title: 'Deposit Request Approved' } } },
    ]);
    pushes.close();
    expect((await jack.control(MOVE, { id, status: 'APPROVED' })).code).toBe('CONFLICT');
    expect((await balances(jack.world.db, jack.id, 'AUD')).MAIN).toBe(6_000n);
    const { data } = await jack.main(
      '{ me { hasFirstDeposit } messages(first: 1) { edges { node { title automatedMessageType } } } }',
    );
    expect(data).toEqual({
      me: { hasFirstDeposit: true },
      messages: {
        edges: [{ node: { title: 'Deposit Request Approved', automatedMessageType: 'DEPOSIT_APPROVED' } }],
      },
    });
    expect((await audit(jack.world.db, platform.services.auditChecks)).balanced).toBe(true);
  });

  it('DEP-33 has grown the balance by its amount once the payment page is done', async () => {
    const mia = await person('mia');
    const balance = async () => (await mia.main('{ me { availableBalance } }')).data;
    expect(await balance()).toEqual({ me: { availableBalance: '1000.00' } });
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    expect(await balance()).toEqual({ me: { availableBalance: '1000.00' } });
    expect(standOf(await page.choose('APPROVE'))).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    expect(await balance()).toEqual({ me: { availableBalance: '1050.00' } });
  });

  it('DEP-28 starts its promo in CASH mode, which is pushed', async () => {
    const mia = await person('mia');
    const pushes = await openPushes(platform, mia.world, mia.token, [
      '{ memberPromoCreated { promoId promoUsed } }',
    ]);
    await approve(mia, await draft(mia, '100.00', 'MIDWEEK50'));
    expect(await pushes.next()).toEqual({ memberPromoCreated: { promoId: 'promo_midweek', promoUsed: 1 } });
    pushes.close();
    const { data } = await mia.promo(
      '{ member(id: "mem_mia") { activePromo { walletMode status bonus amount turnoverTarget promo { id } } wallets { mainCash casinoBonus } } }',
    );
    const figures = { bonus: '50.00', amount: '100.00', turnoverTarget: '750.00' };
    expect(data).toEqual({
      member: {
        activePromo: { walletMode: 'CASH', status: 'ACTIVE', ...figures, promo: { id: 'promo_midweek' } },
        wallets: { mainCash: '1100.00', casinoBonus: '50.00' },
      },
    });
  });

  it('counts towards a lock-in', async () => {
    const isla = await person('isla');
    await approve(isla, await draft(isla, '40.00'));
    const { data } = await isla.promo(
      '{ member(id: "mem_isla") { promoLockIn { lockInAccumulatedDeposit } } }',
    );
    expect(data).toEqual({ member: { promoLockIn: { lockInAccumulatedDeposit: '140.00' } } });
  });

  it('starts a welcome match with the deposit it belongs to', async () => {
    const jack = await person('jack');
    await completeProfile(jack.world, jack.id);
    expect((await tryDeposit(jack, { promoCode: 'WELCOME2' }))[0]).toBe('BAD_USER_INPUT');
    await approve(jack, await draft(jack, '800.00', 'WELCOME1'));
    const { data } = await jack.promo('{ member(id: "mem_jack") { activePromo { id bonus } } }');
    const { id, bonus } = (data?.['member'] as { activePromo: { id: string; bonus: string } }).activePromo;
    expect(bonus).toBe('500.00');
    await jack.promo('mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
    expect((await tryDeposit(jack, { promoCode: 'WELCOME1' }))[0]).toBe('BAD_USER_INPUT');
    expect((await tryDeposit(jack, { promoCode: 'WELCOME2' }))[0]).toBeNull();
  });

  it('counts towards the number of the next one, until it is reversed', async () => {
    const jack = await person('jack');
    await completeProfile(jack.world, jack.id);
    const next = async () => (await jack.main('{ me { nextDepositOrdinal } }')).data?.['me'];
    expect(await next()).toEqual({ nextDepositOrdinal: 1 });
    await approve(jack, await draft(jack, '20.00'));
    expect(await next()).toEqual({ nextDepositOrdinal: 2 });
    const second = await draft(jack, '20.00');
    expect(await next()).toEqual({ nextDepositOrdinal: 2 });
    await approve(jack, second);
    expect(await next()).toEqual({ nextDepositOrdinal: 3 });
    expect((await tryDeposit(jack, { promoCode: 'WELCOME2' }))[0]).toBe('BAD_USER_INPUT');
    await jack.control(
      'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }',
      { deposit: second },
    );
    expect(await next()).toEqual({ nextDepositOrdinal: 2 });
    expect((await tryDeposit(jack, { promoCode: 'WELCOME2' }))[0]).toBeNull();
  });

  it('CONF-02 CONF-03 pushes gbgDepositAmountReached with the deposit that reaches the threshold, and never again', async () => {
    const noah = await person('noah');
    await noah.control(
      'mutation On($world: ID!) { setConfig(world: $world, input: { enableGBG: true, gbgTrigger: DEPOSIT, gbgThresholdAmount: "100.00" }) { enableGBG } }',
    );
    const pushes = await openPushes(platform, noah.world, noah.token, [
      '{ memberUpdated { body { gbgDepositAmountReached gbgWithdrawalAmountReached } } }',
    ]);
    const is = (reached: boolean) => ({
      memberUpdated: { body: { gbgDepositAmountReached: reached, gbgWithdrawalAmountReached: false } },
    });
    await approve(noah, await draft(noah, '99.99'));
    expect(await pushes.next()).toEqual(is(false));
    await approve(noah, await draft(noah, '20.00'));
    expect(await pushes.next()).toEqual(is(true));
    expect(await pushes.next()).toEqual(is(false));
    await approve(noah, await draft(noah, '20.00'));
    expect(await pushes.next()).toEqual(is(false));
    await noah.control(
      'mutation B($world: ID!) { setMember(world: $world, member: "mem_noah", input: { depositBlocked: true }) { id } }',
    );
    expect(await pushes.next()).toEqual(is(false));
    pushes.close();
  });

  it('CONF-03 asks a verified member for no identity check', async () => {
    const noah = await person('noah');
    await noah.control(
      'mutation On($world: ID!) { setConfig(world: $world, input: { enableGBG: true, gbgTrigger: DEPOSIT, gbgThresholdAmount: "100.00" }) { enableGBG } setMember(world: $world, member: "mem_noah", input: { verified: true }) { id } }',
    );
    const pushes = await openPushes(platform, noah.world, noah.token, [
      '{ memberUpdated { body { gbgDepositAmountReached } } }',
    ]);
    await approve(noah, await draft(noah, '150.00'));
    expect(await pushes.next()).toEqual({ memberUpdated: { body: { gbgDepositAmountReached: false } } });
    pushes.close();
  });

  it.each(['FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'])(
    'DEP-27 is not what %s is: no money moves',
    async (status) => {
      const mia = await person('mia');
      const id = await draft(mia, '60.00');
      await mia.control(MOVE, { id, status: 'PENDING' });
      expect((await mia.control(MOVE, { id, status })).data).toEqual({ moveDeposit: status });
      expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(100_000n);
      expect((await mia.control(MOVE, { id, status: 'APPROVED' })).code).toBe('CONFLICT');
    },
  );
});
