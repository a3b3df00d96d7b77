import ts from 'typescript';
import { declarationsOf } from '../trace/module-uses.ts';
import { carrierOf } from './carrier.ts';
import { remembered } from './remembered.ts';
import { nodesUnder, type Source } from './source-tree.ts';

interface GivenReason {
  readonly word: string;
  /** `refuses` by a call of `refuse`, `returns` from a function of such a type, or `holds` it for one who looks it up. */
  readonly how: 'refuses' | 'returns' | 'holds';
  /** The names and the words of the type that the function around it says it returns. */
  readonly returned: ReadonlySet<string>;
}

/** What a top-level statement of a file says of reasons. */
export interface Giver {
  readonly path: string;
  readonly declares: readonly string[];
  /** Every name that the statement has, of types too. */
  readonly names: ReadonlySet<string>;
  /** The names that stand in what it refuses for, as `byMethod` in `refuse(byMethod[method])`. */
  readonly refusesBy: ReadonlySet<string>;
  readonly reasons: readonly GivenReason[];
}

const isRefusal = (node: ts.Node, refusers: ReadonlySet<string>): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && refusers.has(node.expression.text);

const functionAround = (node: ts.Node): ts.SignatureDeclaration | undefined =>
  ts.findAncestor(node, ts.isFunctionLike);

const isWord = (node: ts.Node): node is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(node) || ts.isStringLiteral(node);

const wordsOf = (node: ts.Node | undefined): ReadonlySet<string> =>
  new Set(node ? nodesUnder(node, isWord).map(({ text }) => text) : []);

function howGiven(literal: ts.StringLiteral, refusers: ReadonlySet<string>): GivenReason['how'] | undefined {
  const carrier = carrierOf(literal);
  const { parent } = carrier;
  if (isRefusal(parent, refusers)) return parent.arguments[0] === carrier ? 'refuses' : undefined;
  if (ts.isReturnStatement(parent)) return 'returns';
  if (ts.isArrowFunction(parent)) return parent.body === carrier ? 'returns' : undefined;
  if (ts.isArrayLiteralExpression(parent)) return ts.isAsExpression(parent.parent) ? 'returns' : undefined;
  return ts.isPropertyAssignment(parent) && parent.initializer === carrier ? 'holds' : undefined;
}

const isNamedFunction = (node: ts.Node): node is ts.FunctionDeclaration | ts.VariableDeclaration =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isArrowFunction(node.initializer));

/** The functions of a file that refuse for the reason that they are given, `refuse` among them. */
function refusersOf({ syntax }: Source): ReadonlySet<string> {
  const refuse = new Set(['refuse']);
  const own = nodesUnder(syntax(), isNamedFunction)
    .filter((node) =>
      nodesUnder(node, ts.isCallExpression).some(
        (call) => isRefusal(call, refuse) && call.arguments.slice(0, 1).some(ts.isIdentifier),
      ),
    )
    .flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  return new Set([...refuse, ...own]);
}

function giverOf(path: string, statement: ts.Statement, refusers: ReadonlySet<string>): Giver {
  const literals = nodesUnder(statement, ts.isStringLiteral);
  return {
    path,
    declares: declarationsOf(statement).map(([name]) => name),
    names: new Set(nodesUnder(statement, ts.isIdentifier).map(({ text }) => text)),
    refusesBy: new Set(
      nodesUnder(statement, ts.isCallExpression)
        .filter((call) => isRefusal(call, refusers))
        .flatMap(({ arguments: [reason] }) => [...wordsOf(reason)]),
    ),
    reasons: literals.flatMap((literal) => {
      const how = howGiven(literal, refusers);
      return how ? [{ word: literal.text, how, returned: wordsOf(functionAround(literal)?.type) }] : [];
    }),
  };
}

export const giversIn = remembered((source: Source): readonly Giver[] => {
  const refusers = source.text.includes('refuse(') ? refusersOf(source) : new Set<string>();
  return source.syntax().statements.map((statement) => giverOf(source.path, statement, refusers));
});
