import { tokenLifetime } from './constants.ts';

export interface LoginCredentials {
  readonly MOBILE: { readonly mobileNumber: string; readonly code: string };
  readonly EMAIL: { readonly email: string; readonly password: string };
  readonly USERNAME: { readonly username: string; readonly password: string };
}

/** See AUTH-06. */
export type LoginMode = keyof LoginCredentials;

/** Error for any other mode (AUTH-06). */
export const unhandledLoginMode = 'Unhandled login mode';

export interface AuthenticationRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Value of the Authorization header; null for none. */
  readonly authorization: string | null;
  readonly body: Readonly<Record<string, string | boolean>> | null;
}

const path = '/authenticate';
const lastingPath = `${path}?ttl=${String(tokenLifetime)}`;

/** Base64 of the UTF-8 credentials, without the word 'Basic' (RFC 7617). */
function basicToken(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Null when the header has no Basic credentials. The first colon ends the user. Never throws. */
export function readBasicAuthorization(header: string): { user: string; password: string } | null {
  const encoded = /^basic +([a-z0-9+/=]{1,2048})$/i.exec(header.slice(0, 2100))?.[1];
  if (encoded === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const colon = text.indexOf(':');
    return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return null;
  }
}

type Builders = { readonly [M in LoginMode]: (credentials: LoginCredentials[M]) => AuthenticationRequest };

/** The requested lifetime applies to the two POST forms only (AUTH-10). */
const builders: Builders = {
  MOBILE: ({ mobileNumber, code }) => ({
    method: 'POST',
    path: lastingPath,
    authorization: null,
    body: { mobileNumber, code },
  }),
  EMAIL: ({ email, password }) => ({
    method: 'POST',
    path: lastingPath,
    authorization: `Basic ${basicToken(email, password)}`,
    body: { isEmail: true },
  }),
  USERNAME: ({ username, password }) => ({
    method: 'GET',
    path,
    authorization: `Basic ${basicToken(username, password)}`,
    body: null,
  }),
};

export function isLoginMode(name: string): name is LoginMode {
  return Object.hasOwn(builders, name);
}

/** The login call (AUTH-06 to AUTH-10). @throws Error 'Unhandled login mode' for any other mode */
export function authenticationRequest<M extends LoginMode>(
  mode: M,
  credentials: LoginCredentials[M],
): AuthenticationRequest {
  if (!isLoginMode(mode)) throw new Error(unhandledLoginMode);
  return builders[mode](credentials);
}

/** One finding of a rejected authentication body (API-12). */
export interface ValidationError {
  readonly field: string;
  readonly kind: string;
}

const cacheClearKinds = ['required', 'pattern', 'required', 'oneOf'] as const;

/** Exactly these four findings in this order (AUTH-12). */
export function asksForCacheClear(errors: readonly Pick<ValidationError, 'kind'>[]): boolean {
  return (
    errors.length === cacheClearKinds.length &&
    cacheClearKinds.every((kind, index) => errors[index]?.kind === kind)
  );
}
