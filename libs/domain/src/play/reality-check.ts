import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { gameSessionReasons } from './game-session-reasons.ts';

/** After how much play a member is asked whether to go on. */
export type RealityCheckInterval = 'OFF' | 'MINUTES_15' | 'MINUTES_30' | 'MINUTES_60';

const minutes: Readonly<Record<RealityCheckInterval, number | null>> = {
  OFF: null,
  MINUTES_15: 15,
  MINUTES_30: 30,
  MINUTES_60: 60,
};

/** In the order in which they are offered. */
export const realityCheckIntervals = [
  'OFF',
  'MINUTES_15',
  'MINUTES_30',
  'MINUTES_60',
] as const satisfies readonly RealityCheckInterval[];

/** For a member who has chosen none. */
export const defaultRealityCheck: RealityCheckInterval = 'OFF';

export function realityCheckLabel(interval: RealityCheckInterval): string {
  const every = minutes[interval];
  return every === null ? 'Off' : `Every ${String(every)} minutes`;
}

/** A pause between two game sessions that is long enough to count the play anew, in ms. */
const pause = 5 * 60_000;

export interface EarlierPlay {
  readonly countedFrom: Date;
  readonly endedAt: Date;
}

/** From when the play of a new session counts: closing a game and opening the next one at once counts nothing anew. */
export function playCountsFrom(earlier: EarlierPlay | null, now: Date): Date {
  if (!earlier) return now;
  return now.getTime() - earlier.endedAt.getTime() < pause ? earlier.countedFrom : now;
}

/** When a member is asked next; null when never. */
export function realityCheckDueAt(interval: RealityCheckInterval, countedFrom: Date): Date | null {
  const every = minutes[interval];
  return every === null ? null : new Date(countedFrom.getTime() + every * 60_000);
}

/** Whether a member has to answer before the next bet. */
export const isRealityCheckDue = (dueAt: Date | null, now: Date): boolean => dueAt !== null && dueAt <= now;

export interface RealityCheckAnswerFacts {
  /** Member id; null when there is no such session. */
  readonly startedBy: string | null;
  readonly member: string;
  readonly sessionLive: boolean;
  readonly dueAt: Date | null;
  readonly now: Date;
}

type RealityCheckReason = 'unknown' | 'ended';

/** An answer before a check is due moves nothing, so that none can be answered ahead of its time. */
export function decideRealityCheckAnswer({
  startedBy,
  member,
  sessionLive,
  dueAt,
  now,
}: RealityCheckAnswerFacts): Decision<{ readonly countsAnew: boolean }, RealityCheckReason> {
  if (startedBy !== member) return refuse('unknown');
  if (!sessionLive) return refuse('ended');
  return allow({ countsAnew: isRealityCheckDue(dueAt, now) });
}

export const realityCheckReasons = {
  unknown: gameSessionReasons.unknown,
  ended: gameSessionReasons.ended,
} as const satisfies ReasonTable<RealityCheckReason>;

/** What play came to; its amounts are of one currency. */
export interface PlayFigures<Amount> {
  readonly staked: Amount;
  readonly won: Amount;
  /** Won less staked; a stake whose round is open counts as gone. */
  readonly net: Amount;
}

/** How long somebody has played, in whole minutes. */
export function playedTimeText(from: Date, now: Date): string {
  const all = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 60_000));
  const hours = Math.floor(all / 60);
  const rest = all % 60;
  if (hours === 0) return `${String(rest)} min`;
  return `${String(hours)} h ${String(rest).padStart(2, '0')} min`;
}
