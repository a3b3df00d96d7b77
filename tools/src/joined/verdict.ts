export interface Verdict {
  /** Found, and not allowed. */
  readonly loose: string[];
  /** Allowed, and not found: joined by now, or gone. */
  readonly needless: string[];
}

export function verdictOf(found: readonly string[], allowed: readonly string[]): Verdict {
  return {
    loose: found.filter((thing) => !allowed.includes(thing)),
    needless: allowed.filter((thing, at) => !found.includes(thing) || allowed.indexOf(thing) !== at),
  };
}
