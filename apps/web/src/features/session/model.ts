import type * as domain from '@magpie/domain/session';
import type { MeQuery } from '@magpie/gql/session';

/** The account of the signed-in member, as the contract's `me` gives it. */
export type Account = MeQuery['me'];

/** A signed-in member: authentication has succeeded and the account has loaded (SESS-01). */
export type MemberSession = domain.MemberSession<Account>;

/** Who uses the product now; see {@link domain.LiveSession}. */
export type Session = domain.LiveSession<Account>;

/** The two tokens of a session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}
