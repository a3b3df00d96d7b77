import {
  buildSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  Lexer,
  Source as GraphqlText,
  TokenKind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import ts from 'typescript';
import { endpoints, type Endpoint } from '../contract/sdl.ts';
import { operationsFiles } from './operations.ts';
import { nodesOf, type Source, type SourceTree } from './source-tree.ts';

export function schemaOf(tree: SourceTree, endpoint: Endpoint): GraphQLSchema | undefined {
  const texts = [...tree.values()]
    .filter(({ path }) => path.endsWith('.graphql'))
    .filter(({ path }) => endpoints[endpoint].some((folder) => path.startsWith(`schema/${folder}/`)))
    .map(({ text }) => text);
  return texts.some((text) => text.includes('Query')) ? buildSchema(texts.join('\n\n')) : undefined;
}

function fieldsOf(schema: GraphQLSchema): string[] {
  const subscription = schema.getSubscriptionType();
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !isIntrospectionType(type) && type !== subscription
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
}

function readTypes(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((each) => each.name) : [name];
}

function selectedIn(tree: SourceTree, endpoint: Endpoint, schema: GraphQLSchema): string[] {
  const info = new TypeInfo(schema);
  const selected: string[] = [];
  for (const file of operationsFiles(tree).filter((each) => each.endpoint === endpoint)) {
    visit(
      file.document,
      visitWithTypeInfo(info, {
        Field: ({ name }) => {
          const parent = info.getParentType();
          if (!parent) return;
          selected.push(...readTypes(schema, parent.name).map((each) => `${each}.${name.value}`));
        },
      }),
    );
  }
  return selected;
}

function textOfLiteral(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' filled ');
}

function topFieldsOf(text: string): string[] {
  if (!/^\s*(?:query|mutation|\{)/.test(text)) return [];
  const lexer = new Lexer(new GraphqlText(text));
  const found: string[] = [];
  let depth = 0;
  let within = 0;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (token.kind === TokenKind.PAREN_L) within += 1;
      if (token.kind === TokenKind.PAREN_R) within -= 1;
      if (within > 0) continue;
      if (token.kind === TokenKind.BRACE_L) depth += 1;
      if (token.kind === TokenKind.BRACE_R) depth -= 1;
      if (depth === 1 && token.kind === TokenKind.NAME) found.push(token.value);
    }
  } catch {
    // A text that is not of GraphQL's letters is no operation.
    return [];
  }
  return found;
}

function writesOperations({ path, text }: Source): boolean {
  const isClient = /^(?:tools\/src|e2e)\/.*\.[jt]s$/.test(path);
  return isClient && !path.endsWith('.test.ts') && /\b(?:query|mutation)\b/.test(text);
}

const isLiteral = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function writtenTopFields(tree: SourceTree): string[] {
  return [...tree.values()]
    .filter(writesOperations)
    .flatMap((source) => nodesOf(source, isLiteral))
    .flatMap((node) => topFieldsOf(textOfLiteral(node)));
}

export interface PlayerFields {
  readonly selected: readonly string[];
  readonly unselected: readonly string[];
}

/** The fields of the object types of the player's contract, as `Game.code`, without those of Subscription. */
export function playerFields(tree: SourceTree): PlayerFields {
  const schemas = (['main', 'promo'] as const).flatMap((endpoint) => {
    const schema = schemaOf(tree, endpoint);
    return schema ? [{ endpoint, schema }] : [];
  });
  // A type that both endpoints share is read when either reads it.
  const named = new Set(schemas.flatMap(({ endpoint, schema }) => selectedIn(tree, endpoint, schema)));
  const fields = [...new Set(schemas.flatMap(({ schema }) => fieldsOf(schema)))].sort();
  return {
    selected: fields.filter((field) => named.has(field)),
    unselected: fields.filter((field) => !named.has(field)),
  };
}

/** The queries and mutations of the control contract that none of its clients sends, as `control Query.world`. */
export function unsentControls(tree: SourceTree): string[] {
  const schema = schemaOf(tree, 'control');
  if (!schema) return [];
  const written = new Set(writtenTopFields(tree));
  const selected = new Set(selectedIn(tree, 'control', schema));
  const types = [schema.getQueryType(), schema.getMutationType()].filter((type) => isObjectType(type));
  return types
    .flatMap((type) => Object.keys(type.getFields()).map((field) => ({ type: type.name, field })))
    .filter(({ type, field }) => !written.has(field) && !selected.has(`${type}.${field}`))
    .map(({ type, field }) => `control ${type}.${field}`);
}
