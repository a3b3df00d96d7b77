import { expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { holdWrites } from '#test/kit/hold-writes.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, startPlayPlatform } from '#test/kit/play.ts';
import { activatePromo } from '#test/kit/promo.ts';
import { legOn } from '#test/kit/sportsbook.ts';
import { atTheCounter, betOf, cash, decidedMatch, order } from '#test/kit/sportsbook-counter.ts';
import type { Counter } from '#test/kit/sportsbook-counter.ts';

const platform = platformForFile(startPlayPlatform);

const refused = {
  status: 400,
  body: {
    code: 'PLAYED_MONEY_CHANGED',
    message: 'The money that you play with has changed. Nothing was staked.',
  },
};

/** A player with 1000.00 of cash who plays with a bonus of 50.00, and a bet of 5.00 to be placed. */
async function withBonus() {
  const counter = await atTheCounter(platform);
  const { world, id } = counter.player;
  await fund(world, id, 5_000n, { wallet: 'CASINO_BONUS' });
  await activatePromo(world, id, { walletMode: 'BONUS' });
  const sent = order([await legOn(counter, decidedMatch(counter.player).fixture.id, 'HOME')], '5.00');
  return { counter, sent };
}

const cancelled = ({ player: { world, token } }: Counter) =>
  callGraphQL(platform, world, {
    path: '/promo/graphql',
    query: 'mutation { cancelActivePromo(id: "mpr_test") { status } }',
    token,
  });

const bonus = async ({ player: { world, id } }: Counter) =>
  (await balances(world.db, id, 'AUD')).CASINO_BONUS;

it.each([
  ['shown to be of the bonus', { stakedFrom: 'BONUS' }],
  ['shown to be of cash', { stakedFrom: 'CASH' }],
  ['shown as without a promo', { stakedFrom: null }],
])('a slip %s is placed with that money alone', async (_shown, shown) => {
  const { counter, sent } = await withBonus();
  const isBonus = shown.stakedFrom === 'BONUS';
  const first = await counter.ask('place', { ...sent, ...shown });
  expect(first).toMatchObject(isBonus ? { status: 200 } : refused);
  expect([await bonus(counter), await cash(counter)]).toEqual([isBonus ? 4_500n : 5_000n, 100_000n]);
  await cancelled(counter);
  const again = order(sent.legs, '5.00');
  const second = await counter.ask('place', { ...again, ...shown });
  expect(second).toMatchObject(isBonus ? refused : { status: 200 });
  expect(await cash(counter)).toBe(isBonus ? 100_000n : 99_500n);
  expect((await counter.bets()).open).toHaveLength(1);
});

it('a slip of a page that says nothing of its money stakes no cash when the bonus is cancelled before the bet', async () => {
  const { counter, sent } = await withBonus();
  const held = holdWrites(counter.player.world);
  const first = await held.arrive(cancelled(counter));
  const second = await held.arrive(counter.ask('place', sent));
  await held.release();
  await first.answer;
  expect(await second.answer).toMatchObject(refused);
  expect(await cash(counter)).toBe(100_000n);
  // Placed again it is a bet of cash.
  expect((await counter.ask('place', sent)).status).toBe(200);
  expect(await cash(counter)).toBe(99_500n);
});

it.each([
  ['kept', {}],
  ['not kept, as in an older world', { stakedFrom: null }],
])(
  'a bet of a bonus that is gone, whose stake was not answered and its money %s, is the same bet when it is sent again',
  async (_money, older) => {
    const { counter, sent } = await withBonus();
    const { world } = counter.player;
    await counter.ask('place', sent);
    await world.write(({ db }) =>
      db
        .updateTable('sportsbookBets')
        .set({ status: 'OPENING', ...older })
        .execute(),
    );
    await cancelled(counter);
    expect(betOf(await counter.ask('place', sent)).open).toBe(true);
    expect(await cash(counter)).toBe(100_000n);
    expect((await audit(world.db)).violations).toEqual([]);
  },
);
