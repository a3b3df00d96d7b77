import { expect, it } from 'vitest';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { lifted, reversal } from '#test/kit/reversals.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { promosStore } from './store/tables.ts';
import { countPromoTurnover } from './index.ts';

const HISTORY = '{ promoHistory { edges { node { status endCause promo { id } } } } }';
const REVERSE = 'mutation R($world: ID!, $deposit: ID!) { reverseDeposit(world: $world, deposit: $deposit) }';
const END =
  'mutation E($world: ID!, $ending: RewardEnding!) { endReward(world: $world, reward: "mpr_ruby_midweek", ending: $ending) { id } }';
const SPEND =
  'mutation S($world: ID!) { adjustBalance(world: $world, member: "mem_ruby", input: { walletType: MAIN, amount: "-100.00" }) }';
const CANCEL = 'mutation { cancelActivePromo(id: "mpr_ruby_midweek") { id } }';
const WITHDRAW =
  'mutation { answer: createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "50.00", givesUpPromo: "mpr_ruby_midweek" }) { id } }';
const MOVE =
  'mutation M($world: ID!, $id: ID!) { moveWithdrawal(world: $world, withdrawal: $id, status: PENDING) }';

const platform = platformForFile(startSeededPlatform);

/** She has an active promo of a deposit. */
const person = () => personInNewWorld(platform, 'ruby');

async function history(who: SeededPerson): Promise<object[]> {
  const { data } = await who.promo(HISTORY);
  const { edges } = data?.['promoHistory'] as {
    edges: { node: { status: string; endCause: string | null; promo: { id: string } } }[];
  };
  // The bonus of the login ends unused while the clock goes on, and rewards of levels and badges were before.
  return edges.flatMap(({ node: { status, endCause, promo } }) =>
    endCause === 'NOT_ACTIVATED' || promo.id.startsWith('promo_reward_') ? [] : [{ status, endCause }],
  );
}

async function withdraw(ruby: SeededPerson): Promise<void> {
  await ruby.world.write(({ db }) =>
    db.updateTable('members').set({ verified: true }).where('id', '=', ruby.id).execute(),
  );
  const { data } = await ruby.main(WITHDRAW);
  await ruby.control(MOVE, { id: (data?.['answer'] as { id: string }).id });
}

async function takeBack(ruby: SeededPerson): Promise<void> {
  const page = await startDeposit(ruby, '400.00');
  await page.proceed();
  await page.choose('APPROVE');
  await ruby.control(REVERSE, { deposit: 'dep_ruby_1' });
}

const turnOver = ({ world }: SeededPerson) =>
  world.write((unit) =>
    countPromoTurnover(unit, {
      ...{ memberPromoId: 'mpr_ruby_midweek', roundOpen: false, currency: 'AUD', stake: 112_500n },
      game: { code: 'any', provider: 'pro_nightjar' },
    }),
  );

const reversed =
  'The deposit that earned Midweek Half Again was disputed or taken back, and what was left of its bonus was taken with it.';
const byTeam = 'Our team ended Midweek Half Again, and what was left of its bonus was taken back.';

async function told(who: SeededPerson): Promise<string[]> {
  const { data } = await who.main('{ messages(first: 10) { edges { node { content } } } }');
  const page = data?.['messages'] as { edges: { node: { content: string } }[] };
  return page.edges.map(({ node }) => node.content);
}

it.each([
  ['DEPOSIT_REVERSED', reversed, takeBack],
  [
    'DEPOSIT_REVERSED after its end',
    reversed,
    async (ruby: SeededPerson) => {
      await turnOver(ruby);
      await takeBack(ruby);
    },
  ],
  [
    'DEPOSIT_REVERSED in a dispute that was lifted',
    reversed,
    async (ruby: SeededPerson) => {
      await ruby.control(SPEND);
      expect(await reversal(ruby, 'dep_ruby_1')).toBe('INSUFFICIENT_BALANCE');
      await lifted(ruby, 'dep_ruby_1');
    },
  ],
  ['OPERATOR', byTeam, (ruby: SeededPerson) => ruby.control(END, { ending: 'CANCEL' })],
] as const)('the member is told once of an end by %s', async (_cause, text, end) => {
  const ruby = await person();
  await end(ruby);
  expect((await told(ruby)).filter((content) => content === `<p>${text}</p>`)).toHaveLength(1);
});

it.each([
  ['CANCELED', 'MEMBER', (ruby: SeededPerson) => ruby.promo(CANCEL)],
  ['CANCELED', 'WITHDRAWAL', withdraw],
  ['CANCELED', 'DEPOSIT_REVERSED', takeBack],
  ['CANCELED', 'OPERATOR', (ruby: SeededPerson) => ruby.control(END, { ending: 'CANCEL' })],
  ['EXPIRED', 'OPERATOR', (ruby: SeededPerson) => ruby.control(END, { ending: 'EXPIRE' })],
  ['EXPIRED', 'TIME', (ruby: SeededPerson) => ruby.world.clock.advance('P11D')],
  ['COMPLETE', 'TURNOVER', turnOver],
] as const)('the history tells that a promo is %s by %s', async (status, endCause, end) => {
  const ruby = await person();
  await end(ruby);
  expect(await history(ruby)).toEqual([{ status, endCause }]);
});

it('PROMO-32 the history tells of free spins that they were given, whether activated or claimed, and of seeded ones', async () => {
  const ella = await personInNewWorld(platform, 'ella');
  const given = { status: 'COMPLETE', endCause: 'SPINS_GIVEN' };
  expect(await history(ella)).toEqual([given]);
  await ella.promo(
    'mutation { activateConsumableBonus(id: "bon_ella_free_spin", legacyMemberId: "mem_ella") { id } }',
  );
  expect(await history(ella)).toEqual([given, given]);
  const claim = 'input: { legacyMemberId: "mem_ella", promo: "promo_three_reefs" }';
  await ella.promo(`mutation { claimFreeSpinPromo(${claim}) { id } }`);
  expect(await history(ella)).toEqual([given, given, given]);
});

it('the history of an older world tells of the free spins that were claimed, as they were', async () => {
  const GIVEN = `{ promoHistory { edges { node {
    began promoUsed status endCause dateTimeCreated dateTimeEnded expiresAt freeSpinDetails { name gameName betCount }
  } } } }`;
  const ella = await personInNewWorld(platform, 'ella');
  const given = async () => {
    const { edges } = (await ella.promo(GIVEN)).data?.['promoHistory'] as {
      edges: { node: { endCause: string } }[];
    };
    return edges.map(({ node }) => node).filter(({ endCause }) => endCause === 'SPINS_GIVEN');
  };
  await ella.world.write(async ({ db }) => {
    await db.updateTable('memberFreeSpins').set({ memberPromoId: null, promoUsed: 2 }).execute();
    await db.deleteFrom('memberPromos').where('endCause', '=', 'SPINS_GIVEN').execute();
  });
  expect(await given()).toEqual([]);
  await ella.world.write(async ({ db }) => {
    await promosStore.migrations['0248-awards-of-claimed-spins']?.(db as never);
  });
  expect(await given()).toEqual([
    {
      began: true,
      promoUsed: 2,
      status: 'COMPLETE',
      endCause: 'SPINS_GIVEN',
      dateTimeCreated: '2026-02-28T02:00:00.000Z',
      dateTimeEnded: '2026-02-28T02:00:00.000Z',
      expiresAt: '2026-03-07T02:00:00.000Z',
      freeSpinDetails: [{ name: 'Twenty under the Moon', gameName: 'Moonlit Dingo', betCount: 20 }],
    },
  ]);
});

it('the history of an older world tells what its states say, and of a cancelled promo nothing', async () => {
  const ruby = await person();
  for (const [status, target] of [
    ['COMPLETE', 100n],
    ['COMPLETE', 0n],
    ['EXPIRED', 100n],
    ['LOST', 100n],
    ['CANCELED', 100n],
  ] as const) {
    await ruby.world.write((unit) =>
      unit.db
        .insertInto('memberPromos')
        .values({
          ...{ id: unit.id('mpr'), memberId: ruby.id, promoId: 'promo_midweek', currency: 'AUD', status },
          ...{ walletMode: 'CASH', turnoverTargetMinor: target, endingJob: null, expiresAt: null },
          ...{ createdAt: unit.now.getTime(), endedAt: unit.now.getTime() },
        })
        .execute(),
    );
  }
  await ruby.world.write(async ({ db }) => {
    await db.schema.alterTable('member_promos').dropColumn('end_cause').execute();
    await promosStore.migrations['0100-promo-end-cause']?.(db as never);
  });
  expect(await history(ruby)).toEqual([
    { status: 'CANCELED', endCause: null },
    { status: 'LOST', endCause: 'BONUS_PLAYED' },
    { status: 'EXPIRED', endCause: 'TIME' },
    { status: 'COMPLETE', endCause: 'SPINS_GIVEN' },
    { status: 'COMPLETE', endCause: 'TURNOVER' },
  ]);
});

it('the history of an older world tells what ended before it began by what it was credited', async () => {
  const ruby = await person();
  await ruby.control(END, { ending: 'CANCEL' });
  await ruby.world.write(async (unit) => {
    const ended = { createdAt: unit.now.getTime(), endedAt: unit.now.getTime() };
    await unit.db
      .insertInto('memberPromos')
      .values({
        ...{ id: 'mpr_waited', memberId: ruby.id, promoId: 'promo_midweek', currency: 'AUD' },
        ...{ status: 'CANCELED', endCause: 'OPERATOR', walletMode: 'CASH', bonusMinor: 100n, ...ended },
      })
      .execute();
    await unit.db.schema.alterTable('member_promos').dropColumn('began').execute();
    await promosStore.migrations['0170-promo-began']?.(unit.db as never);
  });
  const { data } = await ruby.promo('{ promoHistory(first: 2) { edges { node { id began } } } }');
  expect(data).toEqual({
    promoHistory: {
      edges: [
        { node: { id: 'mpr_waited', began: false } },
        { node: { id: 'mpr_ruby_midweek', began: true } },
      ],
    },
  });
});
