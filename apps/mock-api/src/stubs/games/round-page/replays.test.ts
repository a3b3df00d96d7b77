import { studioModels } from '@magpie/domain/studio';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { catalogueOf } from '#modules/games/index.ts';
import { clientScript, leavePage, opened, standInPage } from '#test/kit/game-page.ts';
import type { OpenedGame } from '#test/kit/game-page.ts';
import { kinds, playKind } from '#test/kit/kinds.ts';
import type { Played } from '#test/kit/kinds.ts';
import { launchedFor } from '#test/kit/launches.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { newPlayer, playerInNewWorld, startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { models } from '../models.ts';

const platform = platformForFile(startPlayPlatform);

const latest = z.object({
  betRecords: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});

/** A player at a game, in a world whose draws are the same each time. */
async function seatedAt(code: string) {
  const world = await platform.registry.create({ seed: 12, now: new Date(NOW), frozen: true });
  const player = await newPlayer(platform, world);
  return { player, ticket: await launchedFor(player, code) };
}

/** Where the round of the latest bet is shown again. */
async function addressOf(player: Player): Promise<string> {
  const { data } = await player.call('{ betRecords(first: 1) { edges { node { id } } } }');
  const bet = latest.parse(data).betRecords.edges[0]?.node.id;
  const answer = await player.call('query R($bet: ID!) { betRoundURL(bet: $bet) }', { bet });
  return z.object({ betRoundURL: z.string() }).parse(answer.data).betRoundURL;
}

/** Longer than anything needs, on a busy machine too. In ms. */
const PATIENCE = 100_000;

/** More than any replay takes, and the time between two looks at it, of the page's own timers. In ms. */
const [LONGEST, LOOK] = [120_000, 45];

/** Opens the page of a past round, with its own scripts, against the platform. */
async function openRound(address: string): Promise<OpenedGame> {
  const html = await (await fetch(address)).text();
  const page = opened(standInPage(html, address));
  const [, script = ''] = /<script type="module" src="[^"]*\/([\w-]+\.js)"/.exec(html) ?? [];
  await clientScript(script);
  await vi.waitFor(
    () => {
      expect(page.textOf('facts')).not.toBe('');
    },
    { timeout: PATIENCE },
  );
  return page;
}

/** Presses 'Replay', lets the time pass that it takes, and answers how many other pictures and motions it showed meanwhile. */
async function replay(page: OpenedGame): Promise<number> {
  const button = page.button('Replay');
  const pictures = new Set([page.stage().join()]);
  const before = page.motions();
  button.click();
  for (let passed = 0; button.disabled === true && passed < LONGEST; passed += LOOK) {
    await vi.advanceTimersByTimeAsync(LOOK);
    pictures.add(page.stage().join());
  }
  expect(button.disabled).toBe(false);
  // What a game says beside the end goes away again.
  await vi.advanceTimersByTimeAsync(3_000);
  return pictures.size - 1 + page.motions() - before;
}

/** Holds a page to what a round came to: before and after the replay it tells and shows the same end. */
async function expectReplayed(page: OpenedGame, payout: string): Promise<void> {
  const [told, shown] = [page.textOf('result'), page.stage()];
  expect(told).toMatch(payout === '0.00' ? /No win\.$/ : new RegExp(`A\\$${payout.replace('.', '\\.')}\\D`));
  expect(shown.length).toBeGreaterThan(3);
  for (const id of ['result', 'win']) page.silence(id);
  expect(await replay(page)).toBeGreaterThan(0);
  expect([page.textOf('result'), page.textOf('win')]).toEqual([told, `A$${payout}`]);
  expect(page.stage()).toEqual(shown);
}

const WHEEL = 'wheel-of-plenty';

const own: readonly [name: string, played: Played][] = [
  ['a slot', { code: 'moonlit-dingo', stake: '2.00', choice: null }],
  ...kinds,
];

afterEach(() => {
  leavePage();
});

describe('a past round', () => {
  it.each(own)('of %s is replayed by its game to the end that it had, and recomputed', async (_, played) => {
    const { player, ticket } = await seatedAt(played.code);
    const { payout } = await playKind(platform, played, { ticket, request: 'request-1' });
    await pageCall(platform, 'seed', { ticket, clientSeed: 'mine' }, played.code);
    const page = await openRound(await addressOf(player));
    expect(page.textOf('facts')).toMatch(/^Correct\. /);
    await expectReplayed(page, payout);
  });

  it('of a wheel is replayed by its game to the end that it had, and recomputed once its day is over', async () => {
    const code = WHEEL;
    const { player, ticket } = await seatedAt(code);
    const order = { ticket, request: 'request-1', stake: '2.00', choice: { ONE: 1, FIVE: 1 } };
    const { body } = await pageCall(platform, 'begin', order, code);
    await player.world.clock.advance('PT2M');
    const result = { ticket, round: body['round'], step: 0, action: 'RESULT' };
    const { body: end } = await pageCall(platform, 'act', result, code);
    await player.world.clock.advance('P1D');
    const page = await openRound(await addressOf(player));
    expect(page.textOf('facts')).toMatch(/^Correct\. The wheel stopped at segment \d+, a \d+\.$/);
    await expectReplayed(page, String(end['payout']));
  });
});

it('every kind of game is replayed here', async () => {
  const { gameByCode } = await catalogueOf((await playerInNewWorld(platform)).world);
  const kindOf = (code: string) => {
    const game = gameByCode.get(code);
    return game && game.category !== 'SPORTSBOOK' ? models.ofGame(game.category, game.id, game).kind : code;
  };
  const replayed = new Set([...own.map(([, { code }]) => kindOf(code)), kindOf(WHEEL)]);
  expect([...replayed].toSorted()).toEqual([...new Set(studioModels.map(({ kind }) => kind))].toSorted());
});
