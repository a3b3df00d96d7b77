import { OperationTypeNode, print } from 'graphql';
import { answerDrift } from './answer-drift.ts';
import type { Backend, BackendError } from './backend.ts';
import { askBackend, errorsOf } from './backend.ts';
import type { ClientOperation } from './client-operations.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import type { Schemas } from './stands.ts';

/** What the validation of GraphQL says of a document, in the words that its servers share. */
const sayings: readonly (readonly [RegExp, DifferenceKind, (parts: readonly string[]) => string])[] = [
  [
    /^Cannot query field "(\w+)" on type "(\w+)"/,
    'MISSING_FIELD',
    ([field, type]) => `${String(type)}.${String(field)}`,
  ],
  [
    /^Unknown argument "(\w+)" on field "([\w.]+)"/,
    'MISSING_ARGUMENT',
    ([argument, field]) => `${String(field)}.${String(argument)}`,
  ],
  [/^Unknown type "(\w+)"/, 'MISSING_TYPE', ([type]) => String(type)],
  [
    /^Field "([\w.]+)" argument "(\w+)" of type .* is required/,
    'NEEDED_ARGUMENT',
    ([field, argument]) => `${String(field)}.${String(argument)}`,
  ],
  [
    /^Field "(\w+)" (?:must not have a selection|of type .* must have a selection)/,
    'OTHER_TYPE',
    ([field]) => String(field),
  ],
  [
    /^Value "(\w+)" does not exist in "(\w+)" enum/,
    'MISSING_ENUM_VALUE',
    ([value, type]) => `${String(type)}.${String(value)}`,
  ],
  [
    /^Variable "\$(\w+)" of type .* used in position expecting type/,
    'OTHER_ARGUMENT_TYPE',
    ([name]) => `$${String(name)}`,
  ],
];

function saidDifference({ message }: BackendError, endpoint: string): Difference | undefined {
  for (const [saying, kind, placeOf] of sayings) {
    const parts = saying.exec(message)?.slice(1) ?? [];
    if (parts.length > 0) return { kind, at: `${endpoint} ${placeOf(parts)}`, why: message };
  }
  return undefined;
}

/** Left out are commands that would be carried out: those that need nothing. */
const isHarmless = ({ type, needsVariables }: ClientOperation): boolean =>
  type === OperationTypeNode.QUERY || (type === OperationTypeNode.MUTATION && needsVariables);

/**
 * Asks what the web app asks. What needs variables is sent without, so that it is only held against the schema of the backend.
 */
export async function probeDrift(
  backend: Backend,
  operations: readonly ClientOperation[],
  schemas: Schemas,
): Promise<{ readonly differences: readonly Difference[]; readonly answers: number }> {
  const differences: Difference[] = [];
  let answers = 0;
  for (const { name, endpoint, document } of operations.filter(isHarmless)) {
    const answer = await askBackend(backend, endpoint, { query: print(document), operationName: name });
    const data = answer.body?.['data'];
    if (data != null) answers += 1;
    const said = errorsOf(answer).map((error) => saidDifference(error, endpoint));
    const inAnswer = answerDrift(schemas[endpoint], document, data);
    differences.push(...said.filter((each) => each !== undefined));
    differences.push(...inAnswer.map((each) => ({ ...each, at: `${endpoint} ${each.at}` })));
  }
  return { differences, answers };
}
