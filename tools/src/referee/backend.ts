import type { ClientEndpoint } from './client-operations.ts';

/** A backend of the product, wherever it stands. */
export interface Backend {
  readonly url: string;
  readonly adminCode: string;
  readonly accessToken: string | null;
}

export interface BackendError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown };
}

/** An answer as a client sees it. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** What it says as JSON; null when it cannot be read. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

const paths = { main: '/graphql', promo: '/promo/graphql' } as const;

function parsed(text: string): BackendAnswer['body'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export const errorsOf = ({ body }: BackendAnswer): readonly BackendError[] =>
  Array.isArray(body?.['errors']) ? (body['errors'] as BackendError[]) : [];

export const codeOf = (answer: BackendAnswer): unknown =>
  errorsOf(answer)[0]?.extensions?.code ?? answer.body?.['code'] ?? null;

async function send(url: string, headers: Record<string, string>, body: string): Promise<BackendAnswer> {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
}

const marks = (adminCode: string) => ({
  'content-type': 'application/json',
  'x-admin-code': adminCode,
  'x-channel': 'DESKTOP_WEB',
  origin: 'http://localhost:4200',
});

/** Asks an endpoint as the web app does. @param body in place of a usual one, to the letter */
export function askBackend(
  { url, adminCode, accessToken }: Backend,
  endpoint: ClientEndpoint,
  body: { readonly query: string; readonly operationName?: string } | string,
): Promise<BackendAnswer> {
  const name = typeof body === 'string' ? undefined : body.operationName;
  const named = endpoint === 'promo' && name !== undefined ? `?operationName=${name}` : '';
  const authorization = accessToken === null ? {} : { authorization: `Bearer ${accessToken}` };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return send(`${url}${paths[endpoint]}${named}`, { ...marks(adminCode), ...authorization }, text);
}

/** Asks the authentication service for a login. @param login e-mail address and password with a colon between */
export function askLogin({ url, adminCode }: Backend, login: string): Promise<BackendAnswer> {
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`;
  const headers = { ...marks(adminCode), authorization };
  return send(`${url}/authenticate?ttl=3600`, headers, JSON.stringify({ isEmail: true }));
}

/** The same backend for a member. @throws Error when the login is refused */
export async function loggedIn(backend: Backend, login: string): Promise<Backend> {
  const answer = await askLogin(backend, login);
  const access = answer.body?.['access'];
  if (typeof access !== 'string') throw new Error(`The login was refused: ${JSON.stringify(answer.body)}`);
  return { ...backend, accessToken: access };
}
