import { decideFaultSettings, faultSettingReasons } from '@magpie/domain/control';
import { refusalOf } from '../graphql/refusal.ts';
import type { FaultKind } from '../store/contract-types.ts';
import type { World } from '../worlds/types.ts';
import { allFaults, deleteFaults, saveFault, takeTime } from './store.ts';

export interface FaultInput {
  /** Name of the operation to hit; every call when left out. */
  readonly operation?: string;
  readonly kind: FaultKind;
  readonly code?: string;
  readonly message?: string;
  /** Delay before anything else, 0 to 60,000 milliseconds; needed for LATENCY. */
  readonly latencyMs?: number;
  /** Share of the fitting calls to hit, above 0 up to 1; all when left out. */
  readonly probability?: number;
  /** How many calls to hit before it ends; no end when left out. */
  readonly times?: number;
}

export interface Fault {
  readonly id: string;
  readonly operation: string | null;
  readonly kind: FaultKind;
  readonly code: string | null;
  readonly message: string | null;
  readonly latencyMs: number;
  readonly probability: number;
  readonly timesLeft: number | null;
}

interface Plan {
  readonly generation: number;
  readonly faults: readonly Fault[];
}

/** What was read last, so that a call in a world without faults costs no query. */
const plans = new WeakMap<World, Plan>();
/** How often each world's faults were changed, so that a reading in progress meanwhile is not kept. */
const changes = new WeakMap<World, number>();

function changesOf(world: World): number {
  return changes.get(world) ?? 0;
}

function forget(world: World): void {
  changes.set(world, changesOf(world) + 1);
  plans.delete(world);
}

/** Whether it is known, without a query, that none is in force in a world. */
export function isFaultless(world: World): boolean {
  const known = plans.get(world);
  return known?.generation === world.generation && known.faults.length === 0;
}

/** The faults in force in a world, oldest first. */
export async function listFaults(world: World): Promise<readonly Fault[]> {
  const known = plans.get(world);
  if (known?.generation === world.generation) return known.faults;
  const { generation } = world;
  const before = changesOf(world);
  const faults = await allFaults(world.db);
  if (before === changesOf(world)) plans.set(world, { generation, faults });
  return faults;
}

export async function setFault(world: World, input: FaultInput): Promise<Fault> {
  const decision = decideFaultSettings(input);
  if (!decision.allowed) throw refusalOf(faultSettingReasons, decision);
  const { latencyMs, probability, times } = decision.plan;
  const { operation = null, kind, code = null, message = null } = input;
  const fault = await world.write(async (unit) => {
    const named = { id: unit.id('flt'), operation, kind, code, message };
    const set = { ...named, probability, latencyMs, timesLeft: times };
    await saveFault(unit.db, { ...set, createdAt: unit.now.getTime() });
    return set;
  });
  forget(world);
  return fault;
}

export async function clearFaults(world: World): Promise<number> {
  const cleared = await world.write((unit) => deleteFaults(unit.db));
  forget(world);
  return cleared;
}

async function useUp(world: World, fault: Fault): Promise<boolean> {
  const isUsed = await world.write(({ db }) => takeTime(db, fault.id));
  forget(world);
  return isUsed;
}

export interface FaultTarget {
  /** Name of the operation; null for a nameless one. */
  readonly operation: string | null;
  /** Whether it runs on a websocket, which a call over HTTP has none of to lose. */
  readonly onSocket: boolean;
}

function fits({ operation, kind }: Fault, call: FaultTarget): boolean {
  if (operation !== null && operation !== call.operation) return false;
  return kind !== 'DROP_SOCKET' || call.onSocket;
}

/**
 * The fault that hits a call, or undefined for none: the oldest that fits, is drawn by its probability and is not used up.
 * @param random gives numbers from 0 up to, not including, 1
 */
export async function matchFault(
  world: World,
  call: FaultTarget,
  random: () => number,
): Promise<Fault | undefined> {
  for (const fault of await listFaults(world)) {
    if (!fits(fault, call)) continue;
    if (random() >= fault.probability) continue;
    if (fault.timesLeft === null || (await useUp(world, fault))) return fault;
  }
  return undefined;
}
