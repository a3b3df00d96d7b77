import { expect, it } from 'vitest';
import { objectOf } from '#test/kit/launches.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { cashOf, deposited, reversal, vendorAt } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import { earnExperience } from './index.ts';

const STANDING =
  '{ memberLevel(member: "mem_mia") { level experience rewards { level state } experienceHistory(first: 3) { edges { node { unit experience } } } } }';
const CLAIM = 'mutation { claimLevelReward(level: 4) { state } }';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

it('LEVEL-12 keeps the experience of a reversed deposit and of its stakes, the level that they reached, and its reward', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const standing = async () => objectOf(await mia.main(STANDING), 'memberLevel');
  const before = Number((await standing())['experience']);
  // So that the deposit and the stake that follow reach the fourth level exactly.
  const hundredths = BigInt(Math.round((12_500 - 10 - 25 - before) * 100));
  await mia.world.write((unit) => earnExperience(unit, mia.id, { unit: 'WAGER', hundredths }));
  const deposit = await deposited(mia, '50.00');
  const slot = await vendorAt(platform, mia, SLOT.id);
  await slot('bet', 'r1', { amount: '50.00' });
  await slot('win', 'r1', { amount: '0' });
  const reached = await standing();
  expect(reached).toMatchObject({ level: 4, experience: '12500.00' });
  expect(await reversal(mia, deposit)).toBeNull();
  expect(await cashOf(mia)).toMatchObject({ mainCash: '950.00' });
  expect(await standing()).toEqual(reached);
  const claims = await Promise.all([1, 2, 3].map(() => mia.main(CLAIM)));
  expect(claims.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', null]);
});
