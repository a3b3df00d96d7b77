import type { EpochMs } from '../store/columns.ts';

/** What a part of a figure is: a row of the world, or what a rule makes of the rows before it. */
export type PartKind = 'LEDGER_ENTRY' | 'BET' | 'EXPERIENCE' | 'DEPOSIT' | 'RULE';

export interface ExplainedPart {
  readonly kind: PartKind;
  /** Of the row; of a rule its name. */
  readonly id: string;
  /** What it was, such as the type of an entry. */
  readonly type: string;
  /** Null for a rule. */
  readonly at: EpochMs | null;
  /** What it adds to the figure, in its smallest unit. */
  readonly amount: bigint;
}

/** A figure that the product shows, and what it is the sum of. */
export interface Explained {
  readonly title: string;
  /** Code of the currency it is in; null for one of experience, in hundredths of a point. */
  readonly currency: string | null;
  readonly value: bigint;
  /** The newest first, rules last. */
  readonly parts: readonly ExplainedPart[];
}

/** What a rule makes of a figure so far; nothing where it leaves it as it is. */
export const byRule = (name: string, text: string, amount: bigint): readonly ExplainedPart[] =>
  amount === 0n ? [] : [{ kind: 'RULE', id: name, type: text, at: null, amount }];

export const sumOf = (parts: readonly ExplainedPart[]): bigint =>
  parts.reduce((sum, { amount }) => sum + amount, 0n);
