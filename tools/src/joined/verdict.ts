/** What differs between what a check found and what a list allows. */
export interface Verdict {
  /** Found, and not allowed. */
  readonly loose: string[];
  /** Allowed, and not found: joined by now, or gone. */
  readonly needless: string[];
}

/** Compares what was found with what is allowed. */
export function verdictOf(found: readonly string[], allowed: readonly string[]): Verdict {
  return {
    loose: found.filter((thing) => !allowed.includes(thing)),
    needless: allowed.filter((thing, at) => !found.includes(thing) || allowed.indexOf(thing) !== at),
  };
}
