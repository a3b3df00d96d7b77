/** In ms (PLAY-28). */
const gameSessionTimeout = 60_000;

export interface GameSessionFacts {
  /** When the member or another session ended it; null otherwise. */
  readonly endedAt: Date | null;
  /** The last heartbeat, bet or call of its page, or its start if there was none. */
  readonly lastSignAt: Date;
  /** The login session it was started in: REMOVED once its record has been deleted, null if it was never known. */
  readonly login: { readonly endedAt: Date | null; readonly expiresAt: Date } | 'REMOVED' | null;
  /** Whether the member's status is ENABLED (SESS-40). */
  readonly enabled: boolean;
}

/** Ended by the member, another session, the login's end, or 60 s without a heartbeat (PLAY-28). Null while live. */
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
    // Neither of these has a known time.
    enabled && login !== 'REMOVED' ? null : now,
  ];
  const past = ends.flatMap((end) => (end && end <= now ? [end.getTime()] : []));
  return past.length === 0 ? null : new Date(Math.min(...past));
}
