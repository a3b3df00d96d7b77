import { expect, it } from 'vitest';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { cashOf, deposited, lifted, reversal, turnOver, vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from './index.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

interface Disputed {
  readonly isla: SeededPerson;
  readonly early: string;
  readonly late: string;
  /** Brings the cash back that was away while the deposits were disputed. */
  readonly back: () => Promise<unknown>;
}

/** Isla unlocked a promo with two deposits and turned its bonus into 50.00 of cash; both were disputed while all of her cash was staked. */
async function disputedTwice(): Promise<Disputed> {
  const isla = await personInNewWorld(platform, 'isla');
  await isla.world.write((unit) =>
    countTowardsLockIn(unit, { memberId: isla.id, kind: 'TURNOVER', amount: 500_000n, currency: 'AUD' }),
  );
  const early = await deposited(isla, '60.00');
  const late = await deposited(isla, '50.00');
  await turnOver(isla);
  expect(await cashOf(isla)).toMatchObject({ mainCash: '370.00', casinoCash: '50.00', casinoBonus: '0.00' });
  const slot = await vendorAt(platform, isla, SLOT.id);
  await slot('bet', 'r1', { amount: '420.00' });
  expect([await reversal(isla, late), await reversal(isla, early)]).toEqual(
    Array(2).fill('INSUFFICIENT_BALANCE'),
  );
  return { isla, early, late, back: () => slot('rollback', 'r1', { bet: 'r1:bet' }) };
}

it.each(['early', 'late'] as const)(
  'takes the cash that a lock-in gave for two disputed deposits while one of them is disputed: the %s one is lifted',
  async (which) => {
    const { isla, back, ...deposits } = await disputedTwice();
    await lifted(isla, deposits[which]);
    await back();
    expect(await cashOf(isla)).toMatchObject({ mainCash: '370.00', casinoCash: '0.00' });
  },
);

it('leaves it to the member once both disputes are lifted', async () => {
  const { isla, early, late, back } = await disputedTwice();
  await lifted(isla, early);
  await lifted(isla, late);
  await back();
  expect(await cashOf(isla)).toMatchObject({ mainCash: '370.00', casinoCash: '50.00' });
});
