import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type EarlyJobReason = 'unknownJob' | 'nothingDue' | 'notEarly';

export interface EarlyJobDetails {
  readonly kind: string;
  /** The kinds that there are. */
  readonly known: string;
  /** When the piece of work falls due, as ISO 8601. */
  readonly due: string;
}

/** Why a piece of a world's own work cannot be done before its time. */
export const earlyJobReasons = {
  unknownJob: {
    code: 'BAD_USER_INPUT',
    text: ({ kind, known }) => `There is no job '${kind}'. Known: ${known}.`,
  },
  nothingDue: { code: 'NOT_FOUND', text: ({ kind }) => `Nothing of ${kind} is to be done for this member.` },
  notEarly: {
    code: 'CONFLICT',
    text: ({ kind, due }) => `${kind} follows from the time alone: let it pass by 'clock set ${due}'.`,
  },
} as const satisfies ReasonTable<EarlyJobReason, EarlyJobDetails>;

interface EarlyJobFacts<Work> {
  readonly kind: string;
  readonly known: readonly string[];
  /** What is next of the kind for the member; null for nothing. */
  readonly work: Work | null;
  /** Whether it can be done before its time without telling another one. */
  readonly early: boolean;
}

/** Whether the next piece of a kind of work can be done now for a member. */
export function decideEarlyJob<Work extends { readonly at: number }>({
  kind,
  known,
  work,
  early,
}: EarlyJobFacts<Work>): Decision<Work, EarlyJobReason, EarlyJobDetails> {
  const details = { kind, known: known.join(', '), due: work ? new Date(work.at).toISOString() : '' };
  if (!known.includes(kind)) return refuse('unknownJob', details);
  if (!work) return refuse('nothingDue', details);
  return early ? allow(work) : refuse('notEarly', details);
}
