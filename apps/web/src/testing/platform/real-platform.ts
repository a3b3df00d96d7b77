import { onTestFinished, vi } from 'vitest';
import { resumeClock } from '#shared/clock/index.ts';
import { fileOf } from '../fake-platform.ts';
import { threadFetch } from './thread-fetch.ts';
import { ThreadSocket } from './thread-socket.ts';

type Json = Record<string, unknown>;

/** The simulated platform itself, in a new world of the seeded people, in the place of the network until the test is over. */
export interface RealPlatform {
  readonly world: string;
  /** Names of the operations that were asked, in order. */
  readonly asked: readonly string[];
  /** Asks the control plane; `$world` is given. */
  control(query: string, variables?: Json): Promise<Json>;
  /** A seeded person logs in with another device. @param userAgent what it calls itself */
  logInElsewhere: (name: string, userAgent: string) => Promise<void>;
}

async function controlled(query: string, variables: Json): Promise<Json> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  const answer = await threadFetch('/control/graphql', { method: 'POST', headers, body });
  const { data, errors } = (await answer.json()) as { data: Json | null; errors?: unknown };
  if (!data || errors) throw new Error(`The control plane answered ${JSON.stringify(errors)}.`);
  return data;
}

async function logIn(world: string, name: string, userAgent: string): Promise<void> {
  const authorization = `Basic ${btoa(`${name}@magpie.test:Magpie@2026`)}`;
  const brand = { 'x-admin-code': 'magpie-web', 'x-channel': 'DESKTOP_WEB', 'x-world': world };
  const headers = { ...brand, authorization, 'content-type': 'application/json', 'user-agent': userAgent };
  const body = JSON.stringify({ isEmail: true });
  const answer = await threadFetch('/authenticate?ttl=7776000', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The login of ${name} elsewhere failed.`);
}

/** A new world of the seeded people, whose clock stands still. */
export async function newWorld(now: string): Promise<string> {
  const create = 'mutation Create($input: CreateWorldInput!) { createWorld(input: $input) { id } }';
  const { createWorld } = await controlled(create, { input: { now, frozen: true } });
  return (createWorld as { id: string }).id;
}

/** Puts the simulated platform in the place of the network. @param now what the clock of its world shows, standing still */
export async function realPlatform(now = '2026-03-02T02:00:00.000Z'): Promise<RealPlatform> {
  const world = await newWorld(now);
  const asked: string[] = [];
  resumeClock(world);
  onTestFinished(() => {
    resumeClock(null);
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      'http://web.test',
    );
    asked.push(searchParams.get('operationName') ?? pathname);
    return fileOf(pathname) ?? threadFetch(pathname + search, init);
  });
  vi.stubGlobal('WebSocket', ThreadSocket);
  return {
    world,
    asked,
    control: (query, variables = {}) => controlled(query, { world, ...variables }),
    logInElsewhere: (name, userAgent) => logIn(world, name, userAgent),
  };
}
