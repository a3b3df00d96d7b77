import { setTimeout as wait } from 'node:timers/promises';
import { goneWrong } from '@magpie/domain/decision';
import { matchFault } from '../faults/index.ts';
import type { ErrorCode } from '../graphql/refusal.ts';
import { Refusal } from '../graphql/refusal.ts';
import type { World } from '../worlds/index.ts';
import type { Call } from './call.ts';

/** A planned fault breaks the caller's connection instead of an answer. */
export class CallDropped extends Error {
  override readonly name = 'CallDropped';
}

/**
 * Lets the fault planned for a call's operation strike, if one is: the call waits, is refused with the planned code,
 * or loses its connection. A fault that closes websockets waits for a call on one.
 * @throws Refusal with the planned code, or CallDropped.
 */
export async function strikeFaults(call: Call): Promise<void> {
  const { operation, endpoint } = call;
  const target = { operation, onSocket: endpoint === 'SUBSCRIPTIONS' };
  const fault = await matchFault(call.world, target, () => drawOf(call.world));
  if (fault === undefined) return;
  if (fault.latencyMs > 0) await wait(fault.latencyMs);
  if (fault.kind === 'ERROR') {
    throw new Refusal((fault.code ?? 'INTERNAL_SERVER_ERROR') as ErrorCode, fault.message ?? goneWrong);
  }
  if (fault.kind === 'DROP_SOCKET' || fault.kind === 'NETWORK') throw new CallDropped();
}

const draws = new WeakMap<World, number>();

/**
 * The next number from 0 up to 1 of a world's own sequence of fault draws: the golden ratio's multiples, which fill
 * the range evenly, so that a probability holds over any run of calls and repeats with the world. It is apart from
 * the world's random source, because drawing from that is a write.
 */
function drawOf(world: World): number {
  const count = (draws.get(world) ?? 0) + 1;
  draws.set(world, count);
  return (count * 0.618_033_988_749_895) % 1;
}
