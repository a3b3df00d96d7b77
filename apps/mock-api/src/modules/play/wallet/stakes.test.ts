import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sessionFor, ticketFor } from '#test/kit/launches.ts';
import { fund, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { openTable, pageCall, vendorCall } from '#test/kit/play-calls.ts';
import { legOn, nextMatches, openSportsbook } from '#test/kit/sportsbook.ts';

const platform = platformForFile(startPlayPlatform);

/** A player whose active currency is BTC, with half a bitcoin. */
async function withBitcoin() {
  const player = await playerInNewWorld(platform, 0n);
  const { world } = player;
  await fund(world, player.id, 50_000_000n, { currency: 'BTC' });
  await world.write(({ db }) =>
    db.updateTable('members').set({ activeCurrency: 'BTC' }).where('id', '=', player.id).execute(),
  );
  return { world, player };
}

describe('PLAY-34 a stake', () => {
  it.each([
    ['0.19', 400],
    ['0.20', 200],
    ['20.00', 200],
    ['1000.01', 400],
  ])('of AUD %s is answered with %d by the wallet', async (amount, status) => {
    const table = await openTable(platform);
    const answer = await table.bet('t1', 'r1', amount);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.body).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'A stake must be from 0.20 to 1000.00.',
    });
    expect(await table.wallets()).toEqual([2000n, 1000n]);
  });

  it.each([
    ['0.00000099', 'BAD_USER_INPUT'],
    ['0.00000100', undefined],
    ['0.00500000', undefined],
    ['0.00500001', 'BAD_USER_INPUT'],
  ])('of BTC %s is answered with %s', async (amount, code) => {
    const { world, player } = await withBitcoin();
    const gameSession = await sessionFor(player);
    const order = { gameSession, transaction: 't1', round: 'r1', currency: 'BTC', amount };
    expect((await vendorCall(platform, world, 'bet', order)).body['code']).toBe(code);
  });

  it('is chosen in the slot from the ladder in the currency of the session', async () => {
    const { player } = await withBitcoin();
    const ticket = await ticketFor(player);
    await sessionFor(player);
    expect((await pageCall(platform, 'state', { ticket })).body['stakes']).toEqual([
      '0.00000100',
      '0.00000500',
      '0.00001000',
      '0.00005000',
      '0.00010000',
      '0.00050000',
    ]);
    const spin = (stake: string) => pageCall(platform, 'begin', { ticket, request: 'spin-number-1', stake });
    expect((await spin('0.00002000')).body['code']).toBe('BAD_USER_INPUT');
    expect((await spin('0.00050000')).body['stake']).toBe('0.00050000');
  });

  it('has the limits of the ladder at the sportsbook', async () => {
    const { player } = await withBitcoin();
    const slip = await openSportsbook(platform, player);
    expect((await slip.ask('state')).body['stakes']).toEqual({ min: '0.00000500', max: '0.00500000' });
    const leg = await legOn(slip, nextMatches(player.world)[0]?.fixture.id ?? '', 'HOME');
    const bet = (unit: string) => slip.ask('place', { bet: 'bet-number-1', legs: [leg], size: 1, unit });
    expect((await bet('0.00000499')).body).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'A stake must be from 0.00000500 to 0.00500000.',
    });
    expect((await bet('0.00000500')).status).toBe(200);
  });
});
