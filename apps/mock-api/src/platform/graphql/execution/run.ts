import type { FieldNode, GraphQLError } from 'graphql';
import { locatedError } from 'graphql';

type Key = string | number;

/** Where a value stands in an answer, from the inside out. */
export interface Place {
  readonly above: Place | null;
  readonly key: Key;
}

export interface Run {
  readonly context: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly errors: GraphQLError[];
}

/** Completes a value as its type wants it; the answer may be a promise. @throws whatever refuses the value */
export type Complete = (value: unknown, run: Run, above: Place | null, key: Key) => unknown;

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

function pathOf(above: Place | null, key: Key): Key[] {
  const path = [key];
  for (let at = above; at !== null; at = at.above) path.push(at.key);
  return path.reverse();
}

export interface Origin {
  readonly nodes: readonly FieldNode[];
  /** Whether null may stand there, so that the rest of the answer does without it. */
  readonly nullable: boolean;
}

export type Read = (source: unknown, run: Run) => unknown;

/** Finds a value and completes it. What fails is noted, and is null. @throws GraphQLError where null may not stand */
export function guarded(
  read: Read,
  complete: Complete,
  { nodes, nullable }: Origin,
): (source: unknown, run: Run, above: Place | null, key: Key) => unknown {
  const failed = (cause: unknown, run: Run, path: readonly Key[]): null => {
    const error = locatedError(cause, nodes, path);
    if (!nullable) throw error;
    run.errors.push(error);
    return null;
  };
  return (source, run, above, key) => {
    try {
      const value = read(source, run);
      const answer = isPromise(value)
        ? value.then((come) => complete(come, run, above, key))
        : complete(value, run, above, key);
      if (!isPromise(answer)) return answer;
      return answer.then(undefined, (cause: unknown) => failed(cause, run, pathOf(above, key)));
    } catch (cause) {
      return failed(cause, run, pathOf(above, key));
    }
  };
}

/** Throws once all that was begun beside it has ended: a promise that nobody waits for would end the process where it fails. */
export async function thrownAfter(begun: readonly unknown[], error: unknown): Promise<never> {
  await Promise.allSettled(begun);
  throw error;
}

/** The same object once all its values have come. */
export async function settled(values: Record<string, unknown>): Promise<Record<string, unknown>> {
  const names = Object.keys(values);
  const all = await Promise.all(Object.values(values));
  names.forEach((name, at) => {
    values[name] = all[at];
  });
  return values;
}
