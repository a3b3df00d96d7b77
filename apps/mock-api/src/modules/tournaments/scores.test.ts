import { describe, expect, it } from 'vitest';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { objectOf } from '#test/kit/launches.ts';
import { fund, startPlayPlatform } from '#test/kit/play.ts';
import { openTable } from '#test/kit/play-calls.ts';
import type { PlayTable } from '#test/kit/play-calls.ts';
import { activatePromo } from '#test/kit/promo.ts';
import { addTournament } from '#test/kit/tournament.ts';

const platform = platformForFile(startPlayPlatform);

const scores = async ({ player }: PlayTable): Promise<Record<string, string | null>> => {
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

  it('TOUR-09 leave out a stake that was given back', async () => {
    const table = await tableWithTournaments();
    await table.bet('b1', 'r1', '3.00');
    await table.rollback('x1', 'r1', 'b1');
    expect(await scores(table)).toMatchObject({ bets: null, best: null, wins: null });
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
