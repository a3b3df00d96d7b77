import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultMoment, FaultTarget } from '@magpie/domain/control';
import { waitOver } from '@magpie/domain/control';
import { goneWrong } from '@magpie/domain/decision';
import type { Fault } from '../faults/index.ts';
import { matchFault } from '../faults/index.ts';
import type { ErrorCode } from '../graphql/refusal.ts';
import { Refusal } from '../graphql/refusal.ts';
import type { World } from '../worlds/index.ts';
import type { Call } from './call.ts';
import { cutAnswer } from './cut-answer.ts';

/** A planned fault breaks the caller's connection instead of an answer. */
export class CallDropped extends Error {
  override readonly name = 'CallDropped';
}

/** How long a call that gets no answer is held, in milliseconds. */
const LONGEST_HOLD_MS = 120_000;

/** The refusal that a fault answers instead. */
export const plannedRefusal = ({ code, message }: Fault): Refusal =>
  new Refusal((code ?? 'INTERNAL_SERVER_ERROR') as ErrorCode, message ?? goneWrong);

/**
 * The fault planned for what comes to a door, once it has waited; undefined for none.
 * @throws Refusal with the planned code, or CallDropped.
 */
export async function meetFault(world: World, target: FaultTarget): Promise<Fault | undefined> {
  const fault = await matchFault(world, target, () => drawOf(world, 'HIT'));
  if (fault === undefined) return undefined;
  const over =
    fault.profile === null
      ? { waitMs: fault.latencyMs, lost: false }
      : waitOver(fault.profile, drawOf(world, 'LINE'));
  if (over.waitMs > 0) await wait(over.waitMs);
  if (fault.kind === 'ERROR') throw plannedRefusal(fault);
  if (over.lost || ['DROP_SOCKET', 'NETWORK', 'REFUSE_SOCKET'].includes(fault.kind)) throw new CallDropped();
  return fault;
}

async function untilGone(response: ServerResponse): Promise<void> {
  if (response.closed || response.destroyed) return;
  const signal = AbortSignal.timeout(LONGEST_HOLD_MS);
  await once(response, 'close', { signal }).catch(() => undefined);
}

/** Lets the fault planned for an answer over HTTP strike. @throws Refusal, or CallDropped */
export async function strikeAnswer(
  world: World,
  target: FaultTarget,
  response: ServerResponse,
): Promise<Fault | undefined> {
  const fault = await meetFault(world, target);
  if (fault?.kind === 'MALFORMED') cutAnswer(response);
  if (fault?.kind !== 'TIMEOUT') return fault;
  await untilGone(response);
  throw new CallDropped();
}

function momentOf({ endpoint, exchange }: Call): FaultMoment {
  if (endpoint === 'SUBSCRIPTIONS') return 'subscribe';
  if (endpoint === 'AUTHENTICATION') return 'serviceCall';
  const type = exchange?.request.headers['content-type'] ?? '';
  return /^multipart\/form-data/i.test(type) ? 'callWithFiles' : 'graphqlCall';
}

/**
 * Lets the fault planned for a call's operation strike, if one is: the call waits, is refused with the planned code,
 * loses its connection, is never answered, or its answer will be cut or lack parts.
 * @throws Refusal with the planned code, or CallDropped.
 */
export async function strikeFaults(call: Call): Promise<void> {
  const { endpoint, operation, exchange, world } = call;
  if (endpoint === 'CONTROL') return;
  const target = { door: endpoint, moment: momentOf(call), operation };
  const fault = await (exchange ? strikeAnswer(world, target, exchange.response) : meetFault(world, target));
  if (fault?.kind === 'PARTIAL') call.partial = fault;
}

type Draws = Map<string, number>;

const draws = new WeakMap<World, Draws>();

/**
 * The next number from 0 up to 1 of a world's own sequence of fault draws: the golden ratio's multiples, which fill
 * the range evenly, so that a probability holds over any run of calls and repeats with the world. It is apart from
 * the world's random source, because drawing from that is a write.
 */
function drawOf(world: World, purpose: 'HIT' | 'LINE'): number {
  const counts: Draws = draws.get(world) ?? new Map();
  const count = (counts.get(purpose) ?? 0) + 1;
  draws.set(world, counts.set(purpose, count));
  return (count * 0.618_033_988_749_895) % 1;
}
