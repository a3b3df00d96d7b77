import type { GraphQLLeafType, GraphQLOutputType } from 'graphql';
import { GraphQLError, isLeafType, isListType, isNonNullType } from 'graphql';
import type { Complete, Origin, Read } from './run.ts';
import { guarded, isPromise, thrownAfter } from './run.ts';

type FieldName = string;

function unlessFailed(complete: Complete): Complete {
  return (value, run, above, key) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(value, run, above, key);
  };
}

function serialized(type: GraphQLLeafType, value: unknown): unknown {
  try {
    return type.serialize(value);
  } catch (error) {
    // An answer that does not fit is no fault of the caller's, as an error of GraphQL would tell them.
    throw error instanceof GraphQLError ? new Error(error.message) : error;
  }
}

function leaf(type: GraphQLLeafType): Complete {
  const isText = type.name === 'String' || type.name === 'ID';
  const complete = unlessFailed((value) => {
    const answer = serialized(type, value);
    if (answer === null || answer === undefined)
      throw new Error(`${type.name} makes nothing of the value that it is to serialize.`);
    return answer;
  });
  if (!isText) return complete;
  return (value, run, above, key) => (typeof value === 'string' ? value : complete(value, run, above, key));
}

const asItIs: Read = (item) => item;

function list(complete: Complete, origin: Origin, name: FieldName): Complete {
  const execute = guarded(asItIs, complete, origin);
  return unlessFailed((value, run, above, key) => {
    if (typeof value !== 'object' || value === null || !(Symbol.iterator in value))
      throw new Error(`Expected Iterable, but did not find one for field "${name}".`);
    const place = { above, key };
    const answers: unknown[] = [];
    let waits = false;
    try {
      for (const item of value as Iterable<unknown>) {
        const answer = execute(item, run, place, answers.length);
        waits ||= isPromise(answer);
        answers.push(answer);
      }
    } catch (error) {
      if (!waits) throw error;
      return thrownAfter(answers, error);
    }
    return waits ? Promise.all(answers) : answers;
  });
}

function required(complete: Complete, name: FieldName): Complete {
  const present = (answer: unknown): unknown => {
    if (answer === null) throw new Error(`Cannot return null for non-nullable field ${name}.`);
    return answer;
  };
  return (value, run, above, key) => {
    const answer = complete(value, run, above, key);
    return isPromise(answer) ? answer.then(present) : present(answer);
  };
}

/** @param object completes those of the object type that the type comes down to */
export function completionOf(
  type: GraphQLOutputType,
  { nodes }: Pick<Origin, 'nodes'>,
  name: FieldName,
  object: Complete,
): Complete {
  if (isNonNullType(type)) return required(completionOf(type.ofType, { nodes }, name, object), name);
  if (isListType(type)) {
    const origin = { nodes, nullable: !isNonNullType(type.ofType) };
    return list(completionOf(type.ofType, { nodes }, name, object), origin, name);
  }
  return isLeafType(type) ? leaf(type) : unlessFailed(object);
}
