import { expect, it } from 'vitest';
import { openCashier } from '#test/kit/cashier.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import { countTowardsLockIn } from './index.ts';

const platform = platformForFile(startSeededPlatform);
const ACTIVE = '{ member(id: "mem_isla") { activePromo { id bonus promo { id } } wallets { casinoBonus } } }';
const NZD = 'mutation { updateMe(input: { activeCurrency: "NZD" }) { id } }';
const WITHDRAW = `mutation W($givesUpPromo: ID) {
  initiatePaymentIQWithdrawal(input: { withdrawalMethod: "wm_bank", amount: "150.00", givesUpPromo: $givesUpPromo })
}`;

it('WDR-28 asks about the award of a lock-in whose deposits were of another currency, and ends it', async () => {
  const isla = await personInNewWorld(platform, 'isla');
  await isla.world.write(async (unit) => {
    await unit.db.updateTable('members').set({ verified: true }).where('id', '=', isla.id).execute();
    await countTowardsLockIn(unit, {
      memberId: isla.id,
      kind: 'TURNOVER',
      amount: 500_000n,
      currency: 'AUD',
    });
  });
  expect((await isla.main(NZD)).code).toBeNull();
  const page = await startDeposit(isla, '150.00');
  await page.proceed();
  await page.choose('APPROVE');
  const { data } = await isla.promo(ACTIVE);
  const { activePromo } = data?.['member'] as { activePromo: { id: string } };
  expect(activePromo).toMatchObject({ bonus: '50.00', promo: { id: 'promo_long_haul' } });
  const refused = await isla.main(WITHDRAW);
  expect([refused.code, refused.errors[0]?.message]).toEqual([
    'ACTIVE_PROMO',
    'This withdrawal ends your active promo The Long Haul. You will lose A$50.00 of bonus money.',
  ]);
  const answer = await isla.main(WITHDRAW, { givesUpPromo: activePromo.id });
  const cashier = openCashier(String(answer.data?.['initiatePaymentIQWithdrawal']));
  await cashier.proceed();
  await cashier.choose('APPROVE');
  expect((await isla.promo(ACTIVE)).data).toEqual({
    member: { activePromo: null, wallets: { casinoBonus: '0.00' } },
  });
});
