import type {
  DocumentNode,
  FieldNode,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { getNamedType, getNullableType, isInterfaceType, isListType, isObjectType, Kind } from 'graphql';
import { LARGEST_PAGE } from '../paging/paging.ts';
import { fragmentsOf } from './limits.ts';
import { Refusal } from './refusal.ts';

export const COST = {
  limit: 6_500,
  /** Of reading a list with pages, however few of its entries are wanted. */
  page: 500,
  /** Entries that a list without pages is taken to have. */
  entries: 10,
} as const;

/**
 * What it costs that a field reads a history of the member without pages, by type and field. The answers of such fields
 * are small, so nothing else tells what the reading takes, and everybody else waits meanwhile.
 */
export const WEIGHTS: ReadonlyMap<string, number> = new Map([
  // The member's play is added up once for every cashback, however short the page; after a claim too.
  ['Query.availableMemberCashback', 1_000],
  ['Query.memberCashbacks', 1_000],
  ['Mutation.claimCashback', 1_000],
  // All bets that match, without a filter those of a whole life.
  ['Query.betRecordSummary', 500],
  // The approved deposits of any period, and the withdrawals.
  ['Query.netDepositsNext', 500],
  // The approved deposits of a day, a week or a month.
  ['Query.getMemberTotalDepositsByPeriod', 500],
  // The same for each of the member's limits, to which new deposits are held.
  ['Query.checkMemberDepositLimit', 500],
  ['Mutation.createDeposit', 500],
  ['Mutation.initiatePaymentIQDeposit', 500],
  // All approved deposits there ever were, to count them.
  ['Member.nextDepositOrdinal', 500],
  // All free spins there ever were, to find the promo among them.
  ['Mutation.claimFreeSpinPromo', 500],
]);

type Variables = Readonly<Record<string, unknown>>;

type PageSize = (field: FieldNode, definition: GraphQLField<unknown, unknown>) => number;

const affordable = new WeakSet<OperationDefinitionNode>();

/**
 * Holds an operation to what it may cost: a list with pages and a field that reads a history cost for their reading, and
 * each object of an answer one for each entry that it comes with. Mostly the largest pages are affordable, and that is
 * found out once.
 * @throws Refusal DOCUMENT_TOO_COMPLEX
 */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): void {
  if (affordable.has(operation)) return;
  if (costOf(schema, document, operation, () => LARGEST_PAGE) <= COST.limit) {
    affordable.add(operation);
    return;
  }
  if (costOf(schema, document, operation, sizeWith(operation, variables)) <= COST.limit) return;
  throw new Refusal(
    'DOCUMENT_TOO_COMPLEX',
    'The document asks for too much at once. Ask for fewer fields or shorter lists.',
  );
}

function sizeWith(operation: OperationDefinitionNode, variables: Variables): PageSize {
  return (field, definition) => {
    const given = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    const usual: unknown = definition.args.find(({ name }) => name === 'first')?.defaultValue;
    if (given === undefined) return asSize(usual);
    if (given.kind === Kind.INT) return asSize(Number(given.value));
    if (given.kind !== Kind.VARIABLE) return LARGEST_PAGE;
    const { value: name } = given.name;
    const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    const stated = declared?.defaultValue?.kind === Kind.INT ? Number(declared.defaultValue.value) : usual;
    return asSize(variables[name] ?? stated);
  };
}

const asSize = (value: unknown): number =>
  typeof value === 'number' && value >= 1 && value <= LARGEST_PAGE ? value : LARGEST_PAGE;

/** What an operation that fits the contract costs, with pages of these sizes. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  sizeOf: PageSize,
): number {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, number>();

  function ofFragment(name: string): number {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const cost = fragment === undefined ? 0 : ofSet(fragment.typeCondition.name.value, fragment.selectionSet);
    measured.set(name, cost);
    return cost;
  }

  function ofSet(typeName: string, set: SelectionSetNode): number {
    return set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return sum + ofSet(selection.typeCondition?.name.value ?? typeName, selection.selectionSet);
      return sum + ofField(typeName, selection);
    }, 0);
  }

  function ofField(typeName: string, field: FieldNode): number {
    const type = schema.getType(typeName);
    const definition =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined;
    if (definition === undefined) return 0;
    const weight = WEIGHTS.get(`${typeName}.${field.name.value}`) ?? 0;
    if (field.selectionSet === undefined) return weight;
    const inner = 1 + ofSet(getNamedType(definition.type).name, field.selectionSet);
    if (isPaged(definition)) return weight + COST.page + sizeOf(field, definition) * inner;
    return weight + inner * (isPlainList(definition) ? COST.entries : 1);
  }

  const root = schema.getRootType(operation.operation);
  return root == null ? 0 : ofSet(root.name, operation.selectionSet);
}

const isPaged = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name }) => name === 'first');

const isPlainList = ({ name, type }: { name: string; type: GraphQLOutputType }): boolean =>
  name !== 'edges' && isListType(getNullableType(type));
