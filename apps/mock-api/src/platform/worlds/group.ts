import { AsyncLocalStorage } from 'node:async_hooks';
import type { Writer } from '../store/database.ts';
import { EarlierLost } from './errors.ts';
import type { Outcome, SharedCommits } from './shared-commits.ts';
import type { World } from './types.ts';

const groups = new AsyncLocalStorage<Group | undefined>();

/** The units of a task that go on from one another without waiting for each other's commit. */
export class Group {
  readonly #world: World;
  readonly #commits: Promise<void>[] = [];
  #open = true;
  #lost: { readonly cause: unknown } | undefined;

  private constructor(world: World) {
    this.#world = world;
  }

  /** Runs a task whose units are a group, and answers it after the commit of all of them. */
  static async run<T>(world: World, task: () => Promise<T>): Promise<T> {
    const group = new Group(world);
    try {
      return await groups.run(group, task);
    } finally {
      group.#open = false;
      await Promise.all(group.#commits);
    }
  }

  /** That of the task which asks, unless it is over or of another world. */
  static at(world: World): Group | undefined {
    const group = groups.getStore();
    return group && group.#open && group.#world === world ? group : undefined;
  }

  /** Does what is no part of the task that happens to cause it, such as what has fallen due. */
  static outside<T>(task: () => T): T {
    return groups.run(undefined, task);
  }

  /** Does a piece that builds on those before it: not when one of them is lost, as it would stand alone then. */
  begin<T>(commits: SharedCommits, piece: (db: Writer) => Promise<Outcome<T>>): Promise<T> {
    const inOrder = async (db: Writer): Promise<Outcome<T>> => {
      if (this.#lost) throw new EarlierLost(this.#world.id, this.#lost);
      return piece(db);
    };
    // A commit serves others too, so it and what follows from it, such as jobs, are not of the group.
    const { ran, committed } = Group.outside(() => commits.begin(inOrder, this));
    committed.catch((cause: unknown) => (this.#lost = { cause }));
    this.#commits.push(committed);
    return ran;
  }
}
