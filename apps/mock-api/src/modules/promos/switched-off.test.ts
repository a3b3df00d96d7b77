import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { awardPromo, promoRecord } from './index.ts';

const MINE =
  'query M($me: ID!) { member(id: $me) { activePromo { promo { id } } pendingPromos { id } wallets { mainCash casinoBonus } promoLockIn { lockInAccumulatedDeposit } } }';

const platform = platformForFile(startSeededPlatform);

const turn = ({ world }: SeededPerson, promo: string, active: boolean) =>
  world.write(({ db }) => db.updateTable('promos').set({ active }).where('id', '=', promo).execute());

const mine = async (who: SeededPerson) =>
  ((await who.promo(MINE, { me: who.id })).data as { member: Record<string, unknown> }).member;

async function authorized(who: SeededPerson, amount: string, promoCode?: string) {
  const page = await startDeposit(who, amount, promoCode === undefined ? {} : { promoCode });
  await page.proceed();
  return page;
}

it('a promo that is switched off while its deposit is on the way gives nothing, and the money comes', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const page = await authorized(mia, '200.00', 'MIDWEEK50');
  await turn(mia, 'promo_midweek', false);
  await page.choose('APPROVE');
  await turn(mia, 'promo_midweek', true);
  expect(await mine(mia)).toMatchObject({
    activePromo: null,
    wallets: { mainCash: '1200.00', casinoBonus: '0.00' },
  });
  const { data } = await mia.main('{ deposits(first: 1) { edges { node { status promoCode } } } }');
  expect(data).toEqual({ deposits: { edges: [{ node: { status: 'APPROVED', promoCode: null } }] } });
  expect((await audit(mia.world.db, platform.services.auditChecks)).violations).toEqual([]);
});

it('an award that was earned before its promo was switched off starts when its turn comes', async () => {
  const ruby = await personInNewWorld(platform, 'ruby');
  const record = await promoRecord(ruby.world.db, 'promo_long_haul');
  if (!record) throw new Error('The promo is not there.');
  await ruby.world.write((unit) => awardPromo(unit, { memberId: ruby.id, record, cause: 'LOCK_IN' }));
  await turn(ruby, 'promo_long_haul', false);
  await ruby.promo('mutation { cancelActivePromo(id: "mpr_ruby_midweek") { id } }');
  expect(await mine(ruby)).toMatchObject({
    activePromo: { promo: { id: 'promo_long_haul' } },
    pendingPromos: [],
    wallets: { casinoBonus: '50.00' },
  });
});

it('a bonus that was given before its promo was switched off is activated all the same', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await turn(ella, 'promo_reload_gift', false);
  const { data } = await ella.promo(
    'mutation { activateConsumableBonus(id: "bon_ella_on_deposit", legacyMemberId: "mem_ella") { status bonus } }',
  );
  expect(data).toEqual({ activateConsumableBonus: { status: 'ACTIVE', bonus: '15.00' } });
});

it('free spins of a promo are claimed while it is on, and kept when it is off', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const claim = () =>
    mia.promo(
      'mutation { claimFreeSpinPromo(input: { legacyMemberId: "mem_mia", promo: "promo_dingo_spins" }) { id status } }',
    );
  await turn(mia, 'promo_dingo_spins', false);
  const refused = await claim();
  expect([refused.code, refused.errors[0]?.message]).toEqual(['CONFLICT', 'This promo has ended.']);
  await turn(mia, 'promo_dingo_spins', true);
  const { id } = (await claim()).data?.['claimFreeSpinPromo'] as { id: string };
  await turn(mia, 'promo_dingo_spins', false);
  const { data } = await mia.promo(
    'mutation A($id: ID!) { activateFreeSpinPromo(id: $id, legacyMemberId: "mem_mia") { status activated } }',
    { id },
  );
  expect(data).toEqual({ activateFreeSpinPromo: { status: 'ACTIVE', activated: true } });
});

it('a deposit counts towards no lock-in whose promo is off, and its progress goes on when it is on again', async () => {
  const isla = await personInNewWorld(platform, 'isla');
  const deposit = async () => (await authorized(isla, '50.00')).choose('APPROVE');
  await turn(isla, 'promo_long_haul', false);
  await deposit();
  expect(await mine(isla)).toMatchObject({ promoLockIn: { lockInAccumulatedDeposit: '100.00' } });
  await turn(isla, 'promo_long_haul', true);
  await deposit();
  expect(await mine(isla)).toMatchObject({ promoLockIn: { lockInAccumulatedDeposit: '150.00' } });
});
