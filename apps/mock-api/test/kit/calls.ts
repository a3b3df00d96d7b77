import type { World } from '#platform/worlds/index.ts';
import { PASSWORD } from './members.ts';
import type { TestPlatform } from './platform.ts';

/** An answer of a GraphQL endpoint. */
export interface GraphQLAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly { message: string; extensions: { code: string; [key: string]: unknown } }[];
  /** Code of the first error; null for none. */
  readonly code: string | null;
  /** What the answer's extensions carry as cause. */
  readonly cause: string | null;
}

/** An answer of the authentication service. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** The headers of the web app, in a world; a null leaves one out. */
export function headers(
  world: Pick<World, 'id'>,
  change: Readonly<Record<string, string | null>> = {},
): Record<string, string> {
  const usual: Record<string, string | null> = {
    'x-admin-code': 'magpie-web',
    'x-channel': 'DESKTOP_WEB',
    'x-world': world.id,
    ...change,
  };
  return Object.fromEntries(
    Object.entries(usual).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** Sends a request and reads its JSON answer. */
export async function post(
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
): Promise<ServiceAnswer> {
  const response = await fetch(url, { method: 'POST', ...init });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body, headers: response.headers };
}

/** Runs a GraphQL operation. */
export async function callGraphQL(
  platform: TestPlatform,
  world: Pick<World, 'id'>,
  request: {
    query: string;
    variables?: unknown;
    operationName?: string;
    token?: string;
    path?: string;
    headers?: Record<string, string | null>;
  },
): Promise<GraphQLAnswer> {
  const { query, variables, operationName, token, path = '/graphql' } = request;
  const authorization = token === undefined ? null : `Bearer ${token}`;
  const sent = headers(world, { 'content-type': 'application/json', authorization, ...request.headers });
  const body = JSON.stringify({ query, variables, operationName });
  const answer = await post(`${platform.url}${path}`, { headers: sent, body });
  const errors = (answer.body['errors'] ?? []) as GraphQLAnswer['errors'];
  const data = answer.body['data'] as GraphQLAnswer['data'];
  const extensions = answer.body['extensions'] as { cause?: string } | undefined;
  const code = errors[0]?.extensions.code ?? null;
  return { status: answer.status, data, errors, code, cause: extensions?.cause ?? null };
}

/** Asks the authentication service for a login by email mode. */
export function login(
  platform: TestPlatform,
  world: Pick<World, 'id'>,
  name: string,
  password = PASSWORD,
  change: Readonly<Record<string, string | null>> = {},
): Promise<ServiceAnswer> {
  const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  const sent = headers(world, { 'content-type': 'application/json', authorization, ...change });
  const body = JSON.stringify({ isEmail: true });
  return post(`${platform.url}/authenticate?ttl=7776000`, { headers: sent, body });
}

/** Logs a member in and answers the access token. */
export async function loginByEmail(
  platform: TestPlatform,
  world: Pick<World, 'id'>,
  email: string,
  password?: string,
): Promise<string> {
  const { body } = await login(platform, world, email, password);
  if (typeof body['access'] !== 'string') throw new Error(`The login failed: ${JSON.stringify(body)}`);
  return body['access'];
}
