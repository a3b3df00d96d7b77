import { decideFaultSettings, faultSettingReasons, fitsFault } from '@magpie/domain/control';
import type { FaultTarget } from '@magpie/domain/control';
import { refusalOf } from '../graphql/refusal.ts';
import type { FaultDoor, FaultKind, LatencyProfile } from '../store/contract-types.ts';
import { jsonText } from '../store/values.ts';
import { currentCause } from '../inspection/index.ts';
import type { World } from '../worlds/types.ts';
import { allFaults, deleteFault, deleteFaults, saveFault, takePass, takeTime } from './store.ts';

export interface FaultInput {
  /** Where to hit; every call when left out, which a file is none of. */
  readonly door?: FaultDoor;
  /** Name of the operation to hit; every call when left out. */
  readonly operation?: string;
  readonly kind: FaultKind;
  readonly code?: string;
  readonly message?: string;
  /** Delay before anything else, 0 to 60,000 milliseconds; needed for LATENCY without a profile. */
  readonly latencyMs?: number;
  readonly profile?: LatencyProfile;
  /** Paths that PARTIAL makes null. */
  readonly fields?: readonly string[];
  /** Share of the fitting calls to hit, above 0 up to 1; all when left out. */
  readonly probability?: number;
  /** Which fitting call from now is the first to hit; without `times` the only one. */
  readonly onCall?: number;
  /** How many calls to hit before it ends; no end when left out. */
  readonly times?: number;
}

export interface Fault {
  readonly id: string;
  readonly door: FaultDoor | null;
  readonly operation: string | null;
  readonly kind: FaultKind;
  readonly code: string | null;
  readonly message: string | null;
  readonly latencyMs: number;
  readonly profile: LatencyProfile | null;
  readonly fields: readonly string[] | null;
  readonly probability: number;
  readonly passesLeft: number;
  readonly timesLeft: number | null;
  readonly hits: number;
}

interface Plan {
  readonly version: number;
  readonly faults: readonly Fault[];
}

/** What was read last, so that a call in a world without faults costs no query. */
const plans = new WeakMap<World, Plan>();
/** How often each world's faults were changed, so that a reading in progress meanwhile is not kept. */
const changes = new WeakMap<World, number>();

/** Another one when other faults may be in force. */
const versionOf = (world: World): number => world.generation + world.elsewhere(['faults']);

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
  return known?.version === versionOf(world) && known.faults.length === 0;
}

/** The faults in force in a world, oldest first. */
export async function listFaults(world: World): Promise<readonly Fault[]> {
  const known = plans.get(world);
  if (known?.version === versionOf(world)) return known.faults;
  const version = versionOf(world);
  const before = changesOf(world);
  const rows = await allFaults(world.db);
  const faults = rows.map((row) => ({
    ...row,
    fields: row.fields === null ? null : (JSON.parse(row.fields) as readonly string[]),
  }));
  if (before === changesOf(world)) plans.set(world, { version, faults });
  return faults;
}

function newFault(id: string, input: FaultInput): Fault {
  const decision = decideFaultSettings(input);
  if (!decision.allowed) throw refusalOf(faultSettingReasons, decision);
  const { latencyMs, probability, passes, times } = decision.plan;
  const { door = null, operation = null, kind, code = null, message = null } = input;
  const { profile = null, fields = null } = input;
  const aim = { id, door, operation, kind, code, message, latencyMs, profile, fields };
  return { ...aim, probability, passesLeft: passes, timesLeft: times, hits: 0 };
}

/** Lets the call that sets or ends faults be kept among those that changed the world, which uses of a fault do not. */
function told({ id: world }: World): void {
  currentCause()?.effects?.push({ world, changes: [] });
}

export async function setFault(world: World, input: FaultInput): Promise<Fault> {
  const fault = await world.write(async (unit) => {
    const made = newFault(unit.id('flt'), input);
    const fields = made.fields && jsonText(made.fields);
    await saveFault(unit.db, { ...made, fields, createdAt: unit.now.getTime() });
    return made;
  });
  told(world);
  forget(world);
  return fault;
}

/** Ends one; false when it has ended before. */
export async function clearFault(world: World, id: string): Promise<boolean> {
  const cleared = await world.write((unit) => deleteFault(unit.db, id));
  told(world);
  forget(world);
  return cleared;
}

export async function clearFaults(world: World): Promise<number> {
  const cleared = await world.write((unit) => deleteFaults(unit.db));
  told(world);
  forget(world);
  return cleared;
}

/** Whether a fault that fits lets this one pass by. */
async function passesBy(world: World, { id, passesLeft }: Fault): Promise<boolean> {
  if (passesLeft === 0) return false;
  const isPassed = await world.write(({ db }) => takePass(db, id));
  forget(world);
  return isPassed;
}

async function useUp(world: World, fault: Fault): Promise<boolean> {
  const isUsed = await world.write(({ db }) => takeTime(db, fault.id));
  forget(world);
  return isUsed;
}

/**
 * The fault that hits what comes, or undefined for none: the oldest that fits, is drawn by its probability and is not
 * used up.
 * @param random gives numbers from 0 up to, not including, 1
 */
export async function matchFault(
  world: World,
  target: FaultTarget,
  random: () => number,
): Promise<Fault | undefined> {
  for (const fault of await listFaults(world)) {
    if (!fitsFault(fault, target)) continue;
    if (await passesBy(world, fault)) continue;
    if (random() >= fault.probability) continue;
    if (await useUp(world, fault)) return fault;
  }
  return undefined;
}
