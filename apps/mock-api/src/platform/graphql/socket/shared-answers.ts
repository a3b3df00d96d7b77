import { createSourceEventStream, execute, getOperationAST } from 'graphql';
import type { ExecutionArgs, ExecutionResult, OperationDefinitionNode } from 'graphql';
import { heldPushes } from './held-pushes.ts';
import type { StrikePush } from './held-pushes.ts';

type Answer = ExecutionResult | Promise<ExecutionResult>;
type Answers = AsyncIterableIterator<ExecutionResult, undefined>;

/** By the event's root value, the operation and the member who asks. */
const known = new WeakMap<object, Map<OperationDefinitionNode, Map<string, Answer>>>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasVariables = ({ variableValues }: ExecutionArgs): boolean =>
  Object.keys(variableValues ?? {}).length > 0;

function answersOf(root: object, operation: OperationDefinitionNode): Map<string, Answer> {
  const byOperation = known.get(root) ?? new Map<OperationDefinitionNode, Map<string, Answer>>();
  known.set(root, byOperation);
  const byMember = byOperation.get(operation) ?? new Map<string, Answer>();
  byOperation.set(operation, byMember);
  return byMember;
}

function answerer(args: ExecutionArgs, member: string): (root: unknown) => Answer {
  const answer = (rootValue: unknown): Answer => execute({ ...args, rootValue });
  const operation = getOperationAST(args.document, args.operationName);
  if (!operation || hasVariables(args)) return answer;
  return (root) => {
    if (!isObject(root)) return answer(root);
    const byMember = answersOf(root, operation);
    const made = byMember.get(member) ?? answer(root);
    byMember.set(member, made);
    return made;
  };
}

/**
 * Subscribes as graphql-js does, but works out what an event answers once for all devices of a member that ask the same: an
 * answer is made of the event's payload alone. A device costs little more than its frame then.
 */
export async function subscribeSharing(
  args: ExecutionArgs,
  member: string,
  strike: StrikePush,
): Promise<Answers | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events: AsyncIterator<unknown> = source[Symbol.asyncIterator]();
  const answer = answerer(args, member);
  const held = heldPushes(() => events.next());
  const answers: Answers = {
    next: async () => {
      for (;;) {
        const ready = held.shift();
        if (ready) return { done: false, value: ready };
        const event = await held.next();
        if (event === 'NONE') continue;
        if (event.done === true) return { done: true, value: undefined };
        const value = await answer(event.value);
        const overtakes = !held.isEmpty();
        const struck = overtakes ? null : strike(value);
        if (struck === null && !overtakes) return { done: false, value };
        held.take(struck === null ? [value] : await struck);
      }
    },
    return: async () => {
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return answers;
}
