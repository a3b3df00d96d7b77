import { expect, it } from 'vitest';
import { gameBy, keepRound } from '#test/kit/cashbacks.ts';
import {
  beforeMonday,
  claimMonday,
  disputedAfterClaim,
  lose,
  loseHeld,
  mainCash,
  mondayOf,
  owedOfMonday,
} from '#test/kit/disputes.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { deposited, lifted, reversal } from '#test/kit/reversals.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

it('goes on to owe what was claimed where the deposit that paid a dispute off is disputed itself', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  // Of the 600.80 that she holds she loses 600.00, so that the first 1000.00 are taken out of the second.
  await loseHeld(platform, ella, 'own', 6);
  const second = await deposited(ella, '1000.00');
  expect(await reversal(ella, deposit)).toBeNull();
  expect(await mainCash(ella)).toBe(80n);
  expect(await reversal(ella, second)).toBe('INSUFFICIENT_BALANCE');
  await lose(platform, ella, 'week1', 15);
  // 66.00 of the 1100.00 of 2100.00 beyond the second deposit, less the 60.00 that were given for the first.
  expect(await mondayOf(ella)).toBe('6.00');
});

it('owes it over a deposit of the chain that was taken back before anybody disputed it', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  await loseHeld(platform, ella, 'own', 6);
  const second = await deposited(ella, '1000.00');
  expect(await reversal(ella, deposit)).toBeNull();
  expect(await mainCash(ella)).toBe(80n);
  await ella.world.clock.advance('PT1M');
  const third = await deposited(ella, '1000.00');
  expect(await reversal(ella, second)).toBeNull();
  expect(await reversal(ella, third)).toBe('INSUFFICIENT_BALANCE');
  expect(await owedOfMonday(ella)).toBe('60.00');
  await lose(platform, ella, 'week1', 20);
  // 96.00 of the 1600.00 of 2600.00 beyond the third deposit, less the 60.00 that were given for the first.
  expect(await mondayOf(ella)).toBe('36.00');
  // And over one whose dispute was lifted.
  expect((await lifted(ella, third)).code).toBeNull();
  expect(await owedOfMonday(ella)).toBe('0.00');
  await ella.world.clock.advance('PT1M');
  const fourth = await deposited(ella, '1000.00');
  expect(await reversal(ella, third)).toBeNull();
  expect(await reversal(ella, fourth)).toBe('INSUFFICIENT_BALANCE');
  expect([await mondayOf(ella), await owedOfMonday(ella)]).toEqual(['36.00', '60.00']);
});

it('owes nothing of before where the later dispute is of a deposit that was paid in afterwards', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  await lose(platform, ella, 'week1', 1);
  await deposited(ella, '1000.00');
  expect(await reversal(ella, deposit)).toBeNull();
  await ella.world.clock.advance('PT1M');
  const later = await deposited(ella, '100.00');
  await loseHeld(platform, ella, 'rest', 7);
  expect(await reversal(ella, later)).toBe('INSUFFICIENT_BALANCE');
  // 6 % of 800.00, less the disputed 100.00, which was not there when the first was taken back.
  expect(await mondayOf(ella)).toBe('42.00');
});

it('owes nothing of a claim where the deposit was only a draft while its losses were made', async () => {
  const ella = await beforeMonday(platform);
  const draft = await startDeposit(ella, '1000.00');
  await draft.proceed();
  await lose(platform, ella, 'own', 10);
  await ella.world.clock.advance('PT15M');
  await draft.choose('APPROVE');
  expect(await mondayOf(ella)).toBe('70.80');
  await claimMonday(ella);
  await loseHeld(platform, ella, 'later', 10);
  await ella.world.clock.advance('P1D');
  expect(await reversal(ella, draft.id)).toBe('INSUFFICIENT_BALANCE');
  expect(await owedOfMonday(ella)).toBe('0.00');
  await lose(platform, ella, 'more', 5);
  // 6 % of 500.00 beyond the deposit.
  expect(await mondayOf(ella)).toBe('30.00');
});

it('owes what was claimed for a deposit that came after what the month’s limit was used up by', async () => {
  const ella = await beforeMonday(platform);
  const [game, aDayAgo] = [await gameBy(ella.world, 'pro_nightjar'), ella.world.now().getTime() - 86_400_000];
  await keepRound(ella.world, 500_000n, 0n, game, { settledAt: aDayAgo });
  const deposit = await deposited(ella, '1000.00');
  await ella.world.clock.advance('PT30M');
  expect([await mondayOf(ella), await claimMonday(ella)]).toEqual(['200.00', null]);
  await ella.world.clock.advance('P35DT2H');
  await loseHeld(platform, ella, 'april', 10);
  await ella.world.clock.advance('P7D');
  expect([await mondayOf(ella), await claimMonday(ella)]).toEqual(['60.00', null]);
  expect(await mainCash(ella)).toBe(79_000n);
  expect(await reversal(ella, deposit)).toBe('INSUFFICIENT_BALANCE');
  expect(await owedOfMonday(ella)).toBe('60.00');
});
