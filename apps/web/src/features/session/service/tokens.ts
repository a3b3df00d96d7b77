import { cookieNames, cookiesClearedAtLogout } from '@magpie/domain/session';
import Cookies from 'js-cookie';
import type { Tokens } from '../model.ts';

const DAYS = 90;
const attributes = { secure: true, sameSite: 'strict', path: '/', expires: DAYS } as const;

/** The stored access token, or `null` when signed out. */
export function storedAccessToken(): string | null {
  const accessToken = Cookies.get(cookieNames.accessToken);
  return accessToken === undefined || accessToken === '' ? null : accessToken;
}

/** Keeps the tokens of a new session, both in secure cookies (SESS-09). */
export function keepTokens(tokens: Tokens): void {
  Cookies.set(cookieNames.accessToken, tokens.access, attributes);
  Cookies.set(cookieNames.refreshToken, tokens.refresh, attributes);
}

/** Removes both tokens (SESS-08). */
export function dropTokens(): void {
  // The age counts before the date of the removal, which a wrong clock would put into the future.
  for (const name of cookiesClearedAtLogout) Cookies.remove(name, { path: '/', 'max-age': '0' });
}
