import { expect, it } from 'vitest';
import { balances } from '#platform/ledger/index.ts';
import { holdWrites } from '#test/kit/hold-writes.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { seatedAtGame, seatedPlayer } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { activatePromo } from '#test/kit/promo.ts';

const platform = platformForFile(startPlayPlatform);

const refused = {
  status: 400,
  body: {
    code: 'PLAYED_MONEY_CHANGED',
    message: 'The money that you play with has changed. Nothing was staked.',
  },
};

async function withBonus({ world, id }: Player): Promise<void> {
  await fund(world, id, 5_000n, { wallet: 'CASINO_BONUS' });
  await activatePromo(world, id, { walletMode: 'BONUS' });
}

const cancelled = ({ world, token }: Player) =>
  callGraphQL(platform, world, {
    path: '/promo/graphql',
    query: 'mutation { cancelActivePromo(id: "mpr_test") { status } }',
    token,
  });

async function moneyOfBets({ world }: Player): Promise<(string | null)[]> {
  const bets = await world.db.selectFrom('bets').select('walletMode').orderBy('seq').execute();
  return bets.map(({ walletMode }) => walletMode);
}

const cash = async ({ world, id }: Player) => (await balances(world.db, id, 'AUD')).MAIN;

async function playing() {
  const { player, ticket } = await seatedPlayer(platform);
  await withBonus(player);
  const limits = { ticket, stake: '1.00', rounds: 10, lossLimit: '9.00' };
  const autoplay = String((await pageCall(platform, 'autoplay', limits)).body['autoplay']);
  const begin = (count: number, by: string | null = autoplay) =>
    pageCall(platform, 'begin', {
      ...{ ticket, request: `autoplay-round-${String(count)}`, stake: '1.00' },
      autoplay: by,
    });
  expect((await begin(0)).status).toBe(200);
  return { player, begin, before: await cash(player) };
}

it('stakes no cash by autoplay when another device cancels the bonus before the bet, and plays on with cash at a press', async () => {
  const { player, begin, before } = await playing();
  const held = holdWrites(player.world);
  const first = await held.arrive(cancelled(player));
  const second = await held.arrive(begin(1));
  await held.release();
  await first.answer;
  expect(await second.answer).toMatchObject(refused);
  expect([await moneyOfBets(player), await cash(player)]).toEqual([['BONUS'], before]);
  // Nothing is left of the round that would keep the next one from beginning.
  expect((await begin(2, null)).status).toBe(200);
  expect(await moneyOfBets(player)).toEqual(['BONUS', 'CASH']);
});

it('stakes no cash by autoplay when the time of the bonus is over before the bet', async () => {
  const { player, begin, before } = await playing();
  await player.world.write(({ db, now }) =>
    db
      .updateTable('memberPromos')
      .set({ expiresAt: now.getTime() + 1000 })
      .where('id', '=', 'mpr_test')
      .execute(),
  );
  const held = holdWrites(player.world);
  const second = await held.arrive(begin(1));
  const moved = player.world.clock.advance('PT1S');
  await held.release();
  await moved;
  expect(await second.answer).toMatchObject(refused);
  expect([await moneyOfBets(player), await cash(player)]).toEqual([['BONUS'], before]);
});

it('stakes no bonus at a press for which cash was shown', async () => {
  const { player, ticket } = await seatedPlayer(platform);
  await fund(player.world, player.id, 5_000n, { wallet: 'CASINO_BONUS' });
  const held = holdWrites(player.world);
  const begun = activatePromo(player.world, player.id, { walletMode: 'BONUS' });
  const round = await held.arrive(
    pageCall(platform, 'begin', { ticket, request: 'round-number-0', stake: '1.00' }),
  );
  await held.release();
  await begun;
  expect(await round.answer).toMatchObject(refused);
  expect(await moneyOfBets(player)).toEqual([]);
});

interface HandWithBonus {
  readonly player: Player;
  readonly act: (action: string) => ReturnType<typeof pageCall>;
}

/** A hand of blackjack that was begun with bonus money and can be doubled: one of twenty is over as it is dealt. */
async function handWithBonus(): Promise<HandWithBonus> {
  const code = 'speed-blackjack';
  const { player, ticket } = await seatedAtGame(platform, code);
  await withBonus(player);
  const begun = { ticket, request: 'round-number-0', stake: '1.00' };
  const { body } = await pageCall(platform, 'begin', begun, code);
  if (!(body['next'] as readonly string[]).includes('DOUBLE')) return handWithBonus();
  const act = (action: string) =>
    pageCall(platform, 'act', { ticket, round: body['round'], step: 0, action }, code);
  return { player, act };
}

it('doubles no hand with cash that was begun with a bonus which is gone, and lets it be played to its end', async () => {
  const { player, act } = await handWithBonus();
  const before = await cash(player);
  await cancelled(player);
  expect(await act('DOUBLE')).toMatchObject({
    status: 400,
    body: {
      code: 'PLAYED_MONEY_CHANGED',
      message: 'This round was begun with other money. Finish it without a further stake.',
    },
  });
  expect([await moneyOfBets(player), await cash(player)]).toEqual([['BONUS'], before]);
  expect((await act('STAND')).body['status']).toMatch(/^(WON|LOST)$/);
});

it('doubles no hand with cash when the bonus is cancelled before the further bet', async () => {
  const { player, act } = await handWithBonus();
  const held = holdWrites(player.world);
  const first = await held.arrive(cancelled(player));
  const second = await held.arrive(act('DOUBLE'));
  await held.release();
  await first.answer;
  expect(await second.answer).toMatchObject(refused);
  expect(await moneyOfBets(player)).toEqual(['BONUS']);
  expect((await act('STAND')).body['status']).toMatch(/^(WON|LOST)$/);
});

it('doubles a hand with the bonus that it was begun with', async () => {
  const { player, act } = await handWithBonus();
  expect((await act('DOUBLE')).body['status']).toMatch(/^(WON|LOST)$/);
  expect(await moneyOfBets(player)).toEqual(['BONUS', 'BONUS']);
});

it('doubles a hand that was begun before its money was kept, with what is played with', async () => {
  const { player, act } = await handWithBonus();
  const rounds = await player.world.db.selectFrom('studioRounds').select('parts').execute();
  const [parts = ''] = rounds.map((round) => round.parts);
  const before = parts.replace(',"from":"BONUS"', '');
  expect(before).not.toBe(parts);
  await player.world.write(({ db }) => db.updateTable('studioRounds').set({ parts: before }).execute());
  expect((await act('DOUBLE')).body['status']).toMatch(/^(WON|LOST)$/);
  expect(await moneyOfBets(player)).toEqual(['BONUS', 'BONUS']);
});
