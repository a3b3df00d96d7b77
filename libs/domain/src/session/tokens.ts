import { liveSupportToken, supportTokenLife } from '../support/index.ts';
import type { SupportToken } from '../support/index.ts';
import { supportTokenThreshold } from './constants.ts';

const longestToken = 8_192;

/** Maximum of a Date, in epoch seconds. */
const latestSecond = 8_640_000_000_000;

function payloadOf(accessToken: string): unknown {
  const encoded = accessToken.length <= longestToken ? accessToken.split('.')[1] : undefined;
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

/** Epoch ms of the unverified 'exp' claim; null when it cannot be read (SESS-10). Never throws. */
export function tokenExpiry(accessToken: string): number | null {
  const payload = payloadOf(accessToken);
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return null;
  const { exp } = payload;
  return typeof exp === 'number' && Number.isFinite(exp) && Math.abs(exp) <= latestSecond ? exp * 1000 : null;
}

/** A token without a readable 'exp' claim counts as expired (SESS-10). @param now epoch ms */
export function isTokenExpired(accessToken: string, now: number): boolean {
  const expiry = tokenExpiry(accessToken);
  return expiry === null || now >= expiry;
}

/** Removes an expired support token from the stored account (SESS-15). @param now epoch ms */
export function dropExpiredSupportToken<A extends { readonly intercomToken?: SupportToken | null }>(
  account: A,
  now: number,
): A {
  const { intercomToken: token } = account;
  return token && !liveSupportToken(token, now) ? { ...account, intercomToken: null } : account;
}

/** There is none, or less than 5 minutes remain (SESS-38). @param now epoch ms */
export function needsSupportTokenRefresh(token: SupportToken | null | undefined, now: number): boolean {
  return !token || supportTokenLife(token, now) < supportTokenThreshold;
}
