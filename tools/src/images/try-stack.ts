import { setTimeout as pause } from 'node:timers/promises';
import { faultsOf } from './container.ts';
import type { Stack } from './stack.ts';
import { callFault, pageFault } from './through-nginx.ts';

export const only = (fault: string | undefined): readonly string[] => (fault === undefined ? [] : [fault]);

export interface Tried {
  readonly faults: readonly string[];
  readonly firstAnswerMs: number;
  readonly healthyMs: number;
}

export type Check = () => Promise<readonly string[]>;

/** Looks again and again until nothing is wrong, or the signal ends it. */
export async function untilWell(
  check: Check,
  everyMs: number,
  signal: AbortSignal,
): Promise<{ faults: readonly string[]; at: number }> {
  for (;;) {
    const faults = await check();
    const at = performance.now();
    if (faults.length === 0 || signal.aborted) return { faults, at };
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

async function containerFaults(stack: Stack): Promise<string[]> {
  const found = await Promise.all(
    [...stack.services].map(async ([service, count]) => {
      const containers = await stack.containers(service);
      const missing = containers.length < count ? [`${service} has not all of its containers.`] : [];
      return [...missing, ...containers.flatMap((container) => faultsOf(service, container))];
    }),
  );
  return found.flat();
}

/**
 * Waits until the stack answers through nginx and its containers are healthy, and requests the page.
 * @param startedAt start of the compose file, on the clock of `performance.now()`
 */
export async function tryStack(
  stack: Stack,
  address: string,
  startedAt: number,
  signal: AbortSignal,
): Promise<Tried> {
  const [answers, containers] = await Promise.all([
    untilWell(async () => only(await callFault(address)), 100, signal),
    untilWell(() => containerFaults(stack), 500, signal),
  ]);
  const page = await pageFault(address);
  return {
    faults: [...answers.faults, ...containers.faults, ...only(page)],
    firstAnswerMs: answers.at - startedAt,
    healthyMs: containers.at - startedAt,
  };
}
