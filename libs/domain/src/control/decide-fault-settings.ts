import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

const longestLatencyMs = 60_000;

export type FaultSettingReason = 'latencyOutOfRange' | 'latencyMissing' | 'probabilityOutOfRange' | 'noCalls';

export const faultSettingReasons = {
  latencyOutOfRange: {
    code: 'BAD_USER_INPUT',
    text: () => `The latency of a fault is 0 to ${String(longestLatencyMs)} whole milliseconds.`,
  },
  latencyMissing: { code: 'BAD_USER_INPUT', text: () => 'A fault of kind LATENCY needs a latency.' },
  probabilityOutOfRange: {
    code: 'BAD_USER_INPUT',
    text: () => 'The probability of a fault is above 0 and at most 1.',
  },
  noCalls: { code: 'BAD_USER_INPUT', text: () => 'A fault hits 1 call or more.' },
} as const satisfies ReasonTable<FaultSettingReason>;

export interface FaultSettings {
  readonly kind: string;
  /** Delay before anything else; none when left out. */
  readonly latencyMs?: number | undefined;
  /** Share of the fitting calls to hit; all when left out. */
  readonly probability?: number | undefined;
  /** How many calls to hit before it ends; no end when left out. */
  readonly times?: number | undefined;
}

export interface FaultSettingPlan {
  readonly latencyMs: number;
  readonly probability: number;
  readonly times: number | null;
}

/** Whether an operator may set a fault so, and what of it is left out. */
export function decideFaultSettings({
  kind,
  latencyMs = 0,
  probability = 1,
  times,
}: FaultSettings): Decision<FaultSettingPlan, FaultSettingReason> {
  const isLatency = Number.isInteger(latencyMs) && latencyMs >= 0 && latencyMs <= longestLatencyMs;
  if (!isLatency) return refuse('latencyOutOfRange');
  if (kind === 'LATENCY' && latencyMs === 0) return refuse('latencyMissing');
  if (!(probability > 0 && probability <= 1)) return refuse('probabilityOutOfRange');
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) return refuse('noCalls');
  return allow({ latencyMs, probability, times: times ?? null });
}
