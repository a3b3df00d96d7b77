import ts from 'typescript';
import type { ModuleUses, Outside } from '../trace/module-uses.ts';
import {
  exportedValues,
  handedOn,
  importedValues,
  namespacesOf,
  outsideOf,
  readUses,
  type Namespace,
} from './links.ts';
import { nodesOf, productIn, sourceAt, type Source, type SourceTree } from './source-tree.ts';

type Reader = (place: string) => ModuleUses | undefined;

const facePath = /^libs\/domain\/src\/([^/]+(?:\/forms)?)\/index\.ts$/;

const isFace = (place: string) => facePath.test(place);

const keyOf = ({ from, name }: Outside) => `${from}#${name}`;

const readerOf =
  (tree: SourceTree): Reader =>
  (place) => {
    const source = tree.get(place);
    return source && readUses(source);
  };

function usedBehind({ from: place, name }: Outside, uses: ModuleUses): Outside[] {
  const isAll = name === '*';
  const passedOn = [...uses.passedOn].flatMap(([each, from]) => (isAll || each === name ? [from] : []));
  const used = isAll ? uses.used : (uses.declared.get(name) ?? []);
  const whole = uses.passedOnWhole.map((from) => ({ from, name }));
  const imported = [...used].flatMap((each) => uses.imported.get(each) ?? []);
  const own = [...used].filter((each) => uses.declared.has(each));
  return [
    ...[...passedOn, ...whole, ...imported].map((each) => outsideOf(place, each)),
    ...own.map((each) => ({ from: place, name: each })),
  ];
}

function membersUsed(tree: SourceTree, { name, place }: Namespace): Outside[] {
  return productIn(tree, 'apps/', 'libs/')
    .filter(({ text }) => text.includes(`${name}.`))
    .flatMap((source) => nodesOf(source, ts.isPropertyAccessExpression))
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === name)
    .map((node) => ({ from: place, name: node.name.text }));
}

/** What the code of the apps imports that can lead to the domain; to read the rest would take its time for nothing. */
function importedByApps(tree: SourceTree): Outside[] {
  const files = productIn(tree, 'apps/');
  const isHandedOn = files.some(({ text }) => /export [^;]*from '@magpie\/(?:domain|ui)/.test(text));
  return files
    .filter(({ text }) => isHandedOn || /@magpie\/(?:domain|ui)/.test(text))
    .flatMap((source) => importedValues(source).map((each) => outsideOf(source.path, each)));
}

function reachedFrom(tree: SourceTree, read: Reader, starts: readonly Outside[]): ReadonlySet<string> {
  const open = [...starts];
  const reached = new Set<string>();
  for (let next = open.pop(); next; next = open.pop()) {
    const source = sourceAt(tree, next.from);
    if (!source || reached.has(keyOf(next))) continue;
    reached.add(keyOf(next));
    const uses = next.from.startsWith('libs/') ? read(next.from) : undefined;
    // All of an app's code counts, so that only what a file of it hands on is followed.
    if (uses) open.push(...usedBehind(next, uses));
    else open.push(...handedOn(source, next.name).map((each) => outsideOf(source.path, each)));
  }
  return reached;
}

function originOf(outside: Outside, read: Reader): Outside {
  const passedOn = read(outside.from)?.passedOn.get(outside.name);
  return passedOn ? originOf(outsideOf(outside.from, passedOn), read) : outside;
}

interface FaceValue {
  readonly origin: Outside;
  readonly label: string;
}

function valuesOf(face: Source, tree: SourceTree, read: Reader): FaceValue[] {
  const label = (name: string) => `@magpie/domain/${String(facePath.exec(face.path)?.[1])}#${name}`;
  const uses = read(face.path);
  const named = [...(uses?.passedOn.keys() ?? [])].map((name) => ({
    origin: originOf({ from: face.path, name }, read),
    label: label(name),
  }));
  const members = namespacesOf(face).flatMap(({ name, place }) => {
    const source = tree.get(place);
    const exported = source ? exportedValues(source) : [];
    return exported.map((member) => ({
      origin: { from: place, name: member },
      label: label(`${name}.${member}`),
    }));
  });
  // What a face hands on without a name cannot be looked for, so it counts as called by nobody.
  const nameless = (uses?.passedOnWhole ?? []).map((from) => ({
    origin: { from: face.path, name: `* from ${from}` },
    label: label(`* from ${from}`),
  }));
  return [...named, ...members, ...nameless];
}

/**
 * The values that the faces of the domain export and that no code of an app calls, itself or through other code of the
 * libraries, as `@magpie/domain/play#decideBet`. Tests and their kits are no callers, and neither is a face.
 */
export function uncalledExports(tree: SourceTree): string[] {
  const read = readerOf(tree);
  const faces = [...tree.values()].filter(({ path }) => isFace(path));
  const members = faces.flatMap(namespacesOf).flatMap((each) => membersUsed(tree, each));
  const reached = reachedFrom(tree, read, [...importedByApps(tree), ...members]);
  return faces
    .flatMap((face) => valuesOf(face, tree, read))
    .filter(({ origin }) => !reached.has(keyOf(origin)))
    .map(({ label }) => label);
}

export interface FaceName {
  readonly face: Outside;
  readonly origin: Outside;
}

/** The values that the faces of the domain export by name, each with the place that declares it. */
export function faceNames(tree: SourceTree): FaceName[] {
  const read = readerOf(tree);
  return [...tree.values()]
    .filter(({ path }) => isFace(path))
    .flatMap(({ path }) => [...(read(path)?.passedOn.keys() ?? [])].map((name) => ({ from: path, name })))
    .map((face) => ({ face, origin: originOf(face, read) }));
}

/** Whether a value that a face of the domain exports uses another one, itself or by others that it uses. */
export function leadsTo(tree: SourceTree, from: FaceName, to: FaceName): boolean {
  return reachedFrom(tree, readerOf(tree), [from.face]).has(keyOf(to.origin));
}
