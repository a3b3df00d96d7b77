/** A win as its push and its record tell of it; the push does not say which record is its own. */
export interface ToldWin {
  readonly jackpot: string;
  /** Wire decimal. */
  readonly amount: string;
}

export interface RecordedWin extends ToldWin {
  readonly id: string;
}

export interface KnownWins {
  /** Ids of the records that were there before; null when none were read yet. */
  readonly known: ReadonlySet<string> | null;
  /** What pushes told. */
  readonly told: readonly ToldWin[];
}

/**
 * The wins of a member that no push told of, in the order in which they were won (JACK-07).
 * @param wins the member's records, newest first
 */
export function missedWins<Win extends RecordedWin>(
  wins: readonly Win[],
  { known, told }: KnownWins,
): readonly Win[] {
  if (known === null) return [];
  const left = [...told];
  const isTold = ({ jackpot, amount }: ToldWin): boolean => {
    const at = left.findIndex((win) => win.jackpot === jackpot && win.amount === amount);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  };
  return wins.filter((win) => !known.has(win.id) && !isTold(win)).toReversed();
}
