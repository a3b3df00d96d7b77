import { SetContextLink } from '@apollo/client/link/context';

/** Read anew for each call. */
export interface CallFacts {
  readonly adminCode: string;
  /** Null when signed out (CONF-19). */
  readonly accessToken: () => string | null;
  readonly world: () => string | null;
  /** Left out where the platform is no simulated one, which would not take the header. */
  readonly cause?: (() => string) | undefined;
}

export const authorizationOf = (accessToken: string | null): Record<string, string> =>
  accessToken ? { authorization: `Bearer ${accessToken}` } : {};

export const accessTokenOf = (headers: Readonly<Record<string, string>> | undefined): string | null =>
  headers?.['authorization']?.replace('Bearer ', '') ?? null;

/** See CONF-18 to CONF-20. The channel is desktop web on every screen. */
export function callHeaders({
  adminCode,
  accessToken: read,
  world,
  cause,
}: CallFacts): Record<string, string> {
  const accessToken = read();
  const worldId = world();
  return {
    'x-admin-code': adminCode,
    'x-channel': 'DESKTOP_WEB',
    ...authorizationOf(accessToken),
    ...(worldId ? { 'x-world': worldId } : {}),
    ...(cause ? { 'x-cause': cause() } : {}),
  };
}

export function headersLink(facts: CallFacts): SetContextLink {
  return new SetContextLink(({ headers }) => ({
    headers: { ...(headers as Record<string, string> | undefined), ...callHeaders(facts) },
  }));
}
