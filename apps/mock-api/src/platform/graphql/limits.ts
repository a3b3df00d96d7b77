import type {
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { Kind, Lexer, Source, TokenKind } from 'graphql';
import { Refusal } from './refusal.ts';

/** How large a document may be. Every operation of the web app fits with room to spare; a test holds it to that. */
export const LIMITS = {
  length: 32_768,
  tokens: 4_000,
  nesting: 48,
  /** Levels of fields below the operation, fragments written out. */
  depth: 20,
  /** Fields of the operation, fragments written out. */
  fields: 3_000,
  /** Fields under another name, fragments written out. */
  aliases: 30,
  /** Fields directly below the operation, fragments written out. */
  rootFields: 20,
} as const;

const OPENING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

const tooComplex = (what: string): Refusal =>
  new Refusal('DOCUMENT_TOO_COMPLEX', `The document ${what}. Send a smaller one.`);

/**
 * Checks the text before it is parsed: length, number of tokens, and nesting, which would overflow the parser's stack.
 * @throws Refusal DOCUMENT_TOO_COMPLEX; GraphQLError for a character that is not GraphQL.
 */
export function checkText(text: string): void {
  if (text.length > LIMITS.length) throw tooComplex(`is longer than ${LIMITS.length} characters`);
  const lexer = new Lexer(new Source(text));
  let open = 0;
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1) {
    if (tokens >= LIMITS.tokens) throw tooComplex(`has more than ${LIMITS.tokens} tokens`);
    if (OPENING.has(lexer.token.kind)) open += 1;
    if (CLOSING.has(lexer.token.kind)) open -= 1;
    if (open > LIMITS.nesting) throw tooComplex('is nested too deeply');
  }
}

interface Size {
  depth: number;
  width: number;
  fields: number;
  aliases: number;
}

/**
 * Checks a parsed document with its fragments written out, without writing them out: each fragment is measured once.
 * @throws Refusal DOCUMENT_TOO_COMPLEX.
 */
export function checkDocument(document: DocumentNode): void {
  const measure = measurer(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure(definition.selectionSet);
    if (size.depth > LIMITS.depth) throw tooComplex(`is more than ${LIMITS.depth} levels deep`);
    if (size.fields > LIMITS.fields) throw tooComplex(`asks for more than ${LIMITS.fields} fields`);
    if (size.aliases > LIMITS.aliases) throw tooComplex(`has more than ${LIMITS.aliases} aliases`);
    if (size.width > LIMITS.rootFields) {
      throw tooComplex(`has more than ${LIMITS.rootFields} fields at its root`);
    }
  }
}

/** How many fields an operation asks for at its root, fragments written out: each of them is carried out. */
export function rootFieldCount(document: DocumentNode, operation: OperationDefinitionNode): number {
  return measurer(document)(operation.selectionSet).width;
}

function measurer(document: DocumentNode): (set: SelectionSetNode) => Size {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Size>();
  const empty: Size = { depth: 0, width: 0, fields: 0, aliases: 0 };

  function spread(name: string): Size {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment that spreads itself counts as empty here; validation refuses it afterwards.
    measured.set(name, empty);
    const fragment = fragments.get(name);
    const size = fragment === undefined ? empty : measure(fragment.selectionSet);
    measured.set(name, size);
    return size;
  }

  function measure(set: SelectionSetNode): Size {
    const total = { ...empty };
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? spread(selection.name.value)
          : below(selection.selectionSet);
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.width += isField ? 1 : inner.width;
      total.fields += inner.fields + (isField ? 1 : 0);
      total.aliases += inner.aliases + (isField && selection.alias !== undefined ? 1 : 0);
    }
    return total;
  }

  const below = (set: SelectionSetNode | undefined): Size => (set === undefined ? empty : measure(set));
  return measure;
}

export function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}
