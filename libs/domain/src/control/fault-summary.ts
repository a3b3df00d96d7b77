import type { FaultDoorName, FaultKindName } from './fault-kinds.ts';
import { latencyProfiles } from './latency-profiles.ts';
import type { LatencyProfileName, LatencyProfileRow } from './latency-profiles.ts';

export interface FaultFacts {
  readonly kind: FaultKindName;
  readonly door: FaultDoorName | null;
  readonly operation: string | null;
  readonly code: string | null;
  readonly fields: readonly string[] | null;
  readonly latencyMs: number;
  readonly profile: LatencyProfileName | null;
  readonly probability: number;
  readonly passesLeft: number;
  readonly timesLeft: number | null;
}

const doorWords: Readonly<Record<FaultDoorName, string>> = {
  MAIN: 'calls of the main endpoint',
  PROMO: 'calls of the promotions endpoint',
  AUTHENTICATION: 'calls of the authentication service',
  SUBSCRIPTIONS: 'subscriptions and pushes',
  PICTURES: 'pictures',
  DOCUMENTS: 'document images',
};

const subjectOfKind: Partial<Record<FaultKindName, string>> = {
  REFUSE_SOCKET: 'websockets being opened',
  CUT_UPLOAD: 'uploads',
  DROP_SOCKET: 'subscriptions and pushes',
  REORDER: 'pushes',
  DUPLICATE: 'pushes',
};

const deeds: Readonly<Record<FaultKindName, (facts: FaultFacts) => string>> = {
  LATENCY: () => 'wait',
  ERROR: ({ code }) => `answer ${code ?? 'INTERNAL_SERVER_ERROR'}`,
  DROP_SOCKET: () => 'close the websocket',
  NETWORK: () => 'break the connection',
  PARTIAL: ({ fields }) => `answer without ${fields?.join(', ') ?? 'a nullable field'}`,
  TIMEOUT: () => 'get no answer',
  MALFORMED: () => 'get an answer that cannot be read',
  REFUSE_SOCKET: () => 'are refused',
  REORDER: () => 'come after the next one',
  DUPLICATE: () => 'come twice',
  CUT_UPLOAD: () => 'break in the middle',
};

function waitWords({ latencyMs, profile }: FaultFacts): string | null {
  if (profile !== null) {
    const { fromMs, toMs, slow, lost }: LatencyProfileRow = latencyProfiles[profile];
    const worse = slow + lost > 0 ? ' or more' : '';
    return `${String(fromMs)} to ${String(toMs)} ms${worse} (${profile})`;
  }
  return latencyMs > 0 ? `${String(latencyMs)} ms` : null;
}

function subject({ kind, door, operation }: FaultFacts): string {
  const group = subjectOfKind[kind] ?? (door === null ? 'calls' : doorWords[door]);
  return operation === null || kind === 'CUT_UPLOAD' ? `all ${group}` : `${group} of ${operation}`;
}

function deed(facts: FaultFacts): string {
  const wait = waitWords(facts);
  const what = deeds[facts.kind](facts);
  if (wait === null) return what;
  return facts.kind === 'LATENCY' ? `wait ${wait}` : `wait ${wait} and ${what}`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${String(count)} times`);

/** What a fault does, as a sentence. */
export function faultSummary(facts: FaultFacts): string {
  const { probability, passesLeft, timesLeft } = facts;
  const chance = probability < 1 ? [`${String(Math.round(probability * 1_000) / 10)} % of them`] : [];
  const later = passesLeft > 0 ? [`after ${String(passesLeft)} that pass`] : [];
  const often = timesLeft === null ? [] : [times(timesLeft)];
  const text = [`${subject(facts)} ${deed(facts)}`, ...chance, ...later, ...often].join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
