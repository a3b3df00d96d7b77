import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { ServiceAnswer } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf, sessionFor } from '#test/kit/launches.ts';
import { fund, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { vendorCall } from '#test/kit/play-calls.ts';
import type { Player } from '#test/kit/play.ts';
import { activatePromo } from '#test/kit/promo.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { legOn, nextMatches, openSportsbook, resultOf, SPORTSBOOK } from '#test/kit/sportsbook.ts';
import { auditPlay } from '../audit.ts';

const platform = platformForFile(startPlayPlatform);

/** Makes a currency the active one as a member does. */
async function choose(player: Player, currency: string): Promise<void> {
  const answer = await player.call(
    'mutation Choose($input: UpdateMeInput!) { updateMe(input: $input) { activeCurrency { code } } }',
    { input: { activeCurrency: currency } },
  );
  expect(objectOf(answer, 'updateMe')).toEqual({ activeCurrency: { code: currency } });
}

/** A member with 12 USDT, who plays in it, and nothing else. */
async function withTether(): Promise<{ world: World; player: Player }> {
  const player = await playerInNewWorld(platform, 0n);
  const { world } = player;
  await fund(world, player.id, 1_200_000_000n, { currency: 'USDT' });
  await choose(player, 'USDT');
  return { world, player };
}

/** The member's cash in AUD cents and in hundred-millionths of a USDT. */
async function cash({ world, player }: { world: World; player: Player }) {
  const sum = async (currency: string) => {
    const { MAIN, CASINO, SPORT } = await balances(world.db, player.id, currency);
    return MAIN + CASINO + SPORT;
  };
  return [await sum('AUD'), await sum('USDT')];
}

const codeOf = ({ body }: ServiceAnswer) => body['code'];

it('PUSH-08 a stake that a bonus does not cover is told as one of bonus money, whatever currency is active by then', async () => {
  const { world, player } = await withTether();
  await choose(player, 'AUD');
  await fund(world, player.id, 500n, { wallet: 'CASINO_BONUS' });
  await activatePromo(world, player.id, { walletMode: 'BONUS' });
  const gameSession = await sessionFor(player);
  await choose(player, 'USDT');
  const pushes = await openPushes(platform, world, player.token, [
    '{ balanceUpdated { insufficientBonusBalance insufficientCashBalance wallets { currency { code } } } }',
  ]);
  const bet = { gameSession, transaction: 't1', round: 'r1', amount: '6.00', currency: 'AUD' };
  expect(codeOf(await vendorCall(platform, world, 'bet', bet))).toBe('INSUFFICIENT_BALANCE');
  expect(await pushes.next()).toEqual({
    balanceUpdated: {
      insufficientBonusBalance: true,
      insufficientCashBalance: false,
      wallets: { currency: { code: 'USDT' } },
    },
  });
  pushes.close();
});

describe('a round whose member has changed the currency', () => {
  it('is neither paid nor rolled back by a session of another currency', async () => {
    const { world, player } = await withTether();
    const first = await sessionFor(player);
    const call = (name: string, body: object) => vendorCall(platform, world, name, body);
    const bet = {
      gameSession: first,
      transaction: 't1',
      round: 'r1',
      amount: '0.50000000',
      currency: 'USDT',
    };
    expect((await call('bet', bet)).status).toBe(200);
    await choose(player, 'AUD');
    const later = { gameSession: await sessionFor(player), round: 'r1' };
    expect(codeOf(await call('win', { ...later, transaction: 't2', amount: '1.00', currency: 'AUD' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(codeOf(await call('rollback', { ...later, transaction: 't3', bet: 't1' }))).toBe('BAD_USER_INPUT');
    expect(await cash({ world, player })).toEqual([0n, 1_150_000_000n]);
    const back = await call('rollback', { gameSession: first, round: 'r1', transaction: 't3', bet: 't1' });
    expect(back.body).toMatchObject({ balance: '12.00000000', currency: 'USDT' });
    expect(codeOf(await call('rollback', { ...later, transaction: 't3', bet: 't1' }))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    expect(await cash({ world, player })).toEqual([0n, 1_200_000_000n]);
    expect((await audit(world.db)).violations).toEqual([]);
    await world.write(({ db }) => sql`update bets set currency = 'AUD'`.execute(db));
    expect(await auditPlay(world.db)).toEqual([
      "The call 't1' is in USDT, its bet in AUD.",
      "The call 't3' is in USDT, its bet in AUD.",
    ]);
  });

  it('pays a sports bet in the currency that it was made in', async () => {
    const { world, player } = await withTether();
    const slip = await openSportsbook(platform, player);
    const matches = nextMatches(world, 4).filter((match) => resultOf(match) !== 'VOID');
    for (const [index, match] of matches.entries()) {
      const leg = await legOn(slip, match.fixture.id, resultOf(match));
      const order = { bet: `bet-number-${String(index)}`, legs: [leg], size: 1, unit: '0.50000000' };
      expect((await slip.ask('place', order)).status).toBe(200);
    }
    await choose(player, 'AUD');
    await sessionFor(player, SPORTSBOOK.id);
    const staked = await cash({ world, player });
    await world.clock.set(new Date(Math.max(...matches.map(({ match }) => match.endsAt))));
    const bets = await world.db.selectFrom('bets').select(['currency', 'status', 'payoutMinor']).execute();
    expect(new Set(bets.map(({ currency, status }) => `${currency} ${status}`))).toEqual(
      new Set(['USDT SETTLED']),
    );
    const paid = bets.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n);
    expect(paid).toBeGreaterThan(0n);
    expect(await cash({ world, player })).toEqual([staked[0], (staked[1] ?? 0n) + paid]);
    expect((await audit(world.db)).violations).toEqual([]);
  });
});
