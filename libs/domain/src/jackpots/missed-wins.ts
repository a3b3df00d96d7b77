/** A win as its push and its record show it; the push does not say which record is its own. */
export interface AnnouncedWin {
  readonly jackpot: string;
  /** Wire decimal. */
  readonly amount: string;
}

export interface RecordedWin extends AnnouncedWin {
  readonly id: string;
}

export interface KnownWins {
  /** Ids of the records that were there before; null when none were read yet. */
  readonly known: ReadonlySet<string> | null;
  /** Those that pushes announced. */
  readonly announced: readonly AnnouncedWin[];
}

/**
 * The wins of a member that no push announced, in the order in which they were won (JACK-07).
 * @param wins the member's records, newest first
 */
export function missedWins<Win extends RecordedWin>(
  wins: readonly Win[],
  { known, announced }: KnownWins,
): readonly Win[] {
  if (known === null) return [];
  const left = [...announced];
  const isAnnounced = ({ jackpot, amount }: AnnouncedWin): boolean => {
    const at = left.findIndex((win) => win.jackpot === jackpot && win.amount === amount);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  };
  return wins.filter((win) => !known.has(win.id) && !isAnnounced(win)).toReversed();
}
