/** What lets a member into the chat of support until it expires. */
export interface SupportToken {
  readonly token: string;
  /** ISO-8601. */
  readonly expiresAt: string;
}

/** How long a support token is good, in seconds: an hour (1 §9). */
export const supportTokenSeconds = 3600;

/** Remaining ms of a support token; none when it has expired, or the moment cannot be read. @param now epoch ms */
export function supportTokenLife({ expiresAt }: SupportToken, now: number): number {
  const expiry = new Date(expiresAt).getTime();
  return Number.isNaN(expiry) ? 0 : Math.max(0, expiry - now);
}

/** The token while it is good; null for one that has expired (SESS-15). @param now epoch ms */
export function liveSupportToken(token: SupportToken, now: number): SupportToken | null {
  return supportTokenLife(token, now) > 0 ? token : null;
}
