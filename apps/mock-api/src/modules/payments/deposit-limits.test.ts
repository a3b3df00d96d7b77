import { describe, expect, it } from 'vitest';
import { standOf } from '#test/kit/cashier.ts';
import { providerCall, standStill, startDeposit, tryDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import { moveDeposit } from './deposit-moves.ts';

const LIMIT = 'query Limit($amount: Decimal!) { checkMemberDepositLimit(amount: $amount) }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

describe('deposit limits', () => {
  it('DEP-11 tells whether an amount would exceed one, and a deposit that would is refused', async () => {
    const leo = await person('leo');
    const check = async (amount: string) =>
      (await leo.main(LIMIT, { amount })).data?.['checkMemberDepositLimit'];
    expect(await check('26.00')).toBe(false);
    expect(await check('26.01')).toBe(true);
    expect((await tryDeposit(leo, { amount: '26.00' }))[0]).toBeNull();
    expect((await tryDeposit(leo, { amount: '26.01' }))[0]).toBe('LIMIT_EXCEEDED');
    await leo.world.clock.advance('P1D');
    expect(await check('123.50')).toBe(false);
    expect(await check('123.51')).toBe(true);
    expect((await leo.main(LIMIT, { amount: 'much' })).code).not.toBeNull();
    const mia = await seededPerson(platform, leo.world, 'mia');
    expect((await mia.main(LIMIT, { amount: '99999.00' })).data).toEqual({ checkMemberDepositLimit: false });
  });

  it('DEP-11 are asked about an amount of any size, in any active currency', async () => {
    const leo = await person('leo');
    const check = async (amount: string) => {
      const { code, data } = await leo.main(LIMIT, { amount });
      return code ?? data?.['checkMemberDepositLimit'];
    };
    for (const active of ['AUD', 'USD', 'LTC']) {
      await leo.main('mutation A($to: String!) { updateMe(input: { activeCurrency: $to }) { id } }', {
        to: active,
      });
      expect(await check('92233720368547758.07')).toBe('BAD_USER_INPUT');
      expect(await check(active === 'LTC' ? '1000000000' : '1000000000000000.00')).toBe(true);
    }
  });

  it('DEP-11 hold for deposits that are under way together', async () => {
    const leo = await person('leo');
    const pages = await Promise.all(Array.from({ length: 4 }, () => startDeposit(leo, '26.00')));
    const stands = (await Promise.all(pages.map((page) => page.proceed()))).map(standOf);
    expect(stands.sort()).toEqual([
      ['DRAFT', 'receipt', 'TX_FAILED'],
      ['DRAFT', 'receipt', 'TX_FAILED'],
      ['DRAFT', 'receipt', 'TX_FAILED'],
      ['PENDING', 'bank', null],
    ]);
    await Promise.all(pages.map((page) => page.choose('APPROVE')));
    const { data } = await leo.main('{ getMemberTotalDepositsByPeriod(period: DAILY) { amount } }');
    expect(data).toEqual({ getMemberTotalDepositsByPeriod: { amount: '520.00' } });
  });

  it.each(['PENDING', 'PROCESSING'] as const)(
    'DEP-11 leave room for a deposit that is %s',
    async (status) => {
      const leo = await person('leo');
      const [first, second] = [await startDeposit(leo, '26.00'), await startDeposit(leo, '20.00')];
      await first.proceed();
      await leo.world.write(async ({ db }) => {
        await db.updateTable('deposits').set({ status }).where('id', '=', first.id).execute();
      });
      const answer = await second.proceed();
      expect(answer.body['state']).toMatchObject({
        status: 'DRAFT',
        ending: { eventType: 'TX_FAILED', message: 'Amount exceeds your deposit limit.' },
      });
    },
  );

  it('DEP-11 give back the room of one that only the operator handed on, and that lapsed unseen', async () => {
    const leo = await person('leo');
    const lapsing = await startDeposit(leo, '26.00');
    await moveDeposit(leo.world, lapsing.id, 'PENDING');
    await standStill(leo, lapsing.id, 3);
    const { id } = await startDeposit(leo, '26.00');
    const { body } = await providerCall(platform, leo.world, 'authorize', {
      ...{ userId: leo.id, txId: 'tx-1', txAmount: '26.00', txAmountCy: 'AUD' },
      attributes: { paymentId: id },
    });
    expect(body).toMatchObject({ success: true });
  });

  it('DEP-11 give back the room of a deposit that failed or lapsed', async () => {
    const leo = await person('leo');
    const failing = await startDeposit(leo, '26.00');
    await failing.proceed();
    await failing.choose('DECLINE');
    const lapsing = await startDeposit(leo, '26.00');
    expect(standOf(await lapsing.proceed())).toEqual(['PENDING', 'bank', null]);
    await standStill(leo, lapsing.id, 3);
    const next = await startDeposit(leo, '26.00');
    expect(standOf(await next.proceed())).toEqual(['PENDING', 'bank', null]);
  });

  it('DEP-13 getMemberTotalDepositsByPeriod gives the approved deposits, which stand at 95, 80 and 65 % of the limits', async () => {
    const leo = await person('leo');
    const query =
      'query Total($period: Period!) { getMemberTotalDepositsByPeriod(period: $period) { amount currency { code } } }';
    for (const period of ['DAILY', 'WEEKLY', 'MONTHLY']) {
      const { data } = await leo.main(query, { period });
      expect(data).toEqual({
        getMemberTotalDepositsByPeriod: { amount: '494.00', currency: { code: 'AUD' } },
      });
    }
    const { data } = await leo.main('{ me { depositLimits { frequency limit } } }');
    const { depositLimits } = data?.['me'] as { depositLimits: unknown[] };
    expect(depositLimits).toHaveLength(3);
    expect(depositLimits).toEqual(
      expect.arrayContaining([
        { frequency: 'DAILY', limit: '520.00' },
        { frequency: 'WEEKLY', limit: '617.50' },
        { frequency: 'MONTHLY', limit: '760.00' },
      ]),
    );
    await startDeposit(leo, '20.00');
    expect((await leo.main(query, { period: 'DAILY' })).data).toMatchObject({
      getMemberTotalDepositsByPeriod: { amount: '494.00' },
    });
    await leo.world.clock.advance('PT11H');
    const tomorrow = await leo.main(query, { period: 'DAILY' });
    expect((await leo.main(query, { period: 'MONTHLY' })).data).toMatchObject({
      getMemberTotalDepositsByPeriod: { amount: '494.00' },
    });
    expect(tomorrow.data).toMatchObject({ getMemberTotalDepositsByPeriod: { amount: '0.00' } });
  });

  it('DEP-11 let exactly what is shown as left be deposited in another active currency', async () => {
    const leo = await person('leo');
    await leo.world.write(async ({ db }) => {
      const own = db.updateTable('deposits').where('memberId', '=', leo.id);
      await own.set({ status: 'FAILED' }).where('id', '!=', 'dep_leo_5').execute();
      await own.set({ amountMinor: 48_000n }).where('id', '=', 'dep_leo_5').execute();
    });
    await leo.main('mutation { updateMe(input: { activeCurrency: "USD" }) { id } }');
    const { data } = await leo.main(
      '{ me { depositLimits { frequency limit } } getMemberTotalDepositsByPeriod(period: DAILY) { amount } }',
    );
    expect(data).toMatchObject({
      me: { depositLimits: [{ frequency: 'DAILY', limit: '342.11' }, {}, {}] },
      getMemberTotalDepositsByPeriod: { amount: '315.79' },
    });
    const check = async (amount: string) =>
      (await leo.main(LIMIT, { amount })).data?.['checkMemberDepositLimit'];
    expect([await check('26.32'), await check('26.33')]).toEqual([false, true]);
    expect((await tryDeposit(leo, { amount: '26.33' }))[0]).toBe('LIMIT_EXCEEDED');
    expect(standOf(await (await startDeposit(leo, '26.32')).proceed())).toEqual(['PENDING', 'bank', null]);
  });

  it('DEP-11 DEP-13 are not lifted by a timezone in which the day, week or month has just begun', async () => {
    const leo = await person('leo');
    const check = async (amount: string) =>
      (await leo.main(LIMIT, { amount })).data?.['checkMemberDepositLimit'];
    const totals = async () => {
      const { data } = await leo.main(
        '{ day: getMemberTotalDepositsByPeriod(period: DAILY) { amount } month: getMemberTotalDepositsByPeriod(period: MONTHLY) { amount } }',
      );
      const { day, month } = data as { day: { amount: string }; month: { amount: string } };
      return [day.amount, month.amount];
    };
    const live = (timezone: string) =>
      leo.main('mutation Z($timezone: String!) { updateMe(input: { timezone: $timezone }) { timezone } }', {
        timezone,
      });
    const full = ['494.00', '494.00'];
    expect([await totals(), await check('26.01')]).toEqual([full, true]);
    // Midnight was a moment ago on Noronha.
    expect((await live('America/Noronha')).data).toEqual({ updateMe: { timezone: 'America/Noronha' } });
    expect([await totals(), await check('26.00'), await check('26.01')]).toEqual([full, false, true]);
    expect((await tryDeposit(leo, { amount: '26.01' }))[0]).toBe('LIMIT_EXCEEDED');
    // The day of Sydney is over, that of Noronha is not.
    await leo.world.clock.advance('PT12H');
    expect([await totals(), await check('26.01')]).toEqual([full, true]);
    await leo.world.clock.advance('PT12H');
    expect([await totals(), await check('26.01')]).toEqual([['0.00', '494.00'], false]);
  });

  it('DEP-13 are answered in another active currency as the totals are', async () => {
    const leo = await person('leo');
    await leo.main('mutation { updateMe(input: { activeCurrency: "USD" }) { id } }');
    const { data } = await leo.main(
      '{ me { depositLimits { frequency limit currency { code } } } getMemberTotalDepositsByPeriod(period: DAILY) { amount currency { code } } }',
    );
    const currency = { code: 'USD' };
    expect(data).toEqual({
      me: {
        depositLimits: [
          { frequency: 'DAILY', limit: '342.11', currency },
          { frequency: 'MONTHLY', limit: '500.00', currency },
          { frequency: 'WEEKLY', limit: '406.25', currency },
        ],
      },
      getMemberTotalDepositsByPeriod: { amount: '325.00', currency },
    });
  });
});
