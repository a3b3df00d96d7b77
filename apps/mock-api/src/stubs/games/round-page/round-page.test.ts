import { hashOf, verifiesRound } from '@magpie/domain/studio';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { post } from '#test/kit/index.ts';
import { kinds, playKind } from '#test/kit/kinds.ts';
import type { Played } from '#test/kit/kinds.ts';
import { seatedAtGame } from '#test/kit/launches.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startPlayPlatform } from '#test/kit/play.ts';
import type { Player } from '#test/kit/play.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import { legOn, resultOf, SPORTSBOOK } from '#test/kit/sportsbook.ts';
import { atTheCounter, decidedMatch, order } from '#test/kit/sportsbook-counter.ts';
import type { BetView } from '../sportsbook/view.ts';

const platform = platformForFile(startPlayPlatform);

const slot: Played = { code: 'moonlit-dingo', stake: '2.00', choice: null };
const wheel: Played = { code: 'wheel-of-plenty', stake: '2.00', choice: null };

const listed = z.object({
  betRecords: z.object({
    edges: z.array(z.object({ node: z.object({ id: z.string(), round: z.string(), status: z.string() }) })),
  }),
});

/** The member's bets, the latest first. */
async function betsOf(player: Player) {
  const { data } = await player.call('{ betRecords { edges { node { id round status } } } }');
  return listed.parse(data).betRecords.edges.map(({ node }) => node);
}

const ROUND = 'query Round($bet: ID!) { betRoundURL(bet: $bet) }';

const addressOf = async (player: Player, bet: string): Promise<URL> => {
  const { data } = await player.call(ROUND, { bet });
  return new URL(z.object({ betRoundURL: z.string() }).parse(data).betRoundURL);
};

const shownRound = z.object({
  round: z.string(),
  step: z.number(),
  next: z.array(z.string()),
  view: z.unknown(),
});

const recording = z.object({
  game: z.object({ code: z.string(), name: z.string() }),
  origins: z.array(z.string()),
  model: z.object({ kind: z.string() }),
  steps: z.array(shownRound),
  last: shownRound.extend({
    stake: z.string(),
    payout: z.string(),
    seedHash: z.string(),
    clientSeed: z.string(),
    serverSeed: z.string().nullable(),
    nonce: z.number(),
    draws: z.array(z.object({ below: z.number(), value: z.number() })),
  }),
});

const pastRound = (code: string, pass: string | null) => pageCall(platform, 'past-round', { pass }, code);

/** Plays one round and opens the address of its page. */
async function playedRound(played: Played) {
  const { player, ticket } = await seatedAtGame(platform, played.code);
  const end = await playKind(platform, played, { ticket, request: 'request-1' });
  const [bet] = await betsOf(player);
  if (!bet) throw new Error('The round has no bet.');
  const address = await addressOf(player, bet.id);
  return { player, ticket, end, bet, address, pass: address.searchParams.get('pass') };
}

describe.each([['a slot', slot] as const, ...kinds])('a past round of %s', (_name, played) => {
  it('is shown again by its own game, step by step, and recomputed once its seed is revealed', async () => {
    const { player, ticket, end, bet, address, pass } = await playedRound(played);
    const { code } = played;
    expect(bet.round).toBe('AVAILABLE');
    expect(`${address.origin}${address.pathname}`).toBe(`${platform.url}/games/${code}/round`);
    const [page, play] = await Promise.all(
      [address, `${platform.url}/games/${code}/play`].map(async (at) => (await fetch(at)).text()),
    );
    expect(page).toContain('<body class="past-round">');
    expect(/\/games\/assets\/([\w-]+)\.js/.exec(String(page))?.[1]).toBe(
      /\/games\/assets\/([\w-]+)\.js/.exec(String(play))?.[1],
    );
    const told = recording.parse((await pastRound(code, pass)).body);
    expect(told.origins).toEqual(['http://localhost:4200']);
    expect(told.last).toMatchObject({
      round: end.round,
      stake: end.stake,
      payout: end.payout,
      serverSeed: null,
    });
    expect(told.steps).toHaveLength(end.step + 1);
    expect(told.steps.at(-1)).toMatchObject({ next: [], view: told.last.view });
    expect(
      told.steps.slice(0, -1).every(({ next }, step) => next.length === 1 && told.steps[step]?.step === step),
    ).toBe(true);
    await pageCall(platform, 'seed', { ticket, clientSeed: 'mine' }, code);
    const again = await addressOf(player, bet.id);
    const { last } = recording.parse((await pastRound(code, again.searchParams.get('pass'))).body);
    const { serverSeed, clientSeed, nonce, seedHash, draws } = last;
    expect(hashOf(serverSeed ?? '')).toBe(seedHash);
    expect(verifiesRound({ serverSeed: serverSeed ?? '', clientSeed, nonce }, { seedHash, draws })).toBe(
      true,
    );
  });
});

describe('the round of a wheel', () => {
  it('is refused until it is drawn, and tells its seed once the day of the table is over', async () => {
    const { player, ticket } = await seatedAtGame(platform, wheel.code);
    const { body: state } = await pageCall(platform, 'state', { ticket }, wheel.code);
    const [field] = z
      .object({ model: z.object({ table: z.object({ fields: z.array(z.object({ id: z.string() })) }) }) })
      .parse(state).model.table.fields;
    const choice = { [field?.id ?? '']: 1 };
    const { body: begun } = await pageCall(
      platform,
      'begin',
      { ticket, request: 'request-1', stake: '2.00', choice },
      wheel.code,
    );
    const [open] = await betsOf(player);
    expect(open?.round).toBe('OPEN');
    const refused = await player.call(ROUND, { bet: open?.id });
    expect(refused.code).toBe('CONFLICT');
    await player.world.clock.advance('PT2M');
    await pageCall(platform, 'act', { ticket, round: begun['round'], step: 0, action: 'RESULT' }, wheel.code);
    const shown = async () => {
      const address = await addressOf(player, open?.id ?? '');
      return recording.parse((await pastRound(wheel.code, address.searchParams.get('pass'))).body);
    };
    const told = await shown();
    expect(told.steps.map(({ next }) => next)).toEqual([['RESULT'], []]);
    expect(told.last.serverSeed).toBeNull();
    await player.world.clock.advance('P1D');
    const { serverSeed, seedHash } = (await shown()).last;
    expect(hashOf(serverSeed ?? '')).toBe(seedHash);
  });
});

it('a bet on matches is shown with its picks, while it is open too', async () => {
  const counter = await atTheCounter(platform);
  const { player } = counter;
  const match = decidedMatch(player);
  const leg = await legOn(counter, match.fixture.id, resultOf(match));
  await counter.ask('place', order([leg], '2.00'));
  const [bet] = await betsOf(player);
  expect([bet?.status, bet?.round]).toEqual(['UNSETTLED', 'AVAILABLE']);
  const shown = async () => {
    const address = await addressOf(player, bet?.id ?? '');
    expect(await (await fetch(address)).text()).toContain('/games/assets/sportsbook-bet.js');
    const { body } = await pastRound(SPORTSBOOK.code, address.searchParams.get('pass'));
    return body['bet'] as BetView;
  };
  const open = await shown();
  expect([open.open, open.stake, open.legs.map(({ state }) => state)]).toEqual([true, '2.00', ['OPEN']]);
  await player.world.clock.set(new Date(match.fixture.startsAt + 5 * 3_600_000));
  await counter.bets();
  const over = await shown();
  expect([over.open, over.legs.map(({ state, match: named }) => [state, named])]).toEqual([
    false,
    [['WON', `${match.fixture.home} v ${match.fixture.away}`]],
  ]);
});

describe('the page of a past round', () => {
  it('opens with its own pass only, for five minutes of the world’s clock', async () => {
    const { player, ticket, pass } = await playedRound(slot);
    const codeOf = async (code: string, sent: string | null) => (await pastRound(code, sent)).body['code'];
    expect((await pastRound(slot.code, pass)).status).toBe(200);
    const [head = '', claims = '', signature = ''] = (pass ?? '').split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...read, sub: 'mem_other' })).toString('base64url');
    for (const wrong of [null, '', 'x', ticket, player.token, `${head}.${other}.${signature}`])
      expect(await codeOf(slot.code, wrong)).toBe('UNAUTHENTICATED');
    expect(await codeOf('opal-fever', pass)).toBe('UNAUTHENTICATED');
    for (const call of ['state', 'balance', 'begin'])
      expect((await pageCall(platform, call, { ticket: pass })).body['code']).toBe('UNAUTHENTICATED');
    await player.world.clock.advance('PT4M59S');
    expect((await pastRound(slot.code, pass)).status).toBe(200);
    await player.world.clock.advance('PT1S');
    const { status, body } = await pastRound(slot.code, pass);
    expect([status, body['code'], body['message']]).toEqual([
      401,
      'UNAUTHENTICATED',
      'This page can no longer be opened. Open it again from your betting history.',
    ]);
  });

  it('is framed by the web app alone and found for games that there are', async () => {
    const page = await fetch(`${platform.url}/games/moonlit-dingo/round?pass=x`);
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' http://localhost:4200",
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${platform.url}/games/no-such-game/round?pass=x`)).status).toBe(404);
    expect((await fetch(`${platform.url}/games/assets/past-round.css`)).status).toBe(200);
    expect((await fetch(`${platform.url}/games/assets/past-round.js`)).status).toBe(200);
    const malformed = await post(`${platform.url}/games/moonlit-dingo/past-round`, {
      headers: {},
      body: '{',
    });
    expect(malformed.body['code']).toBe('UNAUTHENTICATED');
  });
});
