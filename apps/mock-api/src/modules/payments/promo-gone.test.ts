import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { standOf } from '#test/kit/cashier.ts';
import { completeProfile } from '#test/kit/account.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const GONE = 'The promo of this deposit can no longer be used. Please start a new deposit without it.';

const platform = platformForFile(startSeededPlatform);
let jack: SeededPerson;

beforeEach(async () => {
  jack = await personInNewWorld(platform, 'jack');
  await completeProfile(jack.world, jack.id);
});

const withPromo = (promoCode: string) => startDeposit(jack, '500.00', { promoCode });

/** Ends Jack's active promo. */
async function cancelPromo(): Promise<void> {
  const { data } = await jack.promo('{ member(id: "mem_jack") { activePromo { id } } }');
  const { id } = (data?.['member'] as { activePromo: { id: string } }).activePromo;
  await jack.promo('mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
}

const awards = () =>
  jack.world.db
    .selectFrom('memberPromos')
    .select(['promoId', 'promoUsed', 'status'])
    .where('memberId', '=', 'mem_jack')
    .orderBy('seq')
    .execute();

const endOfMidweek = () =>
  jack.world.write(async ({ db, now }) => {
    const set = { expiresAt: now.getTime() };
    await db.updateTable('promos').set(set).where('id', '=', 'promo_midweek').execute();
  });

const newest = async () =>
  (
    await jack.main(
      '{ deposits(first: 1) { edges { node { status promoCode } } } messages(first: 1) { edges { node { content } } } }',
    )
  ).data;

describe('a promo that a deposit was prepared with', () => {
  it('PROMO-16 is refused when the deposit is handed on after its last use, and the cashier says so', async () => {
    const [first, second] = [await withPromo('WELCOME1'), await withPromo('WELCOME1')];
    await first.proceed();
    await first.choose('APPROVE');
    await cancelPromo();
    const answer = await second.proceed();
    expect(standOf(answer)).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
    expect(answer.body['state']).toMatchObject({ ending: { message: GONE } });
    expect(await awards()).toEqual([{ promoId: 'promo_welcome_1', promoUsed: 1, status: 'CANCELED' }]);
  });

  it('PROMO-16 is not awarded by an approval after its last use: the money alone is credited', async () => {
    const [first, second] = [await withPromo('WELCOME1'), await withPromo('WELCOME1')];
    await first.proceed();
    await second.proceed();
    await first.choose('APPROVE');
    expect(standOf(await second.choose('APPROVE'))).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    expect(await awards()).toEqual([{ promoId: 'promo_welcome_1', promoUsed: 1, status: 'ACTIVE' }]);
    const { data } = await jack.promo('{ member(id: "mem_jack") { wallets { mainCash casinoBonus } } }');
    expect(data).toEqual({ member: { wallets: { mainCash: '1000.00', casinoBonus: '500.00' } } });
    expect(await newest()).toEqual({
      deposits: { edges: [{ node: { status: 'APPROVED', promoCode: null } }] },
      messages: {
        edges: [
          {
            node: {
              content:
                '<p>Your deposit of A$500.00 has been approved. Its promo could no longer be used and was not started.</p>',
            },
          },
        ],
      },
    });
    expect(await audit(jack.world.db)).toMatchObject({ balanced: true, violations: [] });
  });

  it('that has ended is refused when the deposit is handed on', async () => {
    const page = await withPromo('MIDWEEK50');
    await endOfMidweek();
    const answer = await page.proceed();
    expect(standOf(answer)).toEqual(['DRAFT', 'receipt', 'TX_FAILED']);
    expect(answer.body['state']).toMatchObject({ ending: { message: GONE } });
  });

  it('that has ended is not awarded by an approval', async () => {
    const page = await withPromo('MIDWEEK50');
    await page.proceed();
    await endOfMidweek();
    expect(standOf(await page.choose('APPROVE'))).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    expect(await awards()).toEqual([]);
  });

  it('above the member’s level by now is not awarded by an approval', async () => {
    const page = await withPromo('MIDWEEK50');
    await page.proceed();
    await jack.world.write(async ({ db }) => {
      const set = { levelRequirement: 6 };
      await db.updateTable('promos').set(set).where('id', '=', 'promo_midweek').execute();
    });
    await page.choose('APPROVE');
    expect(await awards()).toEqual([]);
  });

  it('DEP-28 is awarded and stays named by the deposit while it can be used', async () => {
    const page = await withPromo('WELCOME1');
    await page.proceed();
    await page.choose('APPROVE');
    expect(await awards()).toEqual([{ promoId: 'promo_welcome_1', promoUsed: 1, status: 'ACTIVE' }]);
    expect(await newest()).toMatchObject({
      deposits: { edges: [{ node: { status: 'APPROVED', promoCode: 'WELCOME1' } }] },
    });
  });
});
