import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { platformProcesses } from '../../testing/process.ts';
import type { PlatformProcesses, RunningPlatform } from '../../testing/process.ts';
import { PASSWORD, post } from '../../testing/index.ts';
import { LAUNCH, LOBBY, SLOT, START, VENDOR } from '../../testing/play.ts';

const PLAYERS = 3;
const MOST_SPINS = 400;
const STAKE = '0.20';
const CLIENT = {
  'content-type': 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
};

let processes: PlatformProcesses;

beforeEach(() => {
  processes = platformProcesses();
});

afterEach(() => {
  processes.clear();
});

async function ask(url: string, path: string, query: string, variables: object, token?: string) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { body } = await post(`${url}${path}`, {
    headers: { ...CLIENT, ...authorization },
    body: JSON.stringify({ query, variables }),
  });
  return body['data'] as Record<string, unknown>;
}

async function openSlot(url: string): Promise<{ token: string; ticket: string }> {
  const authorization = `Basic ${Buffer.from(`mia@magpie.test:${PASSWORD}`).toString('base64')}`;
  const login = await post(`${url}/authenticate`, {
    headers: { ...CLIENT, authorization },
    body: '{"isEmail":true}',
  });
  const token = String(login.body['access']);
  const options = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
  const launch = await ask(url, '/graphql', LAUNCH, { game: SLOT.id, vendor: VENDOR, options }, token);
  await ask(url, '/graphql', START, { input: { game: SLOT.id } }, token);
  return { token, ticket: new URL(String(launch['launchURL'])).searchParams.get('ticket') ?? '' };
}

async function betsOf(url: string, token: string): Promise<number> {
  const { betRecords } = await ask(url, '/graphql', '{ betRecords { totalCount } }', {}, token);
  return (betRecords as { totalCount: number }).totalCount;
}

const spin = (url: string, ticket: string, id: string) =>
  post(`${url}/games/${SLOT.code}/spin`, {
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ ticket, spin: id, stake: STAKE }),
  });

/** Lets several pages spin until so many spins were answered, kills the platform, and answers those spins. */
async function playUntilKilled(
  { child, url }: RunningPlatform,
  ticket: string,
  round: number,
  count: number,
) {
  const answered = new Map<string, unknown>();
  const exited = once(child, 'exit');
  const page = async (player: number): Promise<void> => {
    for (let turn = 0; turn < MOST_SPINS; turn += 1) {
      const id = `crash-${round}-${player}-${turn}`;
      const answer = await spin(url, ticket, id);
      if (answer.status === 200) answered.set(id, answer.body);
      if (answered.size >= count) child.kill('SIGKILL');
    }
  };
  // A page whose connection breaks has asked for a spin of which it does not know whether it was played.
  await Promise.allSettled(Array.from({ length: PLAYERS }, (_, player) => page(player)));
  expect((await exited)[1]).toBe('SIGKILL');
  return answered;
}

it('PLAY-22 keeps every spin that was answered, with balanced books, however often the platform is killed', async () => {
  let running = await processes.start();
  const { token, ticket } = await openSlot(running.url);
  const answered = new Map<string, unknown>();
  let played = await betsOf(running.url, token);
  for (const [round, count] of [1, 6, 17].entries()) {
    for (const [id, answer] of await playUntilKilled(running, ticket, round, count)) answered.set(id, answer);
    running = await processes.start();
    const { url } = running;
    const books = await ask(url, '/control/graphql', '{ audit { balanced violations } }', {});
    expect(books['audit']).toEqual({ balanced: true, violations: [] });
    const totalCount = await betsOf(url, token);
    expect(totalCount - played).toBeGreaterThanOrEqual(count);
    expect(totalCount - played).toBeLessThanOrEqual(count + 2 * PLAYERS);
    played = totalCount;
    for (const [id, answer] of answered) expect((await spin(url, ticket, id)).body).toEqual(answer);
    expect(await betsOf(url, token)).toBe(played);
  }
  expect(answered.size).toBeGreaterThanOrEqual(24);
}, 90_000);
