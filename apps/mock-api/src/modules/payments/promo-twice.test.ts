import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { providerCall, startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;
let mia: SeededPerson;

/** Sends the same callback for several deposits at the same time. */
async function send(call: 'authorize' | 'transfer', ids: readonly string[]) {
  const answers = await Promise.all(
    ids.map((paymentId) =>
      providerCall(platform, world, call, {
        userId: mia.id,
        txId: `tx-${paymentId}`,
        txAmount: '100.00',
        txAmountCy: 'AUD',
        attributes: { paymentId },
      }),
    ),
  );
  return answers.map(({ status, body }) => [status, body['success'], body['status']]);
}

const DEPOSITS =
  '{ deposits(first: 3) { edges { node { status promoCode } } } messages(first: 3) { edges { node { content } } } }';

describe('deposits that were handed on side by side with a promo', () => {
  it.each([[['MIDWEEK50', 'MIDWEEK50', 'MIDWEEK50']], [['MIDWEEK50', 'LIVE25', 'MIDWEEK50']]])(
    'DEP-19 DEP-28 start one only (%j), the others credit their money alone and say so',
    async (codes) => {
      world = await platform.newWorld('2026-03-02T02:00:00.000Z');
      mia = await seededPerson(platform, world, 'mia');
      const pages = await Promise.all(codes.map((promoCode) => startDeposit(mia, '100.00', { promoCode })));
      const ids = pages.map(({ id }) => id);
      expect(await send('authorize', ids)).toEqual(ids.map(() => [200, true, 'PENDING']));
      expect(await send('transfer', ids)).toEqual(ids.map(() => [200, true, 'APPROVED']));
      const promos = await world.db
        .selectFrom('memberPromos')
        .select('status')
        .where('memberId', '=', mia.id)
        .where('status', '=', 'ACTIVE')
        .execute();
      expect(promos).toHaveLength(1);
      const { data } = await mia.main(DEPOSITS);
      const nodesOf = <T>(list: unknown) => (list as { edges: { node: T }[] }).edges.map(({ node }) => node);
      const kept = nodesOf<{ promoCode: string | null }>(data?.['deposits']).flatMap(
        ({ promoCode }) => promoCode ?? [],
      );
      expect(kept).toHaveLength(1);
      const told = nodesOf<{ content: string }>(data?.['messages']).filter(({ content }) =>
        content.includes('Its promo could no longer be used and was not started.'),
      );
      expect(told).toHaveLength(2);
      const { MAIN, CASINO, CASINO_BONUS } = await balances(world.db, mia.id, 'AUD');
      expect(MAIN + CASINO).toBe(130_000n);
      expect([5_000n, 2_500n]).toContain(CASINO_BONUS);
      expect((await audit(world.db, platform.services.auditChecks)).violations).toEqual([]);
    },
  );
});
