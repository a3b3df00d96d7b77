import { describe, expect, it } from 'vitest';
import { leaveBonusMoney } from '#test/kit/bonus-money.ts';
import { CLAIM } from '#test/kit/cashbacks.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const AUDIT = 'query Audit($world: ID!) { audit(world: $world) { balanced violations } }';
const WALLETS =
  'query W($me: ID!) { member(id: $me) { activePromo { id bonus } wallets { casinoBonus sportsBonus } } }';
const GIVE =
  'mutation Give($world: ID!, $member: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: $member, input: $input) }';
const TRANSFER =
  'mutation Move($world: ID!, $member: ID!, $input: TransferBalanceInput!) { transferBalance(world: $world, member: $member, input: $input) }';
const CANCEL = 'mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }';

const platform = platformForFile(startSeededPlatform);

interface Standing {
  readonly activePromo: { readonly id: string; readonly bonus: string } | null;
  readonly wallets: { readonly casinoBonus: string; readonly sportsBonus: string };
}

const standing = async (who: SeededPerson) =>
  ((await who.promo(WALLETS, { me: who.id })).data as { member: Standing }).member;

const violations = async (who: SeededPerson) => {
  const { data } = await who.control(AUDIT);
  return (data?.['audit'] as { violations: readonly string[] }).violations;
};

const give = (who: SeededPerson, walletType: string, amount: string) =>
  who.control(GIVE, { member: who.id, input: { walletType, amount } });

it('PROMO-47 has no breach in a new world, and the audit names each wallet with bonus money of no promo', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  expect(await violations(mia)).toEqual([]);
  await leaveBonusMoney(mia, { wallet: 'CASINO_BONUS', amount: 1_234n });
  await leaveBonusMoney(mia, { wallet: 'SPORT_BONUS', amount: 500n });
  expect(await violations(mia)).toEqual([
    'CASINO_BONUS of mem_mia has 12.34 AUD of bonus money that belongs to no active promo.',
    'SPORT_BONUS of mem_mia has 5.00 AUD of bonus money that belongs to no active promo.',
  ]);
});

it('PROMO-47 counts no promo in another currency as the owner', async () => {
  const ruby = await personInNewWorld(platform, 'ruby');
  await leaveBonusMoney(ruby, { wallet: 'CASINO_BONUS', currency: 'NZD', amount: 100n });
  expect(await violations(ruby)).toEqual([
    'CASINO_BONUS of mem_ruby has 1.00 NZD of bonus money that belongs to no active promo.',
  ]);
});

describe('bonus money that the operator posts', () => {
  const told = ({ code, errors }: Awaited<ReturnType<SeededPerson['control']>>) => [code, errors[0]?.message];
  const none = (currency: string) => [
    'CONFLICT',
    `Bonus money belongs to a promo, and this member has none in force in ${currency}. Give a reward instead.`,
  ];

  it('PROMO-47 is refused with the reason where no promo in its currency would own it, and nothing is posted', async () => {
    const ruby = await personInNewWorld(platform, 'ruby');
    const mia = await seededPerson(platform, ruby.world, 'mia');
    for (const wallet of ['CASINO_BONUS', 'SPORT_BONUS']) {
      expect(told(await give(mia, wallet, '1.00'))).toEqual(none('AUD'));
      const input = { walletType: wallet, currency: 'NZD', amount: '1.00' };
      expect(told(await ruby.control(GIVE, { member: ruby.id, input }))).toEqual(none('NZD'));
      const moved = { from: 'MAIN', to: wallet, amount: '1.00' };
      expect(told(await mia.control(TRANSFER, { member: mia.id, input: moved }))).toEqual(none('AUD'));
    }
    expect(await standing(mia)).toEqual({
      activePromo: null,
      wallets: { casinoBonus: '0.00', sportsBonus: '0.00' },
    });
    expect(await violations(mia)).toEqual([]);
  });

  it('is added to that of the promo in force, and is taken out where no promo owns it', async () => {
    const ruby = await personInNewWorld(platform, 'ruby');
    const mia = await seededPerson(platform, ruby.world, 'mia');
    expect((await give(ruby, 'SPORT_BONUS', '5.00')).code).toBeNull();
    expect((await standing(ruby)).wallets).toEqual({ casinoBonus: '150.00', sportsBonus: '5.00' });
    await leaveBonusMoney(mia, { wallet: 'CASINO_BONUS', amount: 300n });
    expect((await give(mia, 'CASINO_BONUS', '-1.00')).data).toEqual({ adjustBalance: '2.00' });
    const back = { from: 'CASINO_BONUS', to: 'MAIN', amount: '2.00' };
    expect((await mia.control(TRANSFER, { member: mia.id, input: back })).code).toBeNull();
    expect(await violations(mia)).toEqual([]);
  });
});

it('PROMO-47 takes what is in both bonus wallets with the promo that is cancelled', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const page = await startDeposit(mia, '200.00', { promoCode: 'MIDWEEK50' });
  await page.proceed();
  await page.choose('APPROVE');
  await give(mia, 'SPORT_BONUS', '5.00');
  const { activePromo } = await standing(mia);
  expect(await violations(mia)).toEqual([]);
  await mia.promo(CANCEL, { id: activePromo?.id });
  expect(await standing(mia)).toEqual({
    activePromo: null,
    wallets: { casinoBonus: '0.00', sportsBonus: '0.00' },
  });
  expect(await violations(mia)).toEqual([]);
});

it('PROMO-47 gives a cashback of bonus money as a bonus to be activated, which then is of its own promo', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.write(({ db }) =>
    db.updateTable('cashbacks').set({ currencyType: 'BONUS' }).where('id', '=', 'cashback_monday').execute(),
  );
  const claimed = await ella.promo(CLAIM, { id: 'cashback_monday' });
  expect(claimed.data).toMatchObject({ claimCashback: { cashbackReceivedThisMonth: '3.60' } });
  expect(await standing(ella)).toEqual({
    activePromo: null,
    wallets: { casinoBonus: '0.00', sportsBonus: '0.00' },
  });
  const { data } = await ella.promo('{ memberConsumablePromos(first: 100) { edges { node { id name } } } }');
  const { edges } = data?.['memberConsumablePromos'] as {
    edges: readonly { readonly node: { readonly id: string; readonly name: string } }[];
  };
  const cashback = edges.find(({ node }) => node.name === 'Monday Cashback')?.node.id;
  await ella.promo(
    'mutation Go($id: ID!, $me: ID!) { activateConsumableBonus(id: $id, legacyMemberId: $me) { id } }',
    { id: cashback, me: ella.id },
  );
  expect(await standing(ella)).toMatchObject({
    activePromo: { bonus: '3.60' },
    wallets: { casinoBonus: '3.60', sportsBonus: '0.00' },
  });
  expect(await violations(ella)).toEqual([]);
});

it('ends the promo of a deposit that was taken back, and no promo of another deposit', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  const first = await startDeposit(mia, '200.00', { promoCode: 'MIDWEEK50' });
  await first.proceed();
  await first.choose('APPROVE');
  await mia.promo(CANCEL, { id: (await standing(mia)).activePromo?.id });
  await mia.world.clock.advance('PT1M');
  const second = await startDeposit(mia, '200.00', { promoCode: 'MIDWEEK50' });
  await second.proceed();
  await second.choose('APPROVE');
  const reverse = (deposit: string) =>
    mia.control(
      'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }',
      {
        deposit,
      },
    );
  await reverse(first.id);
  expect(await standing(mia)).toMatchObject({
    activePromo: { bonus: '100.00' },
    wallets: { casinoBonus: '100.00' },
  });
  await reverse(second.id);
  expect(await standing(mia)).toEqual({
    activePromo: null,
    wallets: { casinoBonus: '0.00', sportsBonus: '0.00' },
  });
  expect(await violations(mia)).toEqual([]);
});
