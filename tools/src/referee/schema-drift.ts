import { diff } from '@graphql-inspector/core';
import type { Change } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
import type { Difference, DifferenceKind } from './difference.ts';

/** What of the inspector's changes a client meets. */
const kinds: Readonly<Record<string, DifferenceKind>> = {
  TYPE_REMOVED: 'MISSING_TYPE',
  TYPE_KIND_CHANGED: 'OTHER_TYPE',
  FIELD_REMOVED: 'MISSING_FIELD',
  FIELD_TYPE_CHANGED: 'OTHER_TYPE',
  FIELD_ARGUMENT_REMOVED: 'MISSING_ARGUMENT',
  FIELD_ARGUMENT_ADDED: 'NEEDED_ARGUMENT',
  FIELD_ARGUMENT_TYPE_CHANGED: 'OTHER_ARGUMENT_TYPE',
  INPUT_FIELD_REMOVED: 'MISSING_INPUT_FIELD',
  INPUT_FIELD_ADDED: 'NEEDED_INPUT_FIELD',
  INPUT_FIELD_TYPE_CHANGED: 'OTHER_INPUT_TYPE',
  ENUM_VALUE_REMOVED: 'MISSING_ENUM_VALUE',
  ENUM_VALUE_ADDED: 'OTHER_ENUM_VALUE',
};

const bare = (type: unknown): string => String(type).replaceAll('!', '');

function kindOf({ type, meta }: Change): DifferenceKind | undefined {
  const facts = meta as Readonly<Record<string, unknown>>;
  const kind = kinds[String(type)];
  if (kind === 'OTHER_TYPE' && bare(facts['oldFieldType']) === bare(facts['newFieldType']))
    return 'OTHER_NULLABILITY';
  // What may be left out is nothing to a client that does not know of it.
  if (kind === 'NEEDED_ARGUMENT' && !facts['isAddedFieldArgumentBreaking']) return undefined;
  if (kind === 'NEEDED_INPUT_FIELD' && facts['isAddedInputFieldTypeNullable']) return undefined;
  return kind;
}

/** Where another schema is not as ours; what it has beside ours is no difference. */
export async function schemaDrift(
  endpoint: string,
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
): Promise<Difference[]> {
  const changes = await diff(ours, theirs);
  return changes.flatMap((change) => {
    const kind = kindOf(change);
    return kind ? [{ kind, at: `${endpoint} ${change.path ?? ''}`, why: change.message }] : [];
  });
}
