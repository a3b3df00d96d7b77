import { SetContextLink } from '@apollo/client/link/context';

export interface CallFacts {
  /** The brand's fixed code (CONF-20). */
  readonly adminCode: string;
  /** Null when signed out (CONF-19). */
  readonly accessToken: () => string | null;
  /** The world of the simulated platform, or `null`. */
  readonly world: () => string | null;
}

/** The part of headers, or of a socket's parameters, that carries an access token. */
export const authorizationOf = (accessToken: string | null): Record<string, string> =>
  accessToken ? { authorization: `Bearer ${accessToken}` } : {};

/** The access token that headers carry, or null. */
export const accessTokenOf = (headers: Readonly<Record<string, string>> | undefined): string | null =>
  headers?.['authorization']?.replace('Bearer ', '') ?? null;

/** The headers of a call to the platform (CONF-18, CONF-19, CONF-20). The channel is desktop web on every screen. */
export function callHeaders({ adminCode, accessToken: read, world }: CallFacts): Record<string, string> {
  const accessToken = read();
  const worldId = world();
  return {
    'x-admin-code': adminCode,
    'x-channel': 'DESKTOP_WEB',
    ...authorizationOf(accessToken),
    ...(worldId ? { 'x-world': worldId } : {}),
  };
}

/** Puts {@link callHeaders} on every GraphQL call. */
export function headersLink(facts: CallFacts): SetContextLink {
  return new SetContextLink(({ headers }) => ({
    headers: { ...(headers as Record<string, string> | undefined), ...callHeaders(facts) },
  }));
}
