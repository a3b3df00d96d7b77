import { callCursor, callListReasons, decideCallList } from '@magpie/domain/control';
import type {
  Alarm,
  CallConnection,
  CallDecision,
  CallFilter,
  ErrorCode,
  InspectedCall,
} from '#__generated__/control.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { alarmRows, removeAlarms } from '#platform/inspection/index.ts';
import type { AlarmRow } from '#platform/inspection/index.ts';
import { callsOfCause, findCalls } from '#platform/requests/index.ts';
import type { CallRecord } from '#platform/requests/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { entriesIn, jobsIn, mailsIn, pushesIn } from './caused.ts';
import { findMember } from './members.ts';

function alarmView({ seq, rule, subject, text, cause, operation, memberId, raisedAt }: AlarmRow): Alarm {
  const at = new Date(raisedAt).toISOString();
  return { id: `alm_${String(seq)}`, rule, subject, text, cause, operation, member: memberId, at };
}

function decisionOf(code: string | null): CallDecision {
  if (code === null) return 'ALLOWED';
  return code === 'INTERNAL_SERVER_ERROR' ? 'FAILED' : 'REFUSED';
}

function callView(record: CallRecord, alarms: readonly Alarm[]): InspectedCall {
  const { seq: _place, at, endpoint, memberId, code, changes, ...told } = record;
  return {
    ...told,
    at: at.toISOString(),
    origin: endpoint,
    member: memberId,
    decision: decisionOf(code),
    code: code as ErrorCode | null,
    changes: changes.map(({ rows, ...change }) => ({ ...change, rows: [...rows] })),
    entries: entriesIn(changes),
    jobs: jobsIn(changes),
    pushes: pushesIn(changes),
    mails: mailsIn(changes),
    alarms: alarms.filter(({ cause }) => cause !== null && cause === record.cause),
  };
}

/** Rules of a world that did not hold, newest first (SIM-16). */
export const alarmsOf = async ({ db }: World): Promise<Alarm[]> => (await alarmRows(db)).map(alarmView);

/** Ends the alarms of a world and answers how many there were. */
export const clearAlarms = (world: World): Promise<number> => world.write(({ db }) => removeAlarms(db));

/** What was done under one cause (SIM-11). */
export async function inspect(world: World, cause: string): Promise<InspectedCall[]> {
  const alarms = await alarmsOf(world);
  return (await callsOfCause(world, cause)).map((call) => callView(call, alarms));
}

export interface CallListInput {
  readonly filter: CallFilter;
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/** A part of a world's calls (SIM-11, SIM-19). @throws Refusal BAD_USER_INPUT, or NOT_FOUND for an unknown member */
export async function listCalls(
  world: World,
  { filter, first, after = null, before = null }: CallListInput,
): Promise<CallConnection> {
  const decision = decideCallList({ first, after, before });
  if (!decision.allowed) throw refusalOf(callListReasons, decision);
  const { operation, member, code, cause, origin, text, since } = filter;
  const { calls, more, totalCount } = await findCalls(world, {
    operation: operation ?? null,
    memberId: member == null ? null : (await findMember(world.db, member)).id,
    code: code ?? null,
    cause: cause ?? null,
    origin: origin ?? null,
    text: text ?? null,
    since: since == null ? null : Date.parse(since),
    ...decision.plan,
  });
  const alarms = await alarmsOf(world);
  const edges = calls.map((call) => ({ cursor: callCursor(call.seq), node: callView(call, alarms) }));
  const hasNextPage = decision.plan.after !== null && more;
  return { totalCount, edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}
