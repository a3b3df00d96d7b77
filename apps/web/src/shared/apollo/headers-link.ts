import { SetContextLink } from '@apollo/client/link/context';

export interface CallFacts {
  /** The brand's fixed code (CONF-20). */
  readonly adminCode: string;
  /** The bearer token, or `null` when signed out (CONF-19). */
  readonly token: () => string | null;
  /** The world of the simulated platform, or `null`. */
  readonly world: () => string | null;
}

/** The headers of a call to the platform (CONF-18, CONF-19, CONF-20). The channel is desktop web on every screen. */
export function callHeaders({ adminCode, token, world }: CallFacts): Record<string, string> {
  const bearer = token();
  const worldId = world();
  return {
    'x-admin-code': adminCode,
    'x-channel': 'DESKTOP_WEB',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(worldId ? { 'x-world': worldId } : {}),
  };
}

/** Puts {@link callHeaders} on every GraphQL call. */
export function headersLink(facts: CallFacts): SetContextLink {
  return new SetContextLink(({ headers }) => ({
    headers: { ...(headers as Record<string, string> | undefined), ...callHeaders(facts) },
  }));
}
