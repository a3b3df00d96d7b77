import { beforeAll, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { tryDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { signUp, signUpCodes } from '#test/kit/sign-up.ts';

/** A Monday, 13:00 in Sydney. */
const NOW = '2026-03-02T02:00:00.000Z';

const platform = platformForFile(startSeededPlatform);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld(NOW);
});

const idOf = async (code: string): Promise<string> =>
  (await world.db.selectFrom('promos').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/** Answers the code of the refusal, or null. */
type Way = (person: SeededPerson, code: string) => Promise<string | null>;

const deposit =
  (amount: string, paymentMethod = 'pm_card'): Way =>
  async (person, promoCode) =>
    (await tryDeposit(person, { promoCode, amount, paymentMethod }))[0];

const depositIn =
  (currency: string, ...order: Parameters<typeof deposit>): Way =>
  async (person, code) => {
    await person.main('mutation C($to: String!) { updateMe(input: { activeCurrency: $to }) { id } }', {
      to: currency,
    });
    return deposit(...order)(person, code);
  };

const claim: Way = async (person, code) =>
  (
    await person.promo(
      'mutation C($me: ID!, $promo: ID!) { claimFreeSpinPromo(input: { legacyMemberId: $me, promo: $promo }) { id } }',
      { me: person.id, promo: await idOf(code) },
    )
  ).code;

const lockIn: Way = async (person, code) =>
  (
    await person.promo(
      'mutation L($me: ID!, $promo: ID!) { lockInMemberToPromo(legacyMemberId: $me, lockInEnabled: true, promo: $promo) { completed } }',
      { me: person.id, promo: await idOf(code) },
    )
  ).code;

/** By an operator, whom the rule of grants holds to the terms. */
const given: Way = async (person, code) =>
  (
    await person.control(
      'mutation G($world: ID!, $promo: ID!, $member: ID!) { giveReward(world: $world, promo: $promo, member: $member) { id } }',
      { promo: await idOf(code), member: person.id },
    )
  ).code;

/** By the login that {@link seededPerson} has just made. */
const byLogin: Way = async ({ id }, code) => {
  const bonus = world.db.selectFrom('memberBonuses').select('id').where('memberId', '=', id);
  const held = await bonus.where('promoId', '=', await idOf(code)).executeTakeFirst();
  return held ? null : 'NOT_GIVEN';
};

const ways: readonly (readonly [code: string, person: string, how: Way])[] = [
  ['WELCOME1', 'otis', deposit('20.00')],
  ['WELCOME2', 'ella', deposit('20.00')],
  ['WELCOME3', 'mia', deposit('20.00')],
  ['WELCOME4', 'leo', deposit('20.00')],
  ['MIDWEEK50', 'mia', deposit('20.00')],
  ['LIVE25', 'mia', deposit('50.00')],
  ['ROYAL', 'mia', deposit('20.00')],
  ['TIER6', 'leo', deposit('20.00')],
  ['KIWI30', 'tama', deposit('60.00')],
  ['LASTDRINKS', 'ella', deposit('25.00')],
  ['FINALS10', 'mia', deposit('1.00')],
  ['SPINNER', 'mia', deposit('20.00')],
  ['HANDSHAKE', 'mia', deposit('20.00')],
  ['LONGHAUL', 'mia', lockIn],
  ['HARBOUR', 'tama', lockIn],
  ['SHED', 'ella', lockIn],
  ['DINGO20', 'mia', claim],
  ['REEFS30', 'ella', claim],
  ['TUI20', 'mia', claim],
  ['FEATURE3', 'mia', claim],
  ['DAYBREAK', 'mia', byLogin],
  ['FRONTBAR', 'leo', byLogin],
  ['GIFT-RELOAD', 'mia', given],
  ['GIFT-OPEN', 'mia', given],
  ['GIFT-SPINS', 'mia', given],
  ['COLD25', 'mia', depositIn('BTC', '0.00050000', 'pm_crypto')],
];

const bySigningUp = [
  ['HELLO10', 'AUD', { countryCode: 'AU', mobileNumber: '+61412000111' }],
  ['KIAORA10', 'NZD', { countryCode: 'NZ', mobileNumber: '+64212345678' }],
] as const;

it.each(ways)('%s can be had by %s', async (code, name, how) => {
  expect(await how(await seededPerson(platform, world, name), code)).toBeNull();
});

it.each(bySigningUp)('%s can be had by who signs up in %s', async (code, _currency, input) => {
  const person = { email: `${code.toLowerCase()}@example.test`, mobileNumber: input.mobileNumber };
  const codes = await signUpCodes(platform, world, person);
  expect((await signUp(platform, world, { ...person, ...codes, ...input })).code).toBeNull();
  const awarded = await world.db
    .selectFrom('memberPromos')
    .select('status')
    .where('promoId', '=', await idOf(code))
    .where('createdAt', '=', Date.parse(NOW))
    .execute();
  expect(awarded).toEqual([{ status: 'ACTIVE' }]);
});

it('no other promo is open', async () => {
  const open = await world.db
    .selectFrom('promos')
    .select('code')
    .where('active', '=', true)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', Date.parse(NOW))]))
    .where('id', 'not like', 'promo_reward_%')
    .execute();
  const known = [...ways, ...bySigningUp].map(([code]) => code);
  expect(open.map(({ code }) => code).sort()).toEqual(known.sort());
});
