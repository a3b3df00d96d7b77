/** A round that a vendor has a stake of. */
export interface Round {
  readonly round: string;
  readonly bet: string;
  readonly session: string;
  readonly vendor: string;
  readonly stake: string;
  /** Id of the free spins that paid it; null for a stake of the wallets. */
  readonly freeSpin: string | null;
}

/** A game session, which lives until another one begins or the clock moves. */
export interface Session {
  readonly id: string;
  readonly table: string;
  readonly now: string;
}

/** An order that was answered and must be answered the same whenever it is asked again. */
export interface Repeatable {
  readonly words: string;
  readonly member: string;
  readonly same: unknown;
  readonly again: () => Promise<unknown>;
}

/** All that one life remembers of what was answered. */
export class Memory {
  /** Rewards that were paid, by their names. */
  readonly paid: string[] = [];
  readonly repeatable: Repeatable[] = [];
  /** Open rounds by member. */
  readonly rounds = new Map<string, Round[]>();
  readonly sessions = new Map<string, Session>();
  /** Bonuses that a member was ever seen to have, with their ends: one that is over is in no list any more. */
  readonly bonuses = new Map<string, { readonly member: string; readonly expiresAt: string | null }>();
  /** What each deposit was paid with a code for, or with none: the code, or ''. */
  readonly codes = new Map<string, string>();
  /** Awards that were seen in force or waiting. */
  readonly awards = new Set<string>();
  /** Offers that were seen by anybody. */
  readonly offers = new Set<string>();
  /** How often each free spins have been played and not given back. */
  readonly spun = new Map<string, number>();
  /** How often each action was answered, refused and cut. */
  readonly came = new Map<string, number>();

  /** Adds one to a count. */
  count(counts: Map<string, number>, name: string, by = 1): void {
    counts.set(name, (counts.get(name) ?? 0) + by);
  }

  /** The open rounds of a member. */
  roundsOf(member: string): Round[] {
    const own = this.rounds.get(member) ?? [];
    this.rounds.set(member, own);
    return own;
  }
}
