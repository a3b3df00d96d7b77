import { describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { startWithdrawal } from '#test/kit/payments.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import {
  cashOf,
  convertedBonus,
  deposited,
  lifted,
  reversal,
  turnOver,
  vendorAt,
} from '#test/kit/reversals.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import { SPORTSBOOK } from '#test/kit/sportsbook.ts';

const CANCEL = 'mutation C($id: ID!) { cancelWithdrawal(id: $id) { id } }';
const MOVE =
  'mutation M($world: ID!, $id: ID!, $to: WithdrawalStatus!) { moveWithdrawal(world: $world, withdrawal: $id, status: $to) }';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const cash = (mainCash: string, casinoCash: string, sportsCash = '0.00') => ({
  ...{ mainCash, casinoCash, sportsCash, casinoBonus: '0.00' },
});

/** Mia with 100.00 of converted cash, and a session at a slot. */
async function atSlot() {
  const { mia, deposit } = await convertedBonus(platform);
  return { mia, deposit, slot: await vendorAt(platform, mia, SLOT.id) };
}

describe('what a reversed bonus became', () => {
  it.each([
    ['rolled back', 'rollback', { bet: 'r1:bet' }],
    ['void', 'win', { amount: '300.00', ended: 'VOID' }],
  ] as const)(
    'WALLET-17 is taken where it lies in the end, as a bet that had moved it to sport is %s',
    async (_what, call, body) => {
      const { mia, deposit } = await convertedBonus(platform);
      const sport = await vendorAt(platform, mia, SPORTSBOOK.id);
      await sport('bet', 'r0', { amount: '1000.00' });
      await sport('bet', 'r1', { amount: '300.00' });
      expect(await cashOf(mia)).toEqual(cash('0.00', '0.00'));
      await deposited(mia, '200.00');
      expect(await reversal(mia, deposit)).toBeNull();
      await sport(call, 'r1', body);
      expect(await cashOf(mia)).toEqual(cash('200.00', '0.00'));
      await sport('rollback', 'r0', { bet: 'r0:bet' });
      expect(await cashOf(mia)).toEqual(cash('1200.00', '0.00'));
      expect((await audit(mia.world.db)).violations).toEqual([]);
    },
  );

  it('is taken out of a win as far as its stake came from it, a third of this one, and once of calls at once', async () => {
    const { mia, deposit, slot } = await atSlot();
    await slot('bet', 'r1', { amount: '300.00' });
    await deposited(mia, '200.00');
    const codes = await Promise.all([1, 2, 3].map(() => reversal(mia, deposit)));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await cashOf(mia)).toEqual(cash('1000.00', '0.00'));
    await Promise.all([1, 2, 3].map(() => slot('win', 'r1', { amount: '150.00' })));
    expect(await cashOf(mia)).toEqual(cash('1000.00', '100.00'));
    expect((await audit(mia.world.db)).violations).toEqual([]);
  });

  it('is not taken out of a win of main cash, which it never was', async () => {
    const { mia, deposit, slot } = await atSlot();
    await slot('bet', 'r0', { amount: '100.00' });
    await slot('win', 'r0', { amount: '0' });
    await slot('bet', 'r1', { amount: '100.00' });
    expect(await reversal(mia, deposit)).toBeNull();
    await slot('win', 'r1', { amount: '150.00' });
    expect(await cashOf(mia)).toEqual(cash('900.00', '150.00'));
  });

  it('is taken in its own currency when another one is active by then', async () => {
    const { mia, deposit, slot } = await atSlot();
    const use = (currency: string) =>
      mia.main('mutation U($c: String!) { updateMe(input: { activeCurrency: $c }) { id } }', { c: currency });
    await slot('bet', 'r1', { amount: '100.00' });
    expect((await use('NZD')).code).toBeNull();
    expect(await reversal(mia, deposit)).toBeNull();
    await slot('win', 'r1', { amount: '150.00' });
    expect((await use('AUD')).code).toBeNull();
    expect(await cashOf(mia)).toEqual(cash('1000.00', '50.00'));
  });

  it('is taken of two reversed deposits out of one win, each once', async () => {
    const { mia, deposit, slot } = await atSlot();
    const second = await deposited(mia, '200.00', 'MIDWEEK50');
    await turnOver(mia);
    expect(await cashOf(mia)).toEqual(cash('1400.00', '200.00'));
    await slot('bet', 'r1', { amount: '200.00' });
    expect(await reversal(mia, deposit)).toBeNull();
    expect(await reversal(mia, second)).toBeNull();
    expect(await cashOf(mia)).toEqual(cash('1000.00', '0.00'));
    await slot('win', 'r1', { amount: '350.00' });
    expect(await cashOf(mia)).toEqual(cash('1000.00', '150.00'));
    expect((await audit(mia.world.db)).violations).toEqual([]);
  });
});

it('what two promos owe comes out of a withdrawal and a bet that come back between and after their reversals', async () => {
  const { mia, deposit, slot } = await atSlot();
  const second = await deposited(mia, '200.00', 'MIDWEEK50');
  await turnOver(mia);
  await slot('bet', 'r1', { amount: '150.00' });
  const page = await startWithdrawal(mia, '1450.00');
  await page.proceed();
  await page.choose('APPROVE');
  await deposited(mia, '500.00');
  expect(await reversal(mia, deposit)).toBeNull();
  expect((await mia.main(CANCEL, { id: page.id })).code).toBeNull();
  expect(await cashOf(mia)).toEqual(cash('1700.00', '0.00'));
  expect(await reversal(mia, second)).toBeNull();
  await slot('rollback', 'r1', { bet: 'r1:bet' });
  expect(await cashOf(mia)).toEqual(cash('1500.00', '0.00'));
  expect((await audit(mia.world.db)).violations).toEqual([]);
});

describe('a withdrawal that comes back to its member', () => {
  /** The converted cash is lost, a withdrawal is drafted, and then the deposit is taken back. */
  async function drafted(amount: string) {
    const { mia, deposit, slot } = await atSlot();
    await slot('bet', 'r0', { amount: '100.00' });
    await slot('win', 'r0', { amount: '0' });
    const page = await startWithdrawal(mia, amount);
    expect(await reversal(mia, deposit)).toBeNull();
    await slot('bet', 'r1', { amount: '100.00' });
    await slot('win', 'r1', { amount: '200.00' });
    expect(await cashOf(mia)).toEqual(cash('900.00', '200.00'));
    await page.proceed();
    await page.choose('APPROVE');
    return { mia, id: page.id };
  }

  it('brings later winnings back, though it was drafted before a reversal', async () => {
    const { mia, id } = await drafted('1050.00');
    expect(await cashOf(mia)).toEqual(cash('0.00', '50.00'));
    expect((await mia.main(CANCEL, { id })).code).toBeNull();
    expect(await cashOf(mia)).toEqual(cash('900.00', '200.00'));
  });

  it('pays what a bonus owes that was reversed after it was held, however late it is rejected', async () => {
    const { mia, deposit } = await convertedBonus(platform);
    const page = await startWithdrawal(mia, '1300.00');
    await page.proceed();
    await page.choose('APPROVE');
    await mia.world.clock.advance('PT1S');
    await deposited(mia, '200.00');
    expect(await reversal(mia, deposit)).toBeNull();
    for (const to of ['PROCESSING', 'REJECTED']) {
      await mia.world.clock.advance('PT1H');
      expect((await mia.control(MOVE, { id: page.id, to })).code).toBeNull();
    }
    expect(await cashOf(mia)).toEqual(cash('1200.00', '0.00'));
    expect((await audit(mia.world.db)).violations).toEqual([]);
  });
});

describe('once the bank has withdrawn the dispute', () => {
  it('a round that was open pays its member what the bonus had become, and owes it again after another dispute', async () => {
    const { mia, deposit, slot } = await atSlot();
    await slot('bet', 'r1', { amount: '50.00' });
    await slot('bet', 'r2', { amount: '50.00' });
    for (const [round, amount] of [
      ['lost-1', '1000.00'],
      ['lost-2', '200.00'],
    ] as const) {
      await slot('bet', round, { amount });
      await slot('win', round, { amount: '0' });
    }
    expect(await reversal(mia, deposit)).toBe('INSUFFICIENT_BALANCE');
    expect((await lifted(mia, deposit)).code).toBeNull();
    await slot('win', 'r1', { amount: '50.00' });
    expect(await cashOf(mia)).toEqual(cash('0.00', '50.00'));
    await slot('bet', 'r3', { amount: '50.00' });
    expect(await reversal(mia, deposit)).toBe('INSUFFICIENT_BALANCE');
    await slot('win', 'r2', { amount: '50.00' });
    await slot('win', 'r3', { amount: '50.00' });
    expect(await cashOf(mia)).toEqual(cash('0.00', '0.00'));
    expect((await audit(mia.world.db)).violations).toEqual([]);
  });

  it('a withdrawal that is cancelled comes back whole', async () => {
    const { mia, deposit } = await atSlot();
    const page = await startWithdrawal(mia, '1300.00');
    await page.proceed();
    await page.choose('APPROVE');
    expect(await reversal(mia, deposit)).toBe('INSUFFICIENT_BALANCE');
    expect((await lifted(mia, deposit)).code).toBeNull();
    expect((await mia.main(CANCEL, { id: page.id })).code).toBeNull();
    expect(await cashOf(mia)).toEqual(cash('1200.00', '100.00'));
  });
});
