import type { Unit } from '#platform/worlds/index.ts';

/** The unit of the seeds as one of an earlier moment, so that what the areas write then is written as of then. Nobody is told. */
export function unitAt(unit: Unit, at: number): Unit {
  const now = new Date(at);
  return {
    db: unit.db,
    world: unit.world,
    now,
    id: (prefix) => unit.id(prefix),
    timelessId: (prefix) => unit.timelessId(prefix),
    random: () => unit.random(),
    integer: (min, max) => unit.integer(min, max),
    emit: () => undefined,
    post: (entry) => unit.post({ at: now, ...entry }),
    setSettings: (patch) => {
      unit.setSettings(patch);
    },
  };
}
