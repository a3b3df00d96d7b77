import { randomUUID } from 'node:crypto';
import type { TableChange } from '../store/changed.ts';
import type { Writer } from '../store/database.ts';
import { recording } from '../store/recording.ts';
import { currentCause } from './cause.ts';
import type { Cause } from './cause.ts';
import type { Watch } from './watch.ts';

/** What a unit of a world is watched by, where the control plane is open. */
export interface Inspector {
  readonly watch: Watch;
  /** Is told of what the clock of a world did by itself. */
  readonly ranByClock: (world: string, cause: Cause, at: Date) => void;
}

export interface Inspected {
  /** The transaction to work with, which notes what is changed. */
  readonly db: Writer;
  /** To be called when the work is done and not yet committed; answers what to call once it is. */
  readonly ask: () => Promise<() => void>;
}

export interface InspectedUnit {
  readonly world: string;
  readonly at: Date;
  /** What the unit is for, where the call in flight is not; the clock by itself when it is 'CLOCK'. */
  readonly cause: Cause | 'CLOCK' | null;
}

const byClock = (): Cause => ({ cause: randomUUID(), effects: [], operation: null, caller: null });

/** Notes what a unit does under its cause, and asks the rules about it. */
export function inspected(inspector: Inspector, inner: Writer, unit: InspectedUnit): Inspected {
  const changes: TableChange[] = [];
  const { world, at } = unit;
  const ownClock = unit.cause === 'CLOCK';
  const cause = unit.cause === 'CLOCK' ? byClock() : (unit.cause ?? currentCause());
  return {
    db: recording(inner, changes),
    async ask() {
      if (changes.length === 0) return () => undefined;
      const raised = await inspector.watch.ask(inner, changes, { world, at: at.getTime(), cause });
      return () => {
        cause?.effects?.push({ world, changes });
        if (raised.length > 0) inspector.watch.tell(raised);
        if (ownClock && cause) inspector.ranByClock(world, cause, at);
      };
    },
  };
}
