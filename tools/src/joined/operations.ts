import { Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { Endpoint } from '../contract/sdl.ts';
import { importedValues } from './links.ts';
import { isForTests, type Source, type SourceTree } from './source-tree.ts';

const folder = 'libs/gql/src/operations/';

export interface OperationsFile {
  /** Its name, which is also that of the generated area. */
  readonly area: string;
  readonly endpoint: Endpoint;
  readonly document: DocumentNode;
}

export interface Operation {
  readonly area: string;
  readonly endpoint: Endpoint;
  readonly node: OperationDefinitionNode;
  readonly name: string;
}

function endpointOf(path: string): Endpoint {
  const [, named] = /^(?:shared\/)?(promo|control)\//.exec(path.slice(folder.length)) ?? [];
  return named === 'promo' || named === 'control' ? named : 'main';
}

/** The operations of the control plane are one area, but for those that the console alone sends. */
function areaOf(path: string): string {
  if (endpointOf(path) === 'control' && !path.includes('/control/console/')) return 'control';
  return path.slice(path.lastIndexOf('/') + 1, -'.graphql'.length);
}

export function operationsFiles(tree: SourceTree): OperationsFile[] {
  return [...tree.values()]
    .filter(({ path }) => path.startsWith(folder) && path.endsWith('.graphql'))
    .map(({ path, text }) => ({
      area: areaOf(path),
      endpoint: endpointOf(path),
      document: parse(text),
    }));
}

export function operationsIn(files: readonly OperationsFile[]): Operation[] {
  return files.flatMap(({ area, endpoint, document }) =>
    document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION && node.name
        ? [{ area, endpoint, node, name: node.name.value }]
        : [],
    ),
  );
}

function importedIn(source: Source): string[] {
  return importedValues(source)
    .filter(({ from }) => from.startsWith('@magpie/gql/'))
    .map(({ from, name }) => `${from.slice('@magpie/gql/'.length)}#${name}`);
}

function isSender(path: string, endpoint: Endpoint): boolean {
  if (endpoint !== 'control') return path.startsWith('apps/web/') && !isForTests(path);
  return /^(?:apps\/mock-api\/console|e2e|tools)\//.test(path) && !path.endsWith('.test.ts');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const verbs = 'libs/domain/src/verbs/';

/** The operations of the control plane that a verb is, which every door sends by its name. */
function sentByVerbs(tree: SourceTree): (name: string) => boolean {
  const lists = [...tree.values()].filter(({ path }) => path.startsWith(verbs) && !path.endsWith('.test.ts'));
  return (name) => lists.some(({ text }) => text.includes(`'${name}'`));
}

export function sentOperations(tree: SourceTree): Operation[] {
  const importers = [...tree.values()].filter(
    ({ path, text }) => /\.tsx?$/.test(path) && text.includes('@magpie/gql/'),
  );
  const importedBy = new Map(importers.map((source) => [source.path, new Set(importedIn(source))]));
  const isVerb = sentByVerbs(tree);
  return operationsIn(operationsFiles(tree)).filter(({ area, endpoint, node, name }) => {
    if (endpoint === 'control' && isVerb(name)) return true;
    const own = capitalised(name);
    const wanted = [`${area}#${own}Document`, `${area}#use${own}${capitalised(node.operation)}`];
    return [...importedBy].some(
      ([path, names]) => isSender(path, endpoint) && wanted.some((each) => names.has(each)),
    );
  });
}

/** The operations that nobody sends, as `operation Bets`. */
export function unsentOperations(tree: SourceTree): string[] {
  const sent = new Set(sentOperations(tree).map(({ endpoint, name }) => `${endpoint} ${name}`));
  return operationsIn(operationsFiles(tree))
    .filter(({ endpoint, name }) => !sent.has(`${endpoint} ${name}`))
    .map(({ name }) => `operation ${name}`);
}
