/** How long a game session lives on after its last sign of life, in ms (PLAY-28). */
const gameSessionTimeout = 60_000;

/** What decides whether a game session is live. */
export interface GameSessionFacts {
  /** When it was ended by the member or by the start of another; null otherwise. */
  readonly endedAt: Date | null;
  /** The last heartbeat, bet or call of its game's page, else its start. */
  readonly lastSignAt: Date;
  /** The login session it was started in: REMOVED once nothing is kept of it any more, null when it was never known. */
  readonly login: { readonly endedAt: Date | null; readonly expiresAt: Date } | 'REMOVED' | null;
  /** Whether the member's status is ENABLED (SESS-40). */
  readonly enabled: boolean;
}

/**
 * When a game session ended, at the earliest of what ends it: the member, another session, the end of the login session,
 * or 60 s without a sign of life, because a closed tab sends nothing (PLAY-28). Null while it is live.
 */
export function gameSessionEnd(
  { endedAt, lastSignAt, login, enabled }: GameSessionFacts,
  now: Date,
): Date | null {
  const kept = login === 'REMOVED' ? null : login;
  const ends = [
    endedAt,
    kept?.endedAt,
    kept?.expiresAt,
    new Date(lastSignAt.getTime() + gameSessionTimeout),
    // Of these two nothing tells since when.
    enabled && login !== 'REMOVED' ? null : now,
  ];
  const past = ends.flatMap((end) => (end && end <= now ? [end.getTime()] : []));
  return past.length === 0 ? null : new Date(Math.min(...past));
}
