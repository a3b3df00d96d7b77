import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues, locatedError, OperationTypeNode } from 'graphql';
import { fragmentsOf } from '../limits.ts';
import { executeAll, executeInTurn, NotCompiled, plansOf } from './plan.ts';
import type { FieldPlan } from './plan.ts';
import type { Run } from './run.ts';

export interface Executed {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLError[];
}

export interface CompiledOperation {
  /** @returns undefined when the variables do not fit, before anything was executed */
  execute(
    variables: Readonly<Record<string, unknown>>,
    contextOf: () => unknown,
  ): Promise<Executed> | undefined;
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

/** @returns null for a subscription, and for what needs more than what is known beforehand, such as directives */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation | null {
  const type = schema.getRootType(operation.operation);
  if (!type || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
  try {
    const plans = plansOf(type, [operation.selectionSet], fragmentsOf(document));
    return {
      execute(given, contextOf) {
        const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
        if (errors) return undefined;
        return executed(operation, plans, { context: contextOf(), variables: coerced, errors: [] });
      },
    };
  } catch (error) {
    if (error instanceof NotCompiled) return null;
    throw error;
  }
}
