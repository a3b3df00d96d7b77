export type DifferenceKind =
  | 'MISSING_TYPE'
  | 'MISSING_FIELD'
  | 'OTHER_TYPE'
  | 'OTHER_NULLABILITY'
  | 'MISSING_ARGUMENT'
  | 'NEEDED_ARGUMENT'
  | 'OTHER_ARGUMENT_TYPE'
  | 'MISSING_INPUT_FIELD'
  | 'NEEDED_INPUT_FIELD'
  | 'OTHER_INPUT_TYPE'
  | 'MISSING_ENUM_VALUE'
  | 'OTHER_ENUM_VALUE'
  | 'OTHER_ERROR_CODE'
  | 'OTHER_STATUS'
  | 'OTHER_HEADER'
  | 'OTHER_ANSWER';

/** Where a backend is not as the contract says. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Place in the contract, such as `main Member.email`, or the call that was made. */
  readonly at: string;
  readonly why: string;
}

const keyOf = ({ kind, at }: Difference): string => `${kind} ${at}`;

/** Each once, as it was first found, by kind and place. */
export function sorted(differences: readonly Difference[]): Difference[] {
  const once = new Map(differences.toReversed().map((each) => [keyOf(each), each]));
  return [...once.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

export const lineOf = ({ kind, at, why }: Difference): string => `${kind.padEnd(20)} ${at}: ${why}`;
