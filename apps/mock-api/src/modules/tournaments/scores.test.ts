import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf, sessionFor } from '#test/kit/launches.ts';
import { fund, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { openTable, vendorCall } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { activatePromo } from '#test/kit/promo.ts';
import { addTournament } from '#test/kit/tournament.ts';

const platform = platformForFile(startPlayPlatform);

const scores = async ({ player }: Pick<PlayTable, 'player'>): Promise<Record<string, string | null>> => {
  const page = objectOf(
    await player.call('{ tournaments { edges { node { id ownPlace { score } } } } }'),
    'tournaments',
  ) as { edges: { node: { id: string; ownPlace: { score: string } | null } }[] };
  return Object.fromEntries(page.edges.map(({ node }) => [node.id, node.ownPlace?.score ?? null]));
};

async function tableWithTournaments(): Promise<PlayTable> {
  const table = await openTable(platform);
  await addTournament(table.world, { id: 'bets', type: 'TOTAL_BETS', providers: ['pro_nightjar'] });
  await addTournament(table.world, { id: 'best', type: 'MULTIPLIER' });
  await addTournament(table.world, { id: 'wins', type: 'WINNINGS' });
  await addTournament(table.world, { id: 'elsewhere', type: 'TOTAL_BETS', providers: ['pro_saltbush'] });
  await addTournament(table.world, { id: 'nzd', type: 'TOTAL_BETS', currency: 'NZD' });
  return table;
}

describe('the scores of tournaments', () => {
  it('TOUR-09 follow each round that is settled, by total bets, best multiplier and winnings', async () => {
    const table = await tableWithTournaments();
    await table.bet('b1', 'r1', '3.00');
    expect(await scores(table)).toMatchObject({ bets: null, best: null, wins: null });
    await table.win('w1', 'r1', '5.00');
    const elsewhere = { elsewhere: null, nzd: null };
    expect(await scores(table)).toEqual({ bets: '3.00', best: '1.66', wins: '2.00', ...elsewhere });
    await table.bet('b2', 'r2', '2.00');
    await table.win('w2', 'r2', '0.00');
    await table.win('w2', 'r2', '0.00');
    expect(await scores(table)).toEqual({ bets: '5.00', best: '1.66', wins: '2.00', ...elsewhere });
    await table.bet('b3', 'r3', '1.00');
    await table.win('w3', 'r3', '2.50');
    expect(await scores(table)).toEqual({ bets: '6.00', best: '2.50', wins: '3.50', ...elsewhere });
  });

  it('TOUR-09 have eight decimals in bitcoin, and two where they are multipliers', async () => {
    const player = await playerInNewWorld(platform, 0n);
    const { world, id } = player;
    await fund(world, id, 50_000_000n, { currency: 'BTC' });
    await world.write(({ db }) =>
      db.updateTable('members').set({ activeCurrency: 'BTC' }).where('id', '=', id).execute(),
    );
    await addTournament(world, { id: 'bets', type: 'TOTAL_BETS', currency: 'BTC' });
    await addTournament(world, { id: 'best', type: 'MULTIPLIER', currency: 'BTC' });
    await addTournament(world, { id: 'wins', type: 'WINNINGS', currency: 'BTC' });
    const paid = { gameSession: await sessionFor(player), round: 'r1', currency: 'BTC' };
    const bet = { ...paid, transaction: 'b1', amount: '0.00030000' };
    expect((await vendorCall(platform, world, 'bet', bet)).status).toBe(200);
    const win = { ...paid, transaction: 'w1', amount: '0.00050001' };
    expect((await vendorCall(platform, world, 'win', win)).status).toBe(200);
    expect(await scores({ player })).toEqual({ bets: '0.00030000', best: '1.66', wins: '0.00020001' });
  });

  it('TOUR-09 leave out a stake that was given back', async () => {
    const table = await tableWithTournaments();
    await table.bet('b1', 'r1', '3.00');
    await table.rollback('x1', 'r1', 'b1');
    expect(await scores(table)).toMatchObject({ bets: null, best: null, wins: null });
  });

  it('TOUR-09 leave out a stake that another one covers, and measure one of which a part was sold by all that it paid', async () => {
    const table = await tableWithTournaments();
    const { world, gameSession } = table;
    const settle = (transaction: string, round: string, more: object) =>
      vendorCall(platform, world, 'win', { gameSession, transaction, round, currency: 'AUD', ...more });
    for (const [side, amount] of [
      ['home', '9.50'],
      ['away', '0'],
    ] as const) {
      await table.bet(`${side}-bet`, side, '5.00');
      expect((await settle(`${side}-win`, side, { amount, hedged: true })).status).toBe(200);
    }
    expect(await scores(table)).toMatchObject({ bets: null, best: null, wins: null });
    await table.bet('b1', 'r1', '4.00');
    const part = { amount: '1.50', stake: '1.00', ended: 'PART' };
    for (const _twice of [1, 2]) expect((await settle('p1', 'r1', part)).status).toBe(200);
    expect(await scores(table)).toMatchObject({ bets: null, best: null, wins: null });
    // What is left of it is void: 1.00 was staked, and 1.50 paid.
    expect((await settle('v1', 'r1', { amount: '3.00', ended: 'VOID' })).status).toBe(200);
    expect(await scores(table)).toMatchObject({ bets: '0.50', best: '1.50', wins: '0.50' });
  });

  it('TOUR-09 leave out bonus money', async () => {
    const table = await tableWithTournaments();
    await activatePromo(table.world, table.player.id, { walletMode: 'BONUS' });
    await fund(table.world, table.player.id, 1000n, { wallet: 'CASINO_BONUS' });
    expect((await table.bet('b1', 'r1', '3.00')).status).toBe(200);
    expect((await table.win('w1', 'r1', '5.00')).status).toBe(200);
    expect(await scores(table)).toMatchObject({ bets: null, best: null, wins: null });
  });

  it('TOUR-09 stand still after the end, for a round that was open too', async () => {
    const table = await tableWithTournaments();
    await table.bet('b1', 'r1', '3.00');
    await table.win('w1', 'r1', '5.00');
    await table.bet('b2', 'r2', '2.00');
    await table.world.clock.advance('PT1H');
    expect((await table.win('w2', 'r2', '9.00')).status).toBe(200);
    expect(await scores(table)).toMatchObject({ bets: '3.00', best: '1.66', wins: '2.00' });
  });
});
