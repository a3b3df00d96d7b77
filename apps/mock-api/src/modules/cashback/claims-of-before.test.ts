import { expect, it } from 'vitest';
import { disputedAfterClaim, lose, mondayOf } from '#test/kit/disputes.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { lifted } from '#test/kit/reversals.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

/** As the platform kept a claim before it kept what it was for. */
const keepOld = ({ id, world }: SeededPerson, amountMinor: bigint, claimedAt: string) =>
  world.write(({ db }) =>
    db
      .insertInto('cashbackClaims')
      .values({
        id: `old_${claimedAt}`,
        memberId: id,
        cashbackId: 'cashback_monday',
        amountMinor,
        claimedAt: Date.parse(claimedAt),
      })
      .execute(),
  );

it('settles nothing by an older claim among new ones, and owes nothing of it', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  await keepOld(ella, 5_000n, '2026-02-23T00:00:00.000Z');
  await lose(platform, ella, 'week1', 21);
  // 66.00 of the 1100.00 beyond the deposit, less 60.00 of the claim that was kept.
  expect(await mondayOf(ella)).toBe('6.00');
  expect((await lifted(ella, deposit)).code).toBeNull();
  expect(await mondayOf(ella)).toBe('126.00');
});

it('counts an older claim in the limit of its month', async () => {
  const { ella, deposit } = await disputedAfterClaim(platform);
  await keepOld(ella, 10_000n, '2026-03-03T00:00:00.000Z');
  expect((await lifted(ella, deposit)).code).toBeNull();
  await lose(platform, ella, 'week1', 10);
  // 200.00 less 70.80 and 100.00.
  expect(await mondayOf(ella)).toBe('29.20');
});

it('owes nothing where all claims are older', async () => {
  const { ella } = await disputedAfterClaim(platform);
  const unknown = { lostMinor: null, share: null, limitMinor: null, playEndedAt: null };
  await ella.world.write(({ db }) =>
    db.updateTable('cashbackClaims').set(unknown).where('memberId', '=', ella.id).execute(),
  );
  await lose(platform, ella, 'week1', 16);
  expect(await mondayOf(ella)).toBe('36.00');
});
