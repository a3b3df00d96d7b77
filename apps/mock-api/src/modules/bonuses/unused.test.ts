import { expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { bonusesStore } from './store/tables.ts';

const HISTORY =
  '{ promoHistory { edges { node { status endCause endingJob began bonus turnoverTarget promoUsed dateTimeCreated dateTimeEnded promo { id name } } } } memberConsumablePromos(first: 100) { edges { node { id } } } }';
const TOLD = '{ messages(first: 20, filter: { read: { eq: false } }) { edges { node { title content } } } }';
const END =
  'mutation E($world: ID!, $ending: RewardEnding!) { endReward(world: $world, reward: "bon_ella_user_claim", ending: $ending) { id } }';

const platform = platformForFile(startSeededPlatform);

interface Answer {
  readonly promoHistory: {
    readonly edges: readonly {
      readonly node: { readonly endCause: string; readonly promo: { readonly id: string } };
    }[];
  };
  readonly memberConsumablePromos: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

async function mine(ella: SeededPerson) {
  const { promoHistory, memberConsumablePromos } = (await ella.promo(HISTORY)).data as unknown as Answer;
  return {
    // Ella claimed free spins before, and both had rewards of levels and badges.
    history: promoHistory.edges
      .map(({ node }) => node)
      .filter(({ endCause, promo }) => endCause !== 'SPINS_GIVEN' && !promo.id.startsWith('promo_reward_')),
    open: memberConsumablePromos.edges.map(({ node }) => node.id),
  };
}

async function told(ella: SeededPerson, title: string): Promise<string[]> {
  const { data } = await ella.main(TOLD);
  const { edges } = data?.['messages'] as { edges: { node: { title: string; content: string } }[] };
  return edges.flatMap(({ node }) => (node.title === title ? [node.content] : []));
}

const kept = {
  ...{ began: false, bonus: '5.00', endingJob: null, promoUsed: 0 },
  dateTimeCreated: '2026-02-28T02:00:00.000Z',
};

it('PROMO-32 a bonus that was not activated in time is in the history, with what it was, why and when, once', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.clock.advance('P1D');
  const { history, open } = await mine(ella);
  expect(open).not.toContain('bon_ella_user_claim');
  expect(history).toEqual([
    expect.objectContaining({
      ...{
        ...kept,
        status: 'EXPIRED',
        endCause: 'NOT_ACTIVATED',
        promo: { id: 'promo_open_gift', name: 'Open Gift' },
      },
      dateTimeEnded: '2026-03-03T02:00:00.000Z',
    }),
  ]);
  const text = '<p>Asked and Given was not activated before its end, and has expired.</p>';
  expect(await told(ella, 'Bonus Expired')).toEqual([text]);
  await ella.world.clock.advance('PT1H');
  expect((await mine(ella)).history).toHaveLength(1);
  const audit = await ella.control('query A($world: ID!) { audit(world: $world) { violations } }');
  expect(audit.data).toEqual({ audit: { violations: [] } });
});

it.each([
  ['CANCEL', 'CANCELED'],
  ['EXPIRE', 'EXPIRED'],
] as const)(
  'of an end by %s of the operator the history tells, and the member is told',
  async (ending, status) => {
    const ella = await personInNewWorld(platform, 'ella');
    await ella.control(END, { ending });
    const { history, open } = await mine(ella);
    expect(open).not.toContain('bon_ella_user_claim');
    expect(history).toEqual([expect.objectContaining({ ...kept, status, endCause: 'OPERATOR' })]);
    expect(await told(ella, 'Promo Ended')).toEqual([
      '<p>Our team ended Asked and Given before it began.</p>',
    ]);
  },
);

it('the bonus of a login that was left alone is in the history without a message', async () => {
  const mia = await personInNewWorld(platform, 'mia');
  await mia.world.clock.advance('P8D');
  const ended = { status: 'EXPIRED', endCause: 'NOT_ACTIVATED', promo: { id: 'promo_log_in' } };
  expect((await mine(mia)).history).toMatchObject([ended]);
  expect(await told(mia, 'Bonus Expired')).toEqual([]);
});

it('what ended unused in an older world is in the history, too', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  await ella.world.clock.advance('P1D');
  const { history } = await mine(ella);
  await ella.world.write(async ({ db }) => {
    await db
      .updateTable('memberBonuses')
      .set({ memberPromoId: null })
      .where('id', '=', 'bon_ella_user_claim')
      .execute();
    await db
      .deleteFrom('memberPromos')
      .where('memberId', '=', ella.id)
      .where('endCause', '=', 'NOT_ACTIVATED')
      .execute();
    await bonusesStore.migrations['0171-unused-bonuses']?.(db as never);
  });
  expect((await mine(ella)).history).toEqual(history);
});
