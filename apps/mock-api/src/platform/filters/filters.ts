type Given<T> = T | null | undefined;

/** Condition on a text, as the contract has it. */
export interface TextFilter {
  readonly eq?: Given<string>;
  readonly contains?: Given<string>;
  readonly in?: Given<readonly string[]>;
}

/** Condition on an id or a value of an enumeration, as the contract has it. */
export interface ValueFilter<T> {
  readonly eq?: Given<T>;
  readonly in?: Given<readonly T[]>;
}

/** Condition on a moment, as the contract has it: both bounds are included. */
export interface MomentFilter {
  readonly gte?: Given<string>;
  readonly lte?: Given<string>;
}

/** Whether a text fulfils every operator that is given, without regard to case; `contains` also to spaces around it. */
export function fitsText(text: string, filter: Given<TextFilter>): boolean {
  const value = text.toLowerCase();
  const { eq, contains, in: list } = filter ?? {};
  if (eq != null && value !== eq.toLowerCase()) return false;
  if (contains != null && !value.includes(contains.trim().toLowerCase())) return false;
  return list?.some((entry) => entry.toLowerCase() === value) ?? true;
}

/** Whether a value fulfils every operator that is given. */
export function fitsValue<T>(value: T, filter: Given<ValueFilter<T>>): boolean {
  const { eq, in: list } = filter ?? {};
  return (eq == null || eq === value) && (list?.includes(value) ?? true);
}
