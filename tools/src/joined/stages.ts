import ts from 'typescript';
import { nodesOf, nodesUnder, productIn, type Source, type SourceTree } from './source-tree.ts';

interface Staged {
  readonly decision: string;
  readonly type: string;
  /** Which of its parameters the stage is. */
  readonly at: number;
}

/** The words of the types that end in `Stage`. */
function stagesOf(domain: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const types = domain
    .filter(({ text }) => /type \w+Stage\b/.test(text))
    .flatMap((source) => nodesOf(source, ts.isTypeAliasDeclaration))
    .filter(({ name }) => name.text.endsWith('Stage'));
  return new Map(
    types.map(({ name, type }) => [name.text, nodesUnder(type, ts.isStringLiteral).map(({ text }) => text)]),
  );
}

function stagedIn(source: Source, types: ReadonlySet<string>): Staged[] {
  return nodesOf(source, ts.isFunctionDeclaration).flatMap(({ name, parameters }) =>
    parameters.flatMap((parameter, at) => {
      const type = parameter.type?.getText() ?? '';
      const isDecision = name && /^decide[A-Z]/.test(name.text);
      return isDecision && types.has(type) ? [{ decision: name.text, type, at }] : [];
    }),
  );
}

/** What a file keeps as stages, such as a table of them by the state of a payment. */
const keptIn = (source: Source, type: string): string[] =>
  nodesOf(source, ts.isVariableDeclaration)
    .filter((node) => node.type !== undefined && new RegExp(`\\b${type}\\b`).test(node.type.getText()))
    .flatMap(({ initializer }) => (initializer ? nodesUnder(initializer, ts.isStringLiteral) : []))
    .map(({ text }) => text);

function askedIn(source: Source, { decision, type, at }: Staged): string[] {
  return nodesOf(source, ts.isCallExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === decision)
    .flatMap((call) => {
      const stage = call.arguments[at];
      return stage && ts.isStringLiteral(stage) ? [stage.text] : keptIn(source, type);
    });
}

/** The stages of a decision that no app asks it at, as `stage draft of decideDeposit`. */
export function unaskedStages(tree: SourceTree): string[] {
  const domain = productIn(tree, 'libs/domain/src/');
  const stages = stagesOf(domain);
  const types = new Set(stages.keys());
  const staged = domain
    .filter(({ text }) => /\bdecide[A-Z]/.test(text) && /: \w+Stage\b/.test(text))
    .flatMap((source) => stagedIn(source, types));
  const apps = productIn(tree, 'apps/');
  return staged.flatMap((each) => {
    const asked = new Set(
      apps.filter(({ text }) => text.includes(each.decision)).flatMap((source) => askedIn(source, each)),
    );
    return (stages.get(each.type) ?? [])
      .filter((stage) => !asked.has(stage))
      .map((stage) => `stage ${stage} of ${each.decision}`);
  });
}
