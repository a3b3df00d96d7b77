import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { rootFieldsOf } from './access.ts';
import { checkCost } from './cost.ts';
import { checkDocument, checkText, LIMITS } from './limits.ts';
import { Refusal } from './refusal.ts';
import { secretVariables } from './secret-variables.ts';

export interface PreparedDocument {
  readonly document: DocumentNode;
  readonly secrets: ReadonlySet<string>;
  /** Why it does not fit the contract; empty when it does. Found at the first asking, because guards come before. */
  validate(): readonly GraphQLError[];
  /** Holds an operation of a valid document to what it may cost. @throws Refusal DOCUMENT_TOO_COMPLEX */
  checkCost(operation: OperationDefinitionNode, variables: unknown): void;
}

export interface DocumentStore {
  /** @throws Refusal DOCUMENT_TOO_COMPLEX or GRAPHQL_PARSE_FAILED. */
  prepare(text: string): PreparedDocument;
  /** The contract's field that an operation asks for first; null when the contract has none of that name. */
  fieldOf(document: DocumentNode, operation: OperationDefinitionNode): string | null;
}

const KEPT = 500;
const MAX_ERRORS = 5;

export function createDocumentStore(schema: GraphQLSchema, introspection: boolean): DocumentStore {
  const kept = new Map<string, PreparedDocument>();
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return {
    fieldOf(document, operation) {
      const [name] = rootFieldsOf(document, operation);
      const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
      return name !== undefined && Object.hasOwn(fields, name) ? name : null;
    },
    prepare(text) {
      const known = kept.get(text);
      const prepared = known ?? prepare(schema, rules, text);
      kept.delete(text);
      kept.set(text, prepared);
      const oldest = kept.keys().next();
      if (kept.size > KEPT && oldest.done !== true) kept.delete(oldest.value);
      return prepared;
    },
  };
}

function prepare(
  schema: GraphQLSchema,
  rules: Parameters<typeof validate>[2],
  text: string,
): PreparedDocument {
  const document = parsed(text);
  checkDocument(document);
  let errors: readonly GraphQLError[] | undefined;
  return {
    document,
    secrets: secretVariables(document),
    checkCost: (operation, variables) => {
      checkCost(schema, document, operation, isObject(variables) ? { ...variables } : {});
    },
    validate: () =>
      (errors ??= validate(schema, document, rules, { maxErrors: MAX_ERRORS }).map(asValidationError)),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsed(text: string): DocumentNode {
  try {
    checkText(text);
    return parse(text, { maxLexicalTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw new Refusal('GRAPHQL_PARSE_FAILED', error.message);
    throw error;
  }
}

const asValidationError = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });

/**
 * The operation a request asks for: the named one, or the only one.
 * @throws Refusal BAD_USER_INPUT when there is none, or several and no name.
 */
export function operationOf(document: DocumentNode, name: string | null): OperationDefinitionNode {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [first, second] = operations;
  const wanted = name === null ? first : operations.find((operation) => operation.name?.value === name);
  if (name === null && second !== undefined) {
    throw new Refusal('BAD_USER_INPUT', 'The document holds several operations: name one in operationName.');
  }
  if (wanted === undefined) {
    throw new Refusal('BAD_USER_INPUT', 'The document holds no operation of that name.');
  }
  return wanted;
}
