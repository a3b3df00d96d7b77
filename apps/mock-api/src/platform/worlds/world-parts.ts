import type { RealTime } from '../clock/index.ts';
import type { EventBus } from '../events/index.ts';
import type { Inspector } from '../inspection/inspector.ts';
import type { JobFailure, ScheduledJob, Timer } from '../jobs/index.ts';
import type { WorldState } from './state.ts';
import type { Consequence } from './types.ts';
import type { WorldStorage } from './world-storage.ts';

export interface OpenWorldParts {
  readonly id: string;
  readonly storage: WorldStorage;
  readonly state: WorldState;
  readonly drawSeed: string;
  readonly bus: EventBus;
  readonly realTime: RealTime;
  /** What follows from events, by their names; nothing when left out. */
  readonly consequences?: ReadonlyMap<string, readonly Consequence[]>;
  /** What its units are watched by; nothing when left out. */
  readonly inspector?: Inspector;
  /** Runs when another replica has replaced its contents as a whole. */
  readonly onReplaced?: () => void;
  /** What it does when its clock passes certain moments; nothing when left out. */
  readonly scheduled?: {
    readonly jobs: readonly ScheduledJob[];
    readonly timer: Timer;
    readonly onFailure: (failure: JobFailure) => void;
  };
}

export const nothingScheduled: OpenWorldParts['scheduled'] & object = {
  jobs: [],
  timer: () => () => undefined,
  onFailure: () => undefined,
};
