import type { RealTime } from '../clock/index.ts';
import type { Inspector } from '../inspection/index.ts';
import { quietTimer } from '../jobs/index.ts';
import type { JobFailure, ScheduledJob, Timer } from '../jobs/index.ts';
import type { TemplateSource } from './template.ts';
import type { OpenWorldParts } from './world-parts.ts';

export interface RegistryOptions extends TemplateSource {
  readonly dataDir: string;
  /** Address of a database of PostgreSQL, which keeps the worlds instead of the data folder. */
  readonly databaseUrl?: string;
  /** The platform's own, without which nobody knows what is drawn in a world. */
  readonly secret: string;
  /** Real time in epoch milliseconds; the machine's when left out. */
  readonly realTime?: RealTime;
  /** How many worlds may have their database open at once; 64 when left out. */
  readonly openWorlds?: number;
  /** What worlds do when their clocks pass certain moments; nothing when left out. */
  readonly jobs?: readonly ScheduledJob[];
  readonly onJobFailure?: (worldId: string, failure: JobFailure) => void;
  /** What wakes a world whose clock runs; the machine's timers when left out. */
  readonly timer?: Timer;
  /** What the units of worlds are watched by; nothing when left out. */
  readonly inspector?: Inspector;
}

/** What worlds do by themselves, as one of them has it. */
export function scheduledIn(
  id: string,
  { jobs = [], onJobFailure, timer = quietTimer }: RegistryOptions,
): OpenWorldParts['scheduled'] & object {
  return { jobs, timer, onFailure: (failure) => onJobFailure?.(id, failure) };
}
