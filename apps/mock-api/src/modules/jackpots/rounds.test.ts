import { describe, expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import { control } from '#test/kit/control.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { addJackpot } from '#test/kit/jackpots.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { sessionFor } from '#test/kit/launches.ts';
import { fund, startPlayPlatform } from '#test/kit/play.ts';
import { openTable, vendorCall } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { activatePromo } from '#test/kit/promo.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { recordsOfType } from '#test/kit/records.ts';

const platform = platformForFile(startPlayPlatform);

const JACKPOT = '{ jackpot(id: "jackpot_test") { pool poolStatus status ownTurnover } }';

const MESSAGES =
  '{ messages { edges { node { automatedMessageType title content subject { kind id } read } } } }';

const jackpot = async ({ player }: PlayTable) => (await player.call(JACKPOT)).data?.['jackpot'];

let rounds = 0;

/** Plays a round of AUD 1.00 that wins so much. */
async function round(table: PlayTable, win: string): Promise<void> {
  rounds += 1;
  const name = `r${String(rounds)}`;
  expect((await table.bet(`${name}-bet`, name, '1.00')).status).toBe(200);
  expect((await table.win(`${name}-win`, name, win)).status).toBe(200);
}

async function isSound({ world }: PlayTable): Promise<void> {
  expect((await audit(world.db)).violations).toEqual([]);
}

describe('JACK-11 a settled bet of cash', () => {
  it('adds its share to the pool once, paid by the house, won or lost, until the pool pays out', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 999_979n, { poolStatus: 'ACCUMULATING' });
    await table.bet('t1', 'first', '20.00');
    expect(await jackpot(table)).toMatchObject({ pool: '9999.79' });
    await table.win('t2', 'first', '0.00');
    await table.win('t2', 'first', '0.00');
    expect(await jackpot(table)).toMatchObject({ pool: '9999.99', poolStatus: 'ACCUMULATING' });
    await round(table, '2.00');
    expect(await jackpot(table)).toMatchObject({ pool: '10000.00', poolStatus: 'PAYING_OUT' });
    const [main, casino] = await table.wallets();
    expect(main + casino).toBe(1100n);
    await isSound(table);
  });

  it('adds what it comes to with those before it, however small it is', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 500_000n);
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      expect(await jackpot(table)).toMatchObject({ pool: '5000.00' });
      await table.bet(`${name}-bet`, name, '0.20');
      await table.win(`${name}-win`, name, '0.00');
    }
    expect(await jackpot(table)).toMatchObject({ pool: '5000.01' });
    await isSound(table);
  });

  it('adds nothing with bonus money, as an annulled bet, or to a jackpot that is switched off', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 500_000n);
    await table.bet('t1', 'annulled', '1.00');
    await table.rollback('t2', 'annulled', 't1');
    await fund(table.world, table.player.id, 10_000n, { wallet: 'CASINO_BONUS' });
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS' });
    await round(table, '50.00');
    expect(await jackpot(table)).toEqual({
      pool: '5000.00',
      poolStatus: 'PAYING_OUT',
      status: 'ACTIVE',
      ownTurnover: '0.00',
    });
    const closed = await openTable(platform);
    await addJackpot(closed.world, 500_000n, { status: 'DISABLED' });
    await round(closed, '50.00');
    expect(await jackpot(closed)).toMatchObject({ pool: '5000.00' });
  });
});

describe('JACK-12 a jackpot', () => {
  it('goes to the first round that wins enough beyond its stake once the turnover is, with push, message, posting and record', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 999_996n);
    const { player, world } = table;
    const pushes = await openPushes(platform, world, player.token, [
      '{ jackpotWon { amount jackpotId currency { code } } }',
    ]);
    await round(table, '50.00');
    await round(table, '10.99');
    expect(await jackpot(table)).toMatchObject({ pool: '9999.98', ownTurnover: '2.00' });
    await round(table, '0.00');
    const [before] = await table.wallets();
    await round(table, '11.00');
    expect(await pushes.next()).toEqual({
      jackpotWon: { amount: '8000.00', jackpotId: 'jackpot_test', currency: { code: 'AUD' } },
    });
    pushes.close();
    const { data: told } = await player.call(MESSAGES);
    expect(told).toEqual({
      messages: {
        edges: [
          {
            node: {
              automatedMessageType: 'AUTOPAYOUT',
              title: 'Jackpot Won',
              content: '<p>You won A$8,000.00 from the jackpot Test. It is in your main cash.</p>',
              subject: { kind: 'JACKPOT', id: 'jackpot_test' },
              read: false,
            },
          },
        ],
      },
    });
    expect(await jackpot(table)).toEqual({
      pool: '2000.00',
      poolStatus: 'ACCUMULATING',
      status: 'ACTIVE',
      ownTurnover: '0.00',
    });
    const [after] = await table.wallets();
    expect(after - before).toBe(800_000n);
    expect(await recordsOfType(platform, world, player.token, 'JACKPOT_PAYOUT')).toEqual([
      ['MAIN', '8000.00'],
    ]);
    const records = await player.call(
      '{ jackpotPayoutRecords { edges { node { amount bet multiplier jackpotName dateTimeCreated } } } }',
    );
    expect(records.data).toEqual({
      jackpotPayoutRecords: {
        edges: [
          {
            node: {
              amount: '8000.00',
              bet: '1.00',
              multiplier: '8000.00',
              jackpotName: 'Test',
              dateTimeCreated: '2026-01-05T02:00:00.000Z',
            },
          },
        ],
      },
    });
    await isSound(table);
  });

  it('is not won by a stake that another one covers, whatever it wins', async () => {
    const table = await openTable(platform);
    const { world, gameSession } = table;
    await addJackpot(world, 1_100_000n, { turnoverRequirementMinor: 0n });
    const settle = (name: string, amount: string) =>
      vendorCall(platform, world, 'win', {
        ...{ gameSession, round: name, transaction: `${name}-win`, currency: 'AUD', amount, hedged: true },
      });
    for (const name of ['home', 'away']) await table.bet(`${name}-bet`, name, '15.00');
    expect((await settle('home', '0')).status).toBe(200);
    expect((await settle('away', '28.50')).status).toBe(200);
    expect(await jackpot(table)).toMatchObject({ pool: '11000.00', poolStatus: 'PAYING_OUT' });
    await isSound(table);
  });

  it('is won by a part of a stake only if it is half of it or more, however much it wins', async () => {
    const table = await openTable(platform);
    const { world, gameSession } = table;
    await fund(world, table.player.id, 30_000n);
    await addJackpot(world, 1_100_000n, { turnoverRequirementMinor: 0n });
    // A cash out counts by what it won, as every stake at a table does.
    const sell = async (name: string, amount: string) => {
      await table.bet(`${name}-bet`, name, '100.00');
      const sold = { gameSession, round: name, transaction: `${name}-win`, currency: 'AUD', amount };
      expect((await vendorCall(platform, world, 'win', { ...sold, ended: 'CASHOUT' })).status).toBe(200);
    };
    await sell('nearly-whole', '112.50');
    await sell('a-cent-short', '149.99');
    expect(await jackpot(table)).toMatchObject({ poolStatus: 'PAYING_OUT', pool: '11000.62' });
    await sell('half', '150.00');
    expect(await recordsOfType(platform, world, table.player.token, 'JACKPOT_PAYOUT')).toEqual([
      ['MAIN', '8800.90'],
    ]);
    await isSound(table);
  });

  it('pays nothing for a large stake that comes back almost whole, as one does that is spread over all results', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 500_000n);
    await table.bet('even-bet', 'even', '20.00');
    await table.win('even-win', 'even', '19.50');
    expect(await recordsOfType(platform, table.world, table.player.token, 'JACKPOT_PAYOUT')).toEqual([]);
    expect(await jackpot(table)).toMatchObject({ poolStatus: 'PAYING_OUT', ownTurnover: '20.00' });
  });

  it('starts again with its seed, and its turnover from nothing for everybody', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 399_998n, { lowThresholdMinor: 50_000n });
    await round(table, '0.00');
    await round(table, '11.00');
    expect(await jackpot(table)).toMatchObject({ pool: '1000.00', poolStatus: 'PAYING_OUT' });
    await round(table, '11.00');
    expect(await jackpot(table)).toMatchObject({ pool: '1000.01', ownTurnover: '1.00' });
    await round(table, '11.00');
    expect(await recordsOfType(platform, table.world, table.player.token, 'JACKPOT_PAYOUT')).toEqual([
      ['MAIN', '800.02'],
      ['MAIN', '3200.00'],
    ]);
    await isSound(table);
  });

  it('measures stakes, wins and turnover in its own currency', async () => {
    const { world, player } = await openTable(platform);
    await addJackpot(world, 500_000n);
    await fund(world, player.id, 10_000n, { currency: 'NZD' });
    await world.write(({ db }) =>
      db.updateTable('members').set({ activeCurrency: 'NZD' }).where('id', '=', player.id).execute(),
    );
    const gameSession = await sessionFor(player);
    const play = async (name: string, win: string) => {
      const of = { gameSession, round: name, currency: 'NZD' };
      await vendorCall(platform, world, 'bet', { ...of, transaction: `${name}-bet`, amount: '2.00' });
      await vendorCall(platform, world, 'win', { ...of, transaction: `${name}-win`, amount: win });
    };
    const paid = () => recordsOfType(platform, world, player.token, 'JACKPOT_PAYOUT');
    // NZD 1.00 is AUD 0.92.
    await play('short-of-turnover', '20.00');
    await play('short-of-win', '12.86');
    expect(await paid()).toEqual([]);
    expect((await player.call(JACKPOT)).data?.['jackpot']).toMatchObject({
      pool: '5000.03',
      ownTurnover: '3.68',
    });
    await play('enough', '12.87');
    expect(await paid()).toEqual([['MAIN', '4000.04']]);
  });

  it('that was closing is switched off by its last win', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 500_000n, { status: 'CLOSING', turnoverRequirementMinor: 0n });
    await round(table, '11.00');
    expect(await jackpot(table)).toMatchObject({ status: 'DISABLED' });
    await round(table, '11.00');
    expect(await recordsOfType(platform, table.world, table.player.token, 'JACKPOT_PAYOUT')).toHaveLength(1);
  });
});

it('tells a visitor of no turnover of their own', async () => {
  const table = await openTable(platform);
  await addJackpot(table.world, 500_000n);
  const { data } = await callGraphQL(platform, table.world, { query: JACKPOT });
  expect(data).toMatchObject({ jackpot: { ownTurnover: null } });
});

describe('drawing a jackpot as the operator', () => {
  const draw = ({ world, player }: PlayTable) =>
    control(
      platform,
      'mutation D($world: ID!, $member: ID!) { drawJackpot(world: $world, jackpot: "jackpot_test", member: $member) { pool poolStatus status } }',
      { world: world.id, member: player.email },
    );

  it('pays the member who bet on it last, as a win by play does', async () => {
    const table = await openTable(platform);
    await addJackpot(table.world, 999_999n);
    expect((await draw(table)).errors[0]?.message).toBe(
      'The member has no settled cash bet on a game of this jackpot.',
    );
    await round(table, '0.00');
    const pushes = await openPushes(platform, table.world, table.player.token, [
      '{ jackpotWon { amount } }',
      '{ balanceUpdated { wallets { mainCash } } }',
    ]);
    expect((await draw(table)).data).toEqual({
      drawJackpot: { pool: '2000.00', poolStatus: 'ACCUMULATING', status: 'ACTIVE' },
    });
    expect(await pushes.next()).toEqual({ jackpotWon: { amount: '8000.00' } });
    expect(await pushes.next()).toEqual({ balanceUpdated: { wallets: { mainCash: '8020.00' } } });
    pushes.close();
    expect((await draw(table)).code).toBe('CONFLICT');
    expect(await recordsOfType(platform, table.world, table.player.token, 'JACKPOT_PAYOUT')).toEqual([
      ['MAIN', '8000.00'],
    ]);
    await isSound(table);
  });
});
