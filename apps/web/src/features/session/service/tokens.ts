import { cookieNames, cookiesClearedAtLogout } from '@magpie/domain/session';
import Cookies from 'js-cookie';
import type { Tokens } from '../model.ts';

const DAYS = 90;
const attributes = { secure: true, sameSite: 'strict', path: '/', expires: DAYS } as const;

/** Null when signed out. */
export function storedAccessToken(): string | null {
  const accessToken = Cookies.get(cookieNames.accessToken);
  return accessToken === undefined || accessToken === '' ? null : accessToken;
}

/** Secure cookies (SESS-09). */
export function keepTokens(tokens: Tokens): void {
  Cookies.set(cookieNames.accessToken, tokens.accessToken, attributes);
  Cookies.set(cookieNames.refreshToken, tokens.refreshToken, attributes);
}

/** See SESS-08. */
export function dropTokens(): void {
  // The age counts before the date of the removal, which a wrong clock would put into the future.
  for (const name of cookiesClearedAtLogout) Cookies.remove(name, { path: '/', 'max-age': '0' });
}
