import { earnExperience } from '#modules/levels/index.ts';
import { balances } from '#platform/ledger/index.ts';
import { CLAIM, standingOfMonday } from './cashbacks.ts';
import { SLOT, fund } from './play.ts';
import type { TestPlatform } from './platform.ts';
import { deposited, reversal, vendorAt } from './reversals.ts';
import { personInNewWorld } from './seeded.ts';
import type { SeededPerson } from './seeded.ts';

/** Ella on level 6, ten minutes before a Monday in Sydney, with 530.00 in her main wallet. */
export async function beforeMonday(platform: TestPlatform): Promise<SeededPerson> {
  const ella = await personInNewWorld(platform, 'ella', '2026-03-01T12:50:00.000Z');
  await ella.world.write((unit) => earnExperience(unit, ella.id, { unit: 'WAGER', hundredths: 7_500_000n }));
  return ella;
}

/** What the cashback on losses of Mondays has collected. */
export const mondayOf = async (ella: SeededPerson) => (await standingOfMonday(ella)).amount;

/** What of its earlier claims is owed. */
export const owedOfMonday = async (ella: SeededPerson) => (await standingOfMonday(ella)).owed;

export const claimMonday = async (ella: SeededPerson) =>
  (await ella.promo(CLAIM, { id: 'cashback_monday' })).code;

export const mainCash = async (ella: SeededPerson) => (await balances(ella.world.db, ella.id, 'AUD')).MAIN;

/** Loses what lies in the main wallet, in whole hundreds. */
export async function loseHeld(
  platform: TestPlatform,
  ella: SeededPerson,
  when: string,
  hundreds: number,
): Promise<void> {
  const call = await vendorAt(platform, ella, SLOT.id);
  for (let count = 0; count < hundreds; count += 1) {
    await call('bet', `${when}${String(count)}`, { amount: '100.00' });
    await call('win', `${when}${String(count)}`, { amount: '0' });
  }
}

/** Loses an amount of other money, in whole hundreds. */
export async function lose(
  platform: TestPlatform,
  ella: SeededPerson,
  when: string,
  hundreds: number,
): Promise<void> {
  await fund(ella.world, ella.id, BigInt(hundreds) * 10_000n);
  await loseHeld(platform, ella, when, hundreds);
}

/** Ella claimed 60.00 on what she lost of a deposit of 1000.00 on Monday, and disputed it on Tuesday. */
export async function disputedAfterClaim(
  platform: TestPlatform,
): Promise<{ readonly ella: SeededPerson; readonly deposit: string }> {
  const ella = await beforeMonday(platform);
  const deposit = await deposited(ella, '1000.00');
  await loseHeld(platform, ella, 'r', 10);
  await ella.world.clock.advance('PT30M');
  await claimMonday(ella);
  await ella.world.clock.advance('P1D');
  await reversal(ella, deposit);
  return { ella, deposit };
}
