import { expect, it } from 'vitest';
import { seedAchievementCatalogue } from '#seed/achievements.ts';
import { seatedAtGame, sessionFor } from '#test/kit/launches.ts';
import { pageCall, vendorCall } from '#test/kit/play-calls.ts';
import { playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startPlayPlatform);

interface Answered {
  readonly edges: readonly {
    readonly node: {
      readonly type: string;
      readonly progress: { readonly value: number; readonly streak: number | null };
      readonly badges: readonly { readonly name: string; readonly completed: boolean }[];
    };
  }[];
}

const ACHIEVEMENTS =
  '{ achievements { edges { node { type progress { value streak } badges { name completed } } } } }';

/** A player at a slot, and what the vendor and the member ask of the platform. */
async function seated() {
  const player = await playerInNewWorld(platform);
  await player.world.write(seedAchievementCatalogue);
  let gameSession = await sessionFor(player);
  let count = 0;
  const call = (name: string, body: object) =>
    vendorCall(platform, player.world, name, { gameSession, currency: 'AUD', ...body });
  const bet = async () => {
    count += 1;
    const round = `round-${String(count)}`;
    expect((await call('bet', { transaction: `${round}-bet`, round, amount: '1.00' })).status).toBe(200);
    return round;
  };
  const end = (round: string, amount: string) => call('win', { transaction: `${round}-win`, round, amount });
  return {
    player,
    bet,
    end,
    annul: (round: string) => call('rollback', { transaction: `${round}-back`, round, bet: `${round}-bet` }),
    play: async (amount: string) => {
      expect((await end(await bet(), amount)).status).toBe(200);
    },
    nextDay: async () => {
      await player.world.clock.advance('P1D');
      gameSession = await sessionFor(player);
    },
    values: async () => {
      const { edges } = (await player.call(ACHIEVEMENTS)).data?.['achievements'] as Answered;
      return edges.map(({ node }) => [node.type, node.progress.value] as const);
    },
    streaks: async () => {
      const { edges } = (await player.call(ACHIEVEMENTS)).data?.['achievements'] as Answered;
      return edges.map(({ node }) => node.progress.streak);
    },
    earned: async () => {
      const { edges } = (await player.call(ACHIEVEMENTS)).data?.['achievements'] as Answered;
      return edges.flatMap(({ node }) =>
        node.badges.filter((each) => each.completed).map(({ name }) => name),
      );
    },
  };
}

it('ACH-03 rounds that are played count for each way of playing, and a lost one ends a streak of wins', async () => {
  const table = await seated();
  for (const win of ['2.00', '3.00']) await table.play(win);
  expect(await table.streaks()).toEqual([null, null, null, 2]);
  await table.play('0.00');
  expect(await table.streaks()).toEqual([null, null, null, 0]);
  for (const win of ['2.00', '1.00']) await table.play(win);
  expect(await table.values()).toEqual([
    ['CasinoExplorer', 1],
    ['RegularPlayer', 1],
    ['SteadyGambler', 5],
    ['WinningStreak', 2],
  ]);
  expect(await table.earned()).toEqual(['Brace']);
});

it('a badge is told of once, by a message that leads to it', async () => {
  const { player, play } = await seated();
  const told = async () => {
    const { data } = await player.call('{ messages { edges { node { title content subject { kind } } } } }');
    return data?.['messages'];
  };
  await play('2.00');
  expect(await told()).toEqual({ edges: [] });
  for (const win of ['2.00', '0.00', '2.00', '2.00']) await play(win);
  expect(await told()).toEqual({
    edges: [
      {
        node: {
          title: 'New Badge',
          content:
            '<p>You earned the badge Brace. Claim what it brings under Achievements, and wear it there.</p>',
          subject: { kind: 'BADGE' },
        },
      },
    ],
  });
});

it('a bet counts once, when it is decided, and not at all when it is annulled', async () => {
  const table = await seated();
  const open = await table.bet();
  expect((await table.values())[2]).toEqual(['SteadyGambler', 0]);
  await table.end(open, '2.00');
  await table.end(open, '2.00');
  expect((await table.values())[2]).toEqual(['SteadyGambler', 1]);
  await table.annul(await table.bet());
  expect((await table.values())[2]).toEqual(['SteadyGambler', 1]);
  expect((await table.values())[3]).toEqual(['WinningStreak', 1]);
});

it('days of play are told by the clock of the world', async () => {
  const table = await seated();
  for (let day = 1; day <= 3; day += 1) {
    await table.play('0.00');
    await table.play('0.00');
    expect((await table.values())[1]).toEqual(['RegularPlayer', day]);
    expect(await table.earned()).toEqual(day === 3 ? ['Drop-in'] : []);
    await table.nextDay();
  }
});

it('flights that are left at 1.01 make no streak, however many are won in a row', async () => {
  const { player, ticket } = await seatedAtGame(platform, 'scratch-crash');
  await player.world.write(seedAchievementCatalogue);
  let [inARow, most] = [0, 0];
  for (let count = 0; count < 12; count += 1) {
    const order = { ticket, request: `round-number-${String(count)}`, stake: '1.00', choice: 101 };
    const { body } = await pageCall(platform, 'begin', order, 'scratch-crash');
    inARow = body['status'] === 'WON' ? inARow + 1 : 0;
    most = Math.max(most, inARow);
  }
  expect(most).toBeGreaterThanOrEqual(3);
  const { edges } = (await player.call(ACHIEVEMENTS)).data?.['achievements'] as Answered;
  expect(edges.map(({ node }) => [node.type, node.progress.value])).toEqual([
    ['CasinoExplorer', 1],
    ['RegularPlayer', 1],
    ['SteadyGambler', 12],
    ['WinningStreak', 0],
  ]);
});

it('ACH-03 PUSH-08 tells of a lost round after it is counted, so that a page which follows play shows it', async () => {
  const { player, bet, end, values } = await seated();
  const { world, token } = player;
  const pushes = await openPushes(platform, world, token, ['{ balanceUpdated { availableBalance } }']);
  const round = await bet();
  const staked = await pushes.next();
  expect(await values()).toContainEqual(['SteadyGambler', 0]);
  await end(round, '0');
  expect(await pushes.next()).toEqual(staked);
  expect(await values()).toContainEqual(['SteadyGambler', 1]);
  await end(round, '0');
  expect(await pushes.soFar()).toEqual([]);
  pushes.close();
});
