import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { putClockBack } from '#test/kit/clock-back.ts';
import { control } from '#test/kit/control.ts';
import { sessionFor } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { fund, newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { vendorCall } from '#test/kit/play-calls.ts';
import type { Player } from '#test/kit/play.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { addScore, addTournament } from '#test/kit/tournament.ts';

const platform = platformForFile(startPlayPlatform);
const prizes = [1001n, 500n, 300n];

const cash = async ({ world, id }: Player): Promise<bigint> => (await balances(world.db, id, 'AUD')).MAIN;

/** Three members with an empty wallet, of whom the first two are tied. */
async function contest(payoutMode: 'AUTO' | 'MANUAL' = 'AUTO') {
  const ann = await playerInNewWorld(platform, 0n);
  const { world } = ann;
  const bob = await newPlayer(platform, world, 0n);
  const cat = await newPlayer(platform, world, 0n);
  await addTournament(world, { id: 'cup', type: 'TOTAL_BETS', prizes, payoutMode });
  await addScore(world, 'cup', ann.id, 900);
  await addScore(world, 'cup', bob.id, 900);
  await addScore(world, 'cup', cat.id, 800);
  return { world, players: [ann, bob, cat] as const };
}

const cashOf = async (players: readonly Player[]) => Promise.all(players.map(cash));

const end = (world: World, tournament = 'cup') =>
  control(
    platform,
    'mutation End($world: ID!, $tournament: ID!) { endTournament(world: $world, tournament: $tournament) }',
    { world: world.id, tournament },
  );

const expectBalanced = async (world: World) => {
  expect(await audit(world.db, platform.services.auditChecks)).toMatchObject({
    balanced: true,
    violations: [],
  });
};

describe('the end of a tournament', () => {
  it('PROMO-57 TOUR-10 pays the prizes to main cash once the clock has passed it, and tied ranks share evenly', async () => {
    const { world, players } = await contest();
    await world.clock.advance('PT59M59S');
    expect(await cashOf(players)).toEqual([0n, 0n, 0n]);
    await world.clock.advance('PT1S');
    const paid = await cashOf(players);
    // 15.01 is shared by two, one of whom gets the odd cent.
    expect(paid.slice(0, 2).toSorted()).toEqual([750n, 751n]);
    expect(paid[2]).toBe(300n);
    await world.clock.advance('P2D');
    expect(await cashOf(players)).toEqual(paid);
    const { data } = await players[2].call(
      '{ balanceTransactionRecords { edges { node { type amount dateTimeCreated } } } }',
    );
    expect(data?.['balanceTransactionRecords']).toEqual({
      edges: [
        { node: { type: 'TOURNAMENT_PAYOUT', amount: '3.00', dateTimeCreated: '2026-01-05T03:00:00.000Z' } },
      ],
    });
    await expectBalanced(world);
  });

  it('TOUR-10 tells each winner by a push of the balance and by a message', async () => {
    const { world, players } = await contest();
    const { token } = players[2];
    const pushes = await openPushes(platform, world, token, [
      '{ balanceUpdated { wallets { mainCash } } }',
      '{ messageCreated { body { title content } } }',
    ]);
    await world.clock.advance('PT1H');
    expect(await pushes.next()).toEqual({ balanceUpdated: { wallets: { mainCash: '3.00' } } });
    expect(await pushes.next()).toEqual({
      messageCreated: {
        body: {
          title: 'Tournament Prize',
          content: '<p>You came in at rank 3 in The cup Cup and won A$3.00. It is in your main cash.</p>',
        },
      },
    });
    pushes.close();
  });

  it('TOUR-10 comes by the operator too, who closes it, and pays nothing twice', async () => {
    const { world, players } = await contest();
    expect((await end(world)).data).toEqual({ endTournament: 3 });
    const paid = await cashOf(players);
    expect(paid[2]).toBe(300n);
    await world.clock.advance('PT2H');
    expect(await cashOf(players)).toEqual(paid);
    expect((await end(world)).code).toBe('CONFLICT');
    expect((await end(world, 'none')).code).toBe('NOT_FOUND');
    const { data } = await players[0].call('{ tournaments { edges { node { active expiresAt } } } }');
    expect(data?.['tournaments']).toEqual({
      edges: [{ node: { active: false, expiresAt: '2026-01-05T02:00:00.000Z' } }],
    });
    await expectBalanced(world);
  });

  it('TOUR-07 of one that has not begun is its beginning, and nobody has won it', async () => {
    const { world, players } = await contest();
    const at = {
      validFromAt: Date.parse('2026-01-06T02:00:00Z'),
      expiresAt: Date.parse('2026-01-07T02:00:00Z'),
    };
    await addTournament(world, { id: 'later', type: 'TOTAL_BETS', prizes, payoutMode: 'AUTO' });
    await world.write(({ db }) => db.updateTable('tournaments').set(at).where('id', '=', 'later').execute());
    expect((await end(world, 'later')).data).toEqual({ endTournament: 0 });
    const { data } = await players[0].call(
      '{ tournaments(filter: { active: { eq: false } }) { edges { node { id active validFrom expiresAt } } } }',
    );
    const moment = '2026-01-06T02:00:00.000Z';
    expect(data?.['tournaments']).toEqual({
      edges: [{ node: { id: 'later', active: false, validFrom: moment, expiresAt: moment } }],
    });
  });

  it('TOUR-10 pays once of several ends at once, by the operator and by the clock', async () => {
    const { world, players } = await contest();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => end(world)),
      world.clock.advance('PT2H').then(() => null),
    ]);
    expect(answers.filter((answer) => answer?.code === null).length).toBeLessThanOrEqual(1);
    const paid = await cashOf(players);
    expect(paid.slice(0, 2).toSorted()).toEqual([750n, 751n]);
    expect(paid[2]).toBe(300n);
    await expectBalanced(world);
  });

  it('TOUR-10 shares the last prize among all who are tied for it, and nobody below has any', async () => {
    const { world, players } = await contest();
    const dan = await newPlayer(platform, world, 0n);
    const eve = await newPlayer(platform, world, 0n);
    await addScore(world, 'cup', dan.id, 800);
    await addScore(world, 'cup', eve.id, 799);
    await world.clock.advance('PT1H');
    expect(await cashOf([players[2], dan, eve])).toEqual([150n, 150n, 0n]);
    await expectBalanced(world);
  });

  it('TOUR-10 is paid once by a clock that was set back, and no score changes after it', async () => {
    const { world, players } = await contest();
    await world.clock.advance('PT1H');
    const paid = await cashOf(players);
    await putClockBack(platform, world, '2026-01-05T02:30:00.000Z');
    const [ann] = players;
    await fund(world, ann.id, 500n);
    const gameSession = await sessionFor(ann);
    const order = { gameSession, round: 'r1', amount: '5.00', currency: 'AUD' };
    expect((await vendorCall(platform, world, 'bet', { ...order, transaction: 'b1' })).status).toBe(200);
    expect(
      (await vendorCall(platform, world, 'win', { ...order, transaction: 'w1', amount: '0.00' })).status,
    ).toBe(200);
    const { data } = await ann.call('{ tournaments { edges { node { ownPlace { score } } } } }');
    expect(data?.['tournaments']).toEqual({ edges: [{ node: { ownPlace: { score: '9.00' } } }] });
    await world.clock.advance('PT2H');
    expect(await cashOf(players)).toEqual(paid);
    await expectBalanced(world);
  });

  it('TOUR-10 leaves prizes that are paid by hand to the operator', async () => {
    const { world, players } = await contest('MANUAL');
    await world.clock.advance('PT2H');
    expect(await cashOf(players)).toEqual([0n, 0n, 0n]);
    expect((await end(world)).data).toEqual({ endTournament: 3 });
    expect((await cashOf(players))[2]).toBe(300n);
  });
});
