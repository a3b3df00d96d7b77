/** A rule that does not hold. */
export interface Breach {
  /** What it does not hold for: a second breach of it is no other alarm. */
  readonly subject: string;
  /** A sentence that says what is wrong. */
  readonly text: string;
}

/** A breach as it was found, with what broke the rule. */
export interface Raised extends Breach {
  readonly world: string;
  readonly rule: string;
  readonly cause: string | null;
  readonly operation: string | null;
  readonly member: string | null;
}
