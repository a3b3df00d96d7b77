import { Refusal } from '../graphql/refusal.ts';

export class WorldNotFound extends Refusal {
  constructor(id: string) {
    super('NOT_FOUND', `There is no world '${id}'.`);
  }
}

export class WorldExists extends Refusal {
  constructor(id: string) {
    super('CONFLICT', `The world '${id}' exists already.`);
  }
}

/** The text cannot be the id of a world or the name of a snapshot. */
export class InvalidWorldName extends Refusal {
  constructor() {
    super(
      'BAD_USER_INPUT',
      'Worlds and snapshots are named by 1 to 48 lower-case letters, digits and hyphens, beginning with a letter or digit.',
    );
  }
}

export class SnapshotNotFound extends Refusal {
  constructor(name: string) {
    super('NOT_FOUND', `There is no snapshot '${name}'.`);
  }
}

/** A unit of work was begun inside another one of the same world, which would wait for itself for ever. */
export class NestedWrite extends Error {
  constructor(id: string) {
    super(
      `A unit of work of the world '${id}' is under way here already; use it instead of beginning another.`,
    );
  }
}

/** The world was closed or deleted while it was in use. */
export class WorldClosed extends Error {
  constructor(id: string) {
    super(`The world '${id}' is closed.`);
  }
}

/** What a unit of work builds on was lost with its commit. */
export class EarlierLost extends Error {
  constructor(id: string, options: ErrorOptions) {
    super(`An earlier unit of work of the same task was not committed in the world '${id}'.`, options);
  }
}

/** Another replica has moved the clock, so that what is due comes before what was about to begin. */
export class MovedMeanwhile extends Error {
  constructor(id: string) {
    super(`The clock of the world '${id}' was moved.`);
  }
}
