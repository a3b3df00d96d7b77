import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import { getOperationAST, isEnumType, isListType, isNonNullType, isObjectType, Kind } from 'graphql';
import type { Difference } from './difference.ts';

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** What an answer holds for each scalar of the contract. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: isText,
  ID: isText,
  Boolean: (value) => typeof value === 'boolean',
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Decimal: (value) => isText(value) && /^-?\d+(?:\.\d+)?$/.test(value),
  DateTime: (value) => isText(value) && moment.test(value),
  Date: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value),
};

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly found: Difference[];
}

interface Place {
  readonly type: GraphQLOutputType;
  readonly node: FieldNode;
  readonly at: string;
}

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 60);

function checkLeaf({ found }: Walk, type: GraphQLNamedType, value: unknown, at: string): void {
  if (isEnumType(type)) {
    if (isText(value) && type.getValue(value)) return;
    found.push({ kind: 'OTHER_ENUM_VALUE', at, why: `${shown(value)} is no ${type.name}.` });
  } else if (!(scalars[type.name]?.(value) ?? true))
    found.push({ kind: 'OTHER_TYPE', at, why: `${shown(value)} is no ${type.name}.` });
}

function checkValue(walk: Walk, { type, node, at }: Place, value: unknown): void {
  if (isNonNullType(type)) {
    if (value === null) walk.found.push({ kind: 'OTHER_NULLABILITY', at, why: 'It is null.' });
    else checkValue(walk, { type: type.ofType, node, at }, value);
  } else if (value === null) return;
  else if (isListType(type)) {
    if (!Array.isArray(value)) {
      walk.found.push({ kind: 'OTHER_TYPE', at, why: `${shown(value)} is no list.` });
    } else for (const item of value) checkValue(walk, { type: type.ofType, node, at }, item);
  } else if (isObjectType(type) && node.selectionSet) {
    if (isData(value)) checkObject(walk, type.name, node.selectionSet, value);
    else walk.found.push({ kind: 'OTHER_TYPE', at, why: `${shown(value)} is no ${type.name}.` });
  } else checkLeaf(walk, type as GraphQLNamedType, value, at);
}

function checkObject(walk: Walk, typeName: string, { selections }: SelectionSetNode, value: Data): void {
  const type = walk.schema.getType(typeName);
  if (!isObjectType(type)) return;
  for (const node of selections) {
    if (node.kind !== Kind.FIELD) {
      const part = node.kind === Kind.INLINE_FRAGMENT ? node : walk.fragments.get(node.name.value);
      const on: string = part?.typeCondition?.name.value ?? typeName;
      if (part && on === typeName) checkObject(walk, typeName, part.selectionSet, value);
      continue;
    }
    const field = type.getFields()[node.name.value];
    if (!field) continue;
    const at = `${typeName}.${node.name.value}`;
    const answer = value[(node.alias ?? node.name).value];
    if (answer === undefined) walk.found.push({ kind: 'MISSING_FIELD', at, why: 'It is not in the answer.' });
    else checkValue(walk, { type: field.type, node, at }, answer);
  }
}

/** Where the data of an answer to an operation is not as the contract says. */
export function answerDrift(schema: GraphQLSchema, document: DocumentNode, data: unknown): Difference[] {
  const operation = getOperationAST(document);
  const type = operation && schema.getRootType(operation.operation);
  if (!operation || !type || !isData(data)) return [];
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const found: Difference[] = [];
  const walk = { schema, fragments: new Map(fragments.map((node) => [node.name.value, node])), found };
  checkObject(walk, type.name, operation.selectionSet, data);
  return found;
}
