import { expect, it } from 'vitest';
import { sessionFor } from '#test/kit/launches.ts';
import { PLAY_SECRET } from '#test/kit/play.ts';
import { vendorCall } from '#test/kit/play-calls.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const LOCK =
  'mutation L($me: ID!, $promo: ID!) { lockInMemberToPromo(legacyMemberId: $me, lockInEnabled: true, promo: $promo) { completed } }';
const CANCEL = 'mutation C($promo: ID!) { cancelLockIn(promo: $promo) { id } }';
const READ = 'query R($me: ID!) { member(id: $me) { promoLockIn { lockInAccumulatedTurnover } } }';
const promo = 'promo_shearers_shed';

/** A seeded person at the slot. */
async function seated(name: string) {
  const person = await personInNewWorld(platform, name);
  const { id, world, token, main } = person;
  const gameSession = await sessionFor({ id, world, token, email: '', call: main });
  const call = (kind: string, body: object) => vendorCall(platform, world, kind, { gameSession, ...body });
  const bet = (round: string, amount: string) =>
    call('bet', { transaction: `bet-${round}`, round, amount, currency: 'AUD' });
  const lose = (round: string) =>
    call('win', { transaction: `win-${round}`, round, amount: '0', currency: 'AUD' });
  return { person, bet, lose };
}

const turnedOver = async ({ id, promo: ask }: SeededPerson) =>
  ((await ask(READ, { me: id })).data as { member: { promoLockIn: { lockInAccumulatedTurnover: string } } })
    .member.promoLockIn.lockInAccumulatedTurnover;

it('counts no bet that was placed before the lock-in, whenever it is settled', async () => {
  const { person, bet, lose } = await seated('ella');
  expect((await bet('before', '5.00')).status).toBe(200);
  await person.world.clock.advance('PT1S');
  expect((await person.promo(LOCK, { me: person.id, promo })).code).toBeNull();
  expect((await bet('after', '2.00')).status).toBe(200);
  await lose('before');
  expect(await turnedOver(person)).toBe('0.00');
  await lose('after');
  expect(await turnedOver(person)).toBe('2.00');
});

it('counts no bet of a lock-in that was cancelled for the next one', async () => {
  const { person, bet, lose } = await seated('ella');
  await person.promo(LOCK, { me: person.id, promo });
  await bet('first', '5.00');
  await person.promo(CANCEL, { promo });
  await person.world.clock.advance('P7D');
  await person.promo(LOCK, { me: person.id, promo });
  await lose('first');
  expect(await turnedOver(person)).toBe('0.00');
});
