import { supportTokenThreshold } from './constants.ts';

/** Longest token that is looked at. */
const longestToken = 8_192;

/** Latest moment that a Date can hold, in epoch seconds. */
const latestSecond = 8_640_000_000_000;

function payloadOf(token: string): unknown {
  const encoded = token.length <= longestToken ? token.split('.')[1] : undefined;
  if (encoded === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

/**
 * When a token expires by its 'exp' claim, in epoch ms, or null when the claim cannot be read (SESS-10). The signature is
 * not checked; that is the server's task. Never throws.
 */
export function tokenExpiry(token: string): number | null {
  const payload = payloadOf(token);
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return null;
  const { exp } = payload;
  return typeof exp === 'number' && Number.isFinite(exp) && Math.abs(exp) <= latestSecond ? exp * 1000 : null;
}

/**
 * Whether a token is past its 'exp' claim; one without a readable claim counts as expired (SESS-10).
 *
 * @param now epoch ms
 */
export function isTokenExpired(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry === null || now >= expiry;
}

/** The support token of an account. */
export interface SupportToken {
  readonly token: string;
  /** ISO-8601 moment from which on it is no longer accepted. */
  readonly expiresAt: string;
}

/** Life that a support token has left in ms; none when the moment cannot be read. */
function lifeLeft(token: SupportToken, now: number): number {
  const expiry = new Date(token.expiresAt).getTime();
  return Number.isNaN(expiry) ? 0 : expiry - now;
}

/**
 * The stored account without its support token when that has expired; the rest is kept (SESS-15).
 *
 * @param now epoch ms
 */
export function dropExpiredSupportToken<A extends { readonly intercomToken?: SupportToken | null }>(
  account: A,
  now: number,
): A {
  const { intercomToken: token } = account;
  return token && lifeLeft(token, now) <= 0 ? { ...account, intercomToken: null } : account;
}

/**
 * Whether the support token is to be refreshed: there is none, or less than 5 minutes of its life remain (SESS-38).
 *
 * @param now epoch ms
 */
export function needsSupportTokenRefresh(token: SupportToken | null | undefined, now: number): boolean {
  return !token || lifeLeft(token, now) < supportTokenThreshold;
}
