import ts from 'typescript';
import { nodesOf, productIn, type SourceTree } from './source-tree.ts';

/** The sentences of the domain's reason tables that take no figures. */
function reasonTexts(tree: SourceTree): Set<string> {
  const rows = productIn(tree, 'libs/domain/src/').flatMap((source) =>
    nodesOf(source, ts.isPropertyAssignment).filter(({ name }) => name.getText() === 'text'),
  );
  return new Set(
    rows.flatMap(({ initializer }) =>
      ts.isArrowFunction(initializer) && ts.isStringLiteralLike(initializer.body)
        ? [initializer.body.text]
        : [],
    ),
  );
}

/** The platform's own floor answers for the protocol. */
const isAsked = (path: string): boolean => !path.includes('/platform/');

/** Sentences of reason tables that stand in an app as well, each as `file: sentence`. */
export function retypedTexts(tree: SourceTree): string[] {
  const texts = reasonTexts(tree);
  const sources = productIn(tree, 'apps/').filter(({ path }) => isAsked(path));
  return sources.flatMap((source) =>
    [
      ...nodesOf(source, ts.isStringLiteralLike).map(({ text }) => text),
      ...nodesOf(source, ts.isJsxText).map(({ text }) => text.trim()),
    ]
      .filter((text) => texts.has(text))
      .map((text) => `${source.path}: ${text}`),
  );
}
