import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable, Refused } from '../decision/index.ts';
import { doorsOfKind } from './fault-kinds.ts';
import type { FaultDoorName, FaultKindName } from './fault-kinds.ts';

const longestLatencyMs = 60_000;
const mostFields = 20;
const longestOperation = 100;
const longestMessage = 1_000;

export type FaultSettingReason =
  | 'latencyOutOfRange'
  | 'profileOfOtherKind'
  | 'latencyMissing'
  | 'probabilityOutOfRange'
  | 'noCalls'
  | 'callOutOfRange'
  | 'otherDoor'
  | 'fieldsOfOtherKind'
  | 'operationOutOfRange'
  | 'messageOutOfRange';

export interface FaultSettingDetails {
  readonly kind: FaultKindName;
}

export const faultSettingReasons = {
  latencyOutOfRange: {
    code: 'BAD_USER_INPUT',
    text: () => `The latency of a fault is 0 to ${String(longestLatencyMs)} whole milliseconds.`,
  },
  profileOfOtherKind: { code: 'BAD_USER_INPUT', text: () => 'Only a fault of kind LATENCY has a profile.' },
  latencyMissing: { code: 'BAD_USER_INPUT', text: () => 'A fault of kind LATENCY needs a latency.' },
  probabilityOutOfRange: {
    code: 'BAD_USER_INPUT',
    text: () => 'The probability of a fault is above 0 and at most 1.',
  },
  noCalls: { code: 'BAD_USER_INPUT', text: () => 'A fault hits 1 call or more.' },
  callOutOfRange: { code: 'BAD_USER_INPUT', text: () => 'The first call that a fault hits is 1 to 10000.' },
  otherDoor: {
    code: 'BAD_USER_INPUT',
    text: ({ kind }) => `A fault of kind ${kind} acts at ${doorsOfKind(kind).join(', ')} only.`,
  },
  fieldsOfOtherKind: {
    code: 'BAD_USER_INPUT',
    text: () => `Only a fault of kind PARTIAL names fields, 1 to ${String(mostFields)} of them.`,
  },
  operationOutOfRange: {
    code: 'BAD_USER_INPUT',
    text: () => `The operation that a fault hits is named by 1 to ${String(longestOperation)} characters.`,
  },
  messageOutOfRange: {
    code: 'BAD_USER_INPUT',
    text: () => `The message of a fault has at most ${String(longestMessage)} characters.`,
  },
} as const satisfies ReasonTable<FaultSettingReason, FaultSettingDetails>;

export interface FaultSettings {
  readonly kind: FaultKindName;
  readonly door?: FaultDoorName | undefined;
  readonly operation?: string | undefined;
  readonly message?: string | undefined;
  /** Delay before anything else; none when left out. */
  readonly latencyMs?: number | undefined;
  readonly profile?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  /** Share of the fitting calls to hit; all when left out. */
  readonly probability?: number | undefined;
  /** Which of the fitting calls from now is the first to be hit; the next one when left out. */
  readonly onCall?: number | undefined;
  /** How many calls to hit before it ends; no end when left out, or one call with `onCall`. */
  readonly times?: number | undefined;
}

export interface FaultSettingPlan {
  readonly latencyMs: number;
  readonly probability: number;
  readonly passes: number;
  readonly times: number | null;
}

type Wrong = Refused<FaultSettingReason, FaultSettingDetails> | null;

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

function wrongWait({ kind, latencyMs = 0, profile }: FaultSettings): Wrong {
  if (!isWhole(latencyMs, 0, longestLatencyMs)) return refuse('latencyOutOfRange', { kind });
  if (profile !== undefined && kind !== 'LATENCY') return refuse('profileOfOtherKind', { kind });
  const isMissing = kind === 'LATENCY' && latencyMs === 0 && profile === undefined;
  return isMissing ? refuse('latencyMissing', { kind }) : null;
}

function wrongCalls({ kind, probability = 1, times, onCall }: FaultSettings): Wrong {
  if (!(probability > 0 && probability <= 1)) return refuse('probabilityOutOfRange', { kind });
  if (times !== undefined && !isWhole(times, 1, Number.MAX_SAFE_INTEGER)) return refuse('noCalls', { kind });
  const isCall = onCall === undefined || isWhole(onCall, 1, 10_000);
  return isCall ? null : refuse('callOutOfRange', { kind });
}

function wrongPlace({ kind, door, fields }: FaultSettings): Wrong {
  if (door !== undefined && !doorsOfKind(kind).includes(door)) return refuse('otherDoor', { kind });
  if (fields === undefined) return null;
  const isPartial = kind === 'PARTIAL' && isWhole(fields.length, 1, mostFields);
  return isPartial ? null : refuse('fieldsOfOtherKind', { kind });
}

function wrongNames({ kind, operation, message = '' }: FaultSettings): Wrong {
  const isNamed = operation === undefined || isWhole(operation.trim().length, 1, longestOperation);
  if (!isNamed) return refuse('operationOutOfRange', { kind });
  return message.length > longestMessage ? refuse('messageOutOfRange', { kind }) : null;
}

/** Whether an operator may set a fault so, and what of it is left out. */
export function decideFaultSettings(
  settings: FaultSettings,
): Decision<FaultSettingPlan, FaultSettingReason, FaultSettingDetails> {
  const { latencyMs = 0, probability = 1, onCall, times } = settings;
  const wrong = wrongWait(settings) ?? wrongCalls(settings) ?? wrongPlace(settings) ?? wrongNames(settings);
  if (wrong) return wrong;
  const usualTimes = onCall === undefined ? null : 1;
  return allow({ latencyMs, probability, passes: (onCall ?? 1) - 1, times: times ?? usualTimes });
}
