import type { Generated } from 'kysely';
import type {
  CallOrigin,
  FaultDoor,
  FaultKind,
  LatencyProfile,
  MailboxMessageKind,
} from '../contract-types.ts';
import type { EpochMs, JsonText, Sequence } from '../columns.ts';

export interface WorldStateTable {
  id: number;
  /** What the random source started from; the same seed, clock and calls give the same ids. */
  seed: number;
  /** State of the generator after the last committed draw, as a JSON list of four integers. */
  randomState: JsonText;
  draws: number;
  /** What is added to real time while the clock runs, in milliseconds. */
  clockOffsetMs: number;
  /** The moment at which the clock stands still, or null while it runs. */
  clockFrozenAt: EpochMs | null;
  /** How many times as fast as real time the clock runs. */
  clockRate: Generated<number>;
  /** The moment of real time from which the rate counts. */
  clockRateSinceMs: Generated<number>;
  /** What the clock showed when the world was made, or null when that was real time; a reset goes back to it. */
  originNowAt: EpochMs | null;
  /** 1 when the clock stood still when the world was made. */
  originFrozen: boolean;
  /** Settings of the site, as a JSON object. */
  settings: JsonText;
  /** 1 when a commit must survive a power cut, 0 for a throw-away world. */
  durable: boolean;
  /** When the world was made, in real time. */
  createdAt: EpochMs;
  life: Generated<string>;
}

export interface RequestLogTable {
  seq: Sequence;
  receivedAt: EpochMs;
  endpoint: CallOrigin;
  /** GraphQL operation name, authenticate or session:destroy; null for a nameless call. */
  operation: string | null;
  /** Variables of a GraphQL call with secrets blotted out, as JSON. */
  variables: JsonText | null;
  channel: string | null;
  bearer: boolean;
  memberId: string | null;
  /** Code of the answer's first error, or null when it succeeded. */
  code: string | null;
  httpStatus: number | null;
  /** How long the answer took, in milliseconds of the machine's clock. */
  durationMs: number;
  cause: Generated<string | null>;
  adminCode: Generated<string | null>;
  /** The world that the call named. */
  world: Generated<string | null>;
  /** Name of the reason in the domain's table; null for a success, and for a refusal without one. */
  reason: Generated<string | null>;
  message: Generated<string | null>;
  /** What it changed, as JSON; null for nothing. */
  effects: Generated<JsonText | null>;
}

/** Rules that did not hold, each once until somebody has looked at it. */
export interface AlarmsTable {
  seq: Sequence;
  rule: string;
  subject: string;
  text: string;
  cause: string | null;
  operation: string | null;
  memberId: string | null;
  raisedAt: EpochMs;
}

export interface FaultsTable {
  seq: Sequence;
  id: string;
  /** Name of the operation it applies to, or null for all. */
  operation: string | null;
  kind: FaultKind;
  /** Error code to answer with, for the kind ERROR. */
  code: string | null;
  message: string | null;
  /** Delay in milliseconds before anything else happens. */
  latencyMs: number;
  /** Share of calls it strikes, above 0 and up to 1. */
  probability: number;
  /** How many more calls it strikes, or null for no end. */
  timesLeft: number | null;
  /** Where it applies, or null for every call. */
  door: FaultDoor | null;
  profile: LatencyProfile | null;
  /** Paths of an answer, for the kind PARTIAL, as a JSON list. */
  fields: JsonText | null;
  /** How many fitting calls pass before it strikes. */
  passesLeft: number;
  hits: Generated<number>;
  createdAt: EpochMs;
}

export interface OutboxTable {
  seq: Sequence;
  id: string;
  name: string;
  /** Whose event it is, or null for every member's. */
  memberId: string | null;
  payload: JsonText;
  emittedAt: EpochMs;
  publishedAt: Generated<EpochMs | null>;
}

export interface MailboxTable {
  seq: Sequence;
  id: string;
  kind: MailboxMessageKind;
  /** E-mail address, in small letters, or mobile number it went to. */
  recipient: string;
  subject: string | null;
  body: string;
  /** The one-time code in the body, for tests to read. */
  code: string | null;
  sentAt: EpochMs;
}

/** Pieces of scheduled work that were tried, each once (PROMO-57). */
export interface JobRunsTable {
  seq: Sequence;
  kind: string;
  /** Names the piece among those of its kind. */
  key: string;
  memberId: string | null;
  dueAt: EpochMs;
  ranAt: EpochMs;
  /** One that has failed is tried again. */
  outcome: 'DONE' | 'FAILED';
}

/** Keys under which members had something done, so that a repeat answers the same. */
export interface IdempotencyKeysTable {
  memberId: string;
  key: string;
  operation: string;
  contentHash: string;
  result: JsonText;
  createdAt: EpochMs;
}
