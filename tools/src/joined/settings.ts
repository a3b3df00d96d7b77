import ts from 'typescript';
import { playerFields } from './contract-use.ts';
import { nodesOf, productIn, type Source, type SourceTree } from './source-tree.ts';

interface SettingList {
  readonly file: string;
  /** Of an interface or of a constant that is an object or a `z.object`. */
  readonly name: string;
  readonly readers: readonly string[];
  /** Where it is changed: what takes a change or shows what to change reads nothing. */
  readonly writers?: readonly string[];
  /** What the list is called in a report, when its name says too little. */
  readonly label?: string;
}

const everywhere = ['apps/', 'libs/'];

/** The settings of a world's site, of a brand, of an installation and of the platform's process. */
export const settingLists: readonly SettingList[] = [
  {
    file: 'apps/mock-api/src/modules/config/settings.ts',
    name: 'schema',
    label: 'SiteSettings',
    readers: ['apps/mock-api/src/'],
    writers: ['apps/mock-api/src/modules/control/'],
  },
  { file: 'apps/mock-api/src/platform/settings.ts', name: 'Settings', readers: ['apps/mock-api/src/'] },
  { file: 'libs/domain/src/site/sites.ts', name: 'Site', readers: everywhere },
  { file: 'apps/web/src/shared/config/config.ts', name: 'RuntimeConfig', readers: ['apps/web/src/'] },
  { file: 'apps/web/src/shared/config/config.ts', name: 'Endpoints', readers: ['apps/web/src/'] },
  { file: 'apps/web/src/shared/config/config.ts', name: 'WidgetConfig', readers: ['apps/web/src/'] },
];

const nameOf = (node: ts.Node | undefined): string[] =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? [node.text] : [];

function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node && ts.isCallExpression(node)) return objectOf(node.arguments[0]);
  if (node && ts.isAsExpression(node)) return objectOf(node.expression);
  return node && ts.isObjectLiteralExpression(node) ? node : undefined;
}

export function membersOf(source: Source, name: string): string[] {
  return source.syntax().statements.flatMap((node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === name) {
      return node.members.flatMap((member) => nameOf(member.name));
    }
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations
      .filter((each) => ts.isIdentifier(each.name) && each.name.text === name)
      .flatMap((each) => objectOf(each.initializer)?.properties ?? [])
      .flatMap((property) => nameOf(property.name));
  });
}

function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function propertyOf(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return isAssigned(node) ? [] : [node.name.text];
  if (ts.isElementAccessExpression(node)) return isAssigned(node) ? [] : nameOf(node.argumentExpression);
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return [];
  return nameOf(node.propertyName ?? node.name);
}

const takesProperty = (
  node: ts.Node,
): node is ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.BindingElement =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isBindingElement(node);

function propertiesRead(source: Source): Set<string> {
  return new Set(nodesOf(source, takesProperty).flatMap(propertyOf));
}

type Readers = (setting: string, folders: readonly string[], exceptIn?: readonly string[]) => boolean;

function readersOf(tree: SourceTree): Readers {
  const known = new Map<string, Set<string>>();
  const readIn = (source: Source): Set<string> => {
    const found = known.get(source.path) ?? propertiesRead(source);
    known.set(source.path, found);
    return found;
  };
  return (setting, folders, exceptIn = []) =>
    productIn(tree, ...folders)
      .filter(({ path }) => !exceptIn.some((place) => path.startsWith(place)))
      .some((source) => source.text.includes(setting) && readIn(source).has(setting));
}

/**
 * The settings that no code of the product reads, as `setting Site.levelPage`. What the web selects of the contract's
 * Config the web is to read (`setting Config.multipleSession`). Only names are compared, so a setting that is called like
 * something else that is read is believed to be read. Handing all settings on with three dots reads none.
 */
export function unreadSettings(tree: SourceTree): string[] {
  const isRead = readersOf(tree);
  const declared = settingLists.flatMap(({ file, name, readers, writers = [], label = name }) => {
    const source = tree.get(file);
    return (source ? membersOf(source, name) : [])
      .filter((setting) => !isRead(setting, readers, [file, ...writers]))
      .map((setting) => `setting ${label}.${setting}`);
  });
  const selected = playerFields(tree)
    .selected.filter((field) => field.startsWith('Config.'))
    .filter((field) => !isRead(field.slice('Config.'.length), ['apps/web/src/']))
    .map((field) => `setting ${field}`);
  return [...declared, ...selected];
}
