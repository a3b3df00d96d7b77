import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues, locatedError, OperationTypeNode } from 'graphql';
import { fragmentsOf } from '../limits.ts';
import { executeAll, executeInTurn, NotCompiled, plansOf } from './plan.ts';
import type { FieldPlan } from './plan.ts';
import type { Run } from './run.ts';
import { writerOfOperation } from './text.ts';
import type { WriteOperation } from './text.ts';

export interface Executed {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLError[];
}

export interface CompiledOperation {
  /** @returns undefined when the variables do not fit, before anything was executed */
  execute(
    variables: Readonly<Record<string, unknown>>,
    contextOf: () => unknown,
  ): Promise<Executed | Written> | undefined;
}

/** The data of an answer without errors. */
export interface Written {
  readonly text: string;
}

async function executed(
  { operation }: OperationDefinitionNode,
  plans: readonly FieldPlan[],
  run: Run,
): Promise<Executed> {
  try {
    const inTurn = operation === OperationTypeNode.MUTATION;
    const data = await (inTurn ? executeInTurn(plans, run) : executeAll(plans, undefined, run, null));
    return { data, errors: run.errors };
  } catch (error) {
    return { data: null, errors: [...run.errors, locatedError(error, undefined)] };
  }
}

function unlessNotCompiled<T>(compile: () => T): T | null {
  try {
    return compile();
  } catch (error) {
    if (error instanceof NotCompiled) return null;
    throw error;
  }
}

async function writtenOr(
  write: WriteOperation,
  run: Run,
  otherwise: () => Promise<Executed>,
): Promise<Executed | Written> {
  const text = await write(run);
  return text === undefined ? otherwise() : { text };
}

/**
 * @param lasting whether what it answers from is never changed, only replaced: then it is written down once
 * @returns null for a subscription, and for what needs more than what is known beforehand, such as directives
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  lasting = false,
): CompiledOperation | null {
  const type = schema.getRootType(operation.operation);
  if (!type || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
  const fragments = fragmentsOf(document);
  const plans = unlessNotCompiled(() => plansOf(type, [operation.selectionSet], fragments));
  if (!plans) return null;
  const write = lasting ? unlessNotCompiled(() => writerOfOperation(type, operation, fragments)) : null;
  return {
    execute(given, contextOf) {
      const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
      if (errors) return undefined;
      const run: Run = { context: contextOf(), variables: coerced, errors: [] };
      const byPlans = () => executed(operation, plans, run);
      return write ? writtenOr(write, run, byPlans) : byPlans();
    },
  };
}
