import { describe, expect, it } from 'vitest';
import { addBets } from '#test/kit/bets.ts';
import type { NewBet } from '#test/kit/bets.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf } from '#test/kit/launches.ts';
import { newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import type { World } from '#platform/worlds/index.ts';

const platform = platformForFile(startPlayPlatform);

async function withPlayer(): Promise<{ world: World; player: Player }> {
  const player = await playerInNewWorld(platform, 0n);
  return { world: player.world, player };
}

const SUMMARY = `query Summary($filter: BetRecordsFilter) {
  betRecordSummary(filter: $filter) { totalEffectiveBet totalWinloss currency { code } }
}`;

describe('betRecordSummary', () => {
  it('BETS-13 adds up the bets and what was won less what was staked, by category ids and from a moment on', async () => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 1, fiatEffectiveBetMinor: 1050n, fiatPayoutMinor: 400n },
      { hours: 2, fiatEffectiveBetMinor: 200n, fiatPayoutMinor: 0n, gameCategoryId: 'cat_live' },
      { hours: 3, fiatEffectiveBetMinor: 5000n, fiatPayoutMinor: 9000n, gameCategoryId: 'cat_table' },
      { hours: 99, fiatEffectiveBetMinor: 7n, fiatPayoutMinor: 70_000n },
    ]);
    const summary = async (filter: unknown) =>
      objectOf(await player.call(SUMMARY, { filter }), 'betRecordSummary');
    const from = { gte: '2026-01-04T20:00:00.000Z' };
    const two = { gameCategory: { in: ['cat_slots', 'cat_live'] }, dateTimeSettled: from };
    expect(await summary(two)).toEqual({
      totalEffectiveBet: '12.50',
      totalWinloss: '-8.50',
      currency: { code: 'AUD' },
    });
    expect(await summary({ dateTimeSettled: from })).toMatchObject({
      totalEffectiveBet: '62.50',
      totalWinloss: '31.50',
    });
    expect(await summary({ gameCategory: { in: ['cat_fish'] } })).toMatchObject({
      totalEffectiveBet: '0.00',
      totalWinloss: '0.00',
    });
  });

  it('BETS-13 counts the stake of an unsettled bet, but no loss', async () => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 1, fiatEffectiveBetMinor: 1000n, fiatPayoutMinor: 400n },
      { hours: 1, fiatEffectiveBetMinor: 5000n, status: 'UNSETTLED' },
      { hours: 1, fiatEffectiveBetMinor: 300n, fiatPayoutMinor: 100n, status: 'CASHOUT' },
    ]);
    const totals = { totalEffectiveBet: '63.00', totalWinloss: '-8.00' };
    expect(objectOf(await player.call(SUMMARY), 'betRecordSummary')).toMatchObject(totals);
    const bounds = ['2026-01-05T00:00:00.000Z', '2026-01-05T02:00:00.000Z'];
    expect(objectOf(await player.call(RESULTS, { bounds }), 'betRecordResults')).toMatchObject({
      spans: [{ count: 3, ...totals }],
    });
  });

  it('is in the active currency, and in the displayed fiat currency while a crypto one is active', async () => {
    const { world, player } = await withPlayer();
    await addBets(world, player.id, [
      { hours: 1, fiatEffectiveBetMinor: 920n, fiatPayoutMinor: 0n },
      { hours: 1, fiatCurrency: 'NZD', fiatEffectiveBetMinor: 1000n, fiatPayoutMinor: 500n },
    ]);
    const inCurrency = async (activeCurrency: string, displayedFiatCurrency: string) => {
      await world.write(({ db }) =>
        db
          .updateTable('members')
          .set({ activeCurrency, displayedFiatCurrency })
          .where('id', '=', player.id)
          .execute(),
      );
      return objectOf(await player.call(SUMMARY), 'betRecordSummary');
    };
    const inNzd = { totalEffectiveBet: '20.00', totalWinloss: '-15.00', currency: { code: 'NZD' } };
    expect(await inCurrency('NZD', 'AUD')).toEqual(inNzd);
    expect(await inCurrency('BTC', 'NZD')).toEqual(inNzd);
    expect(await inCurrency('AUD', 'NZD')).toMatchObject({
      totalEffectiveBet: '18.40',
      currency: { code: 'AUD' },
    });
  });

  it("counts nobody else's bets", async () => {
    const { world, player } = await withPlayer();
    const other = await newPlayer(platform, world, 0n);
    await addBets(world, other.id, [{ hours: 1 }]);
    expect(objectOf(await player.call(SUMMARY), 'betRecordSummary')).toMatchObject({
      totalEffectiveBet: '0.00',
    });
  });
});

const RESULTS = `query Results($bounds: [DateTime!]!, $filter: BetRecordsFilter) {
  betRecordResults(bounds: $bounds, filter: $filter) {
    currency { code }
    spans { dateTimeFrom dateTimeTo count totalEffectiveBet totalWinloss }
  }
}`;

describe('betRecordResults', () => {
  // The clock of a new world shows 02:00 on 5 January 2026.
  const hours = ['2026-01-04T23:00:00.000Z', '2026-01-05T00:00:00.000Z', '2026-01-05T01:00:00.000Z'];
  const spans = async (player: Player, variables: object) =>
    objectOf(await player.call(RESULTS, variables), 'betRecordResults')['spans'] as Record<string, unknown>[];

  it('BETS-18 tells what the bets of each span came to, a span without bets too, each bound in the later one', async () => {
    const { world, player } = await withPlayer();
    const bet = (hours: number, staked: bigint, paid: bigint, more: NewBet = {}) =>
      ({ hours, fiatEffectiveBetMinor: staked, fiatPayoutMinor: paid, ...more }) as const;
    await addBets(world, player.id, [
      bet(3.5, 9_999n, 0n),
      bet(3, 100n, 350n),
      bet(2.5, 200n, 0n),
      bet(2.5, 5_000n, 0n, { gameCategoryId: 'cat_live' }),
      bet(1, 700n, 0n),
    ]);
    const filter = { gameCategory: { in: ['cat_slots'] } };
    expect(await spans(player, { bounds: hours, filter })).toEqual([
      {
        dateTimeFrom: hours[0],
        dateTimeTo: hours[1],
        count: 2,
        totalEffectiveBet: '3.00',
        totalWinloss: '0.50',
      },
      {
        dateTimeFrom: hours[1],
        dateTimeTo: hours[2],
        count: 0,
        totalEffectiveBet: '0.00',
        totalWinloss: '0.00',
      },
    ]);
    expect(await spans(player, { bounds: hours })).toMatchObject([{ count: 3, totalWinloss: '-49.50' }, {}]);
  });

  it('adds up to the total of all of them, to the cent, whatever currencies the bets are in', async () => {
    const { world, player } = await withPlayer();
    const nzd = { fiatCurrency: 'NZD', fiatEffectiveBetMinor: 1n };
    await addBets(world, player.id, [
      { hours: 2.5, ...nzd },
      { hours: 1.5, ...nzd },
      { hours: 1.5, fiatEffectiveBetMinor: 1n },
    ]);
    const told = await spans(player, { bounds: hours });
    const sum = told.reduce((cents, { totalWinloss }) => cents + Math.round(Number(totalWinloss) * 100), 0);
    expect(objectOf(await player.call(SUMMARY), 'betRecordSummary')['totalWinloss']).toBe('-0.03');
    expect(sum).toBe(-3);
  });

  it.each([
    [[], 'Give 2 to 64 bounds.'],
    [[hours[1], hours[0]], 'Each bound must be later than the one before it.'],
  ])('refuses the bounds %j', async (bounds, message) => {
    const { player } = await withPlayer();
    expect(await player.call(RESULTS, { bounds })).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ message }],
    });
  });
});
