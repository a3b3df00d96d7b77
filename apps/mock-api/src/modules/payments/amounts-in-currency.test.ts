import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const NOW = '2026-03-02T02:00:00.000Z';
const FIGURES = `{
  paymentLimits { currency { code } minimumDepositAmount maximumDepositAmount minimumWithdrawalAmount maximumWithdrawalAmount }
  availablePaymentMethods { id suggestedAmounts minimumDepositAmount maximumDepositAmount }
  withdrawalMethods { id transactionFee }
}`;
const DEPOSIT = 'mutation Deposit($input: CreateDepositInput!) { createDeposit(input: $input) { amount } }';
const WITHDRAW =
  'mutation Withdraw($input: CreateWithdrawalNextInput!) { createWithdrawalNext(input: $input) { amount transactionFee } }';

const platform = platformForFile(startSeededPlatform);
let world: World;

/** Leo, who has 0.1425 BTC and 620.50 NZD, with another active currency. */
async function leoIn(currency: string): Promise<SeededPerson> {
  world = await platform.newWorld(NOW);
  await world.write(({ db }) => db.deleteFrom('depositLimits').execute());
  const leo = await seededPerson(platform, world, 'leo');
  await leo.main('mutation To($to: String!) { updateMe(input: { activeCurrency: $to }) { id } }', {
    to: currency,
  });
  return leo;
}

describe('figures of payments', () => {
  it.each([
    {
      words: 'the specification’s',
      code: 'NZD',
      limits: { deposits: ['20.00', '2500.00'], withdrawals: ['50.00', '7500.00'] },
      suggested: ['50.00', '100.00', '500.00', '1000.00'],
      byBank: { least: '50.00', most: '5000.00', fee: '2.50' },
    },
    {
      words: 'their rounded equivalent',
      code: 'USD',
      limits: { deposits: ['10.00', '2000.00'], withdrawals: ['20.00', '5000.00'] },
      // 32.89, 65.79, 328.95 and 657.89; 32.89 and 3,289.47 US dollars.
      suggested: ['20.00', '50.00', '200.00', '500.00'],
      byBank: { least: '20.00', most: '2000.00', fee: '2.00' },
    },
  ])('DEP-34 DEP-14 WDR-05 are $words in $code', async (figures) => {
    const { code, limits, suggested, byBank } = figures;
    const { data } = await (await leoIn(code)).main(FIGURES);
    expect(data?.['paymentLimits']).toEqual({
      currency: { code },
      minimumDepositAmount: limits.deposits[0],
      maximumDepositAmount: limits.deposits[1],
      minimumWithdrawalAmount: limits.withdrawals[0],
      maximumWithdrawalAmount: limits.withdrawals[1],
    });
    expect(data?.['availablePaymentMethods']).toContainEqual({
      id: 'pm_bank',
      suggestedAmounts: suggested,
      minimumDepositAmount: byBank.least,
      maximumDepositAmount: byBank.most,
    });
    expect(data?.['withdrawalMethods']).toContainEqual({ id: 'wm_bank', transactionFee: byBank.fee });
  });

  it('DEP-34 DEP-14 WDR-05 are their rounded equivalent in BTC', async () => {
    const { data } = await (await leoIn('BTC')).main(FIGURES);
    expect(data).toEqual({
      paymentLimits: {
        currency: { code: 'BTC' },
        minimumDepositAmount: '0.00010000',
        maximumDepositAmount: '0.02000000',
        minimumWithdrawalAmount: '0.00050000',
        maximumWithdrawalAmount: '0.05000000',
      },
      availablePaymentMethods: [
        {
          id: 'pm_crypto',
          suggestedAmounts: ['0.00050000', '0.00500000'],
          minimumDepositAmount: '0.00010000',
          maximumDepositAmount: '0.02000000',
        },
      ],
      withdrawalMethods: [{ id: 'wm_crypto', transactionFee: '0.00001000' }],
    });
  });
});

describe('a payment in bitcoin', () => {
  const attempt = async (who: SeededPerson, query: string, input: object) => {
    const { data, errors } = await who.main(query, { input });
    return errors[0]?.message ?? Object.values(data ?? {})[0];
  };

  it('DEP-34 DEP-35 is held against the figures of bitcoin, to its eighth decimal', async () => {
    const leo = await leoIn('BTC');
    const deposit = (amount: string) => attempt(leo, DEPOSIT, { paymentMethod: 'pm_crypto', amount });
    expect(await deposit('0.00009999')).toBe('Amount must be greater than or equal to 0.0001.');
    expect(await deposit('0.0001')).toEqual({ amount: '0.00010000' });
    expect(await deposit('0.01234567')).toEqual({ amount: '0.01234567' });
    expect(await deposit('0.02')).toEqual({ amount: '0.02000000' });
    expect(await deposit('0.02000001')).toBe('Amount must not exceed 0.02.');
    expect(await deposit('0.001234567')).toContain('invalid value');
  });

  it('DEP-34 DEP-35 WDR-02 WDR-07 is paid out within the figures of bitcoin, with the fee of bitcoin', async () => {
    const leo = await leoIn('BTC');
    const withdraw = (amount: string) => attempt(leo, WITHDRAW, { withdrawalMethod: 'wm_crypto', amount });
    expect(await withdraw('0.00049999')).toBe('Amount must be greater than or equal to 0.0005.');
    expect(await withdraw('0.01234567')).toEqual({ amount: '0.01234567', transactionFee: '0.00001000' });
    expect(await withdraw('0.05')).toEqual({ amount: '0.05000000', transactionFee: '0.00001000' });
    expect(await withdraw('0.05000001')).toBe('Amount must not exceed 0.05.');
    expect(await withdraw('0.2')).toBe('Insufficient balance. You can withdraw up to 0.14250000.');
    expect(await withdraw('0.000500001')).toContain('invalid value');
  });

  it('DEP-35 has no more decimals than its currency', async () => {
    const leo = await leoIn('AUD');
    const deposit = (amount: string) => attempt(leo, DEPOSIT, { paymentMethod: 'pm_card', amount });
    expect(await deposit('50.25')).toEqual({ amount: '50.25' });
    expect(await deposit('50.251')).toBe('Invalid amount.');
    expect(await attempt(leo, WITHDRAW, { withdrawalMethod: 'wm_payid', amount: '50.251' })).toBe(
      'Invalid amount.',
    );
  });
});
