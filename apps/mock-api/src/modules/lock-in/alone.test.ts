import { beforeEach, expect, it } from 'vitest';
import { startDeposit, tryDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from './index.ts';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

const HAUL = 'promo_long_haul';
const LOCK =
  'mutation Lock($me: ID!, $promo: ID!) { lockInMemberToPromo(legacyMemberId: $me, lockInEnabled: true, promo: $promo) { completed } }';
const CLAIM =
  'mutation Claim($me: ID!, $promo: ID!) { claimFreeSpinPromo(input: { legacyMemberId: $me, promo: $promo }) { id } }';
const MINE = `query Mine($promo: ID!) { promo(id: $promo) { promoUsed }
  member(id: "mem_mia") { activePromo { bonus promo { id } } pendingPromos { id } wallets { casinoBonus } } }`;

const mine = async () => (await mia.promo(MINE, { promo: HAUL })).data;

const nothing = {
  promo: { promoUsed: 0 },
  member: { activePromo: null, pendingPromos: [], wallets: { casinoBonus: '0.00' } },
};

async function deposit(amount: string): Promise<void> {
  const page = await startDeposit(mia, amount);
  await page.proceed();
  await page.choose('APPROVE');
}

it.each(['20.00', '200.00', '1000.00'])(
  'PROMO-50 a deposit of %s with the code of a lock-in promo is refused, and awards nothing',
  async (amount) => {
    const refused = ['BAD_USER_INPUT', 'No deposit starts this promo.'];
    expect(await tryDeposit(mia, { promoCode: 'LONGHAUL', amount })).toEqual(refused);
    expect(await mine()).toEqual(nothing);
  },
);

it('PROMO-50 the deposits and the play of a lock-in award its promo only to a member who is locked in', async () => {
  const play = { memberId: mia.id, kind: 'TURNOVER', amount: 100_000n, currency: 'AUD' } as const;
  await deposit('200.00');
  await mia.world.write((unit) => countTowardsLockIn(unit, play));
  expect(await mine()).toEqual(nothing);
  expect((await mia.promo(LOCK, { me: mia.id, promo: HAUL })).code).toBeNull();
  await deposit('180.00');
  await mia.world.write((unit) => countTowardsLockIn(unit, play));
  expect(await mine()).toEqual(nothing);
  await deposit('20.00');
  expect(await mine()).toEqual({
    promo: { promoUsed: 1 },
    member: {
      activePromo: { bonus: '50.00', promo: { id: HAUL } },
      pendingPromos: [],
      wallets: { casinoBonus: '50.00' },
    },
  });
});

it('PROMO-50 the free spins of a lock-in promo cannot be claimed', async () => {
  const spins = 'promo_dingo_spins';
  const claim = async () => {
    const { code, errors } = await mia.promo(CLAIM, { me: mia.id, promo: spins });
    return [code, errors[0]?.message];
  };
  const lockedIn = (lockInEnabled: boolean) =>
    mia.world.write(({ db }) =>
      db.updateTable('promos').set({ lockInEnabled }).where('id', '=', spins).execute(),
    );
  await lockedIn(true);
  expect(await claim()).toEqual(['BAD_USER_INPUT', 'This promo gives no free spins to claim.']);
  expect((await mia.promo('{ memberFreeSpins { totalCount } }')).data).toEqual({
    memberFreeSpins: { totalCount: 0 },
  });
  await lockedIn(false);
  expect(await claim()).toEqual([null, undefined]);
});
