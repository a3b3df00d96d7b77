import { buildSchema, getOperationAST, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '#platform/graphql/index.ts';
import { readAssets } from '../assets.ts';

const schema = buildSchema(readSdl().control);
const scripts = [...readAssets('console')]
  .filter(([name]) => name.endsWith('.js'))
  .map(([name, { body }]) => ({ name, text: body.toString('utf8') }));
const documents = scripts.flatMap(({ name, text }) =>
  [...text.matchAll(/\/\* GraphQL \*\/ `([^`]*)`/g)].map(([, document = '']) => ({ name, document })),
);

/** Names of the root fields that the documents ask for, of one root type. */
function asked(root: string): Set<string> {
  const found = new Set<string>();
  for (const { document } of documents) {
    const types = new TypeInfo(schema);
    const Field = ({ name }: { name: { value: string } }): void => {
      if (types.getParentType()?.name === root) found.add(name.value);
    };
    visit(parse(document), visitWithTypeInfo(types, { Field }));
  }
  return found;
}

it('marks every document, so that none escapes the checks below', () => {
  const openings = scripts.flatMap(({ text }) => [
    ...text.matchAll(/^\s*(?:query|mutation|subscription)\b.*\{/gm),
  ]);
  expect(openings.length).toBeGreaterThan(20);
  expect(documents).toHaveLength(openings.length);
});

it.each(documents)('$name holds a document that the control contract allows: $document', ({ document }) => {
  const parsed = parse(document);
  expect(validate(schema, parsed).map((error) => error.message)).toEqual([]);
  expect(getOperationAST(parsed)?.name?.value).toMatch(/^Console[A-Z]/);
});

it('has an own name for every operation', () => {
  const names = documents.map(({ document }) => getOperationAST(parse(document))?.name?.value);
  expect(new Set(names).size).toBe(names.length);
});

it('offers everything that can be done on the control endpoint', () => {
  expect([...asked('Mutation')].sort()).toEqual(
    Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
  );
});

it.each([
  ...new Set(
    scripts.flatMap(({ text }) =>
      [...text.matchAll(/enumField\('[^']+', '(\w+)'/g)].map(([, type = '']) => type),
    ),
  ),
])('asks for the enumeration %s, which the control contract has', (type) => {
  expect(schema.getType(type)?.astNode?.kind).toBe('EnumTypeDefinition');
});
