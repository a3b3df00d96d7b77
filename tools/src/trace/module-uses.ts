import ts from 'typescript';

export interface Outside {
  readonly from: string;
  readonly name: string;
}

export interface ModuleUses {
  /** What is imported, by its name in here. */
  readonly imported: ReadonlyMap<string, Outside>;
  /** What is exported from elsewhere, by the name that importers know. */
  readonly passedOn: ReadonlyMap<string, Outside>;
  /** Modules whose every export is passed on. */
  readonly passedOnWhole: readonly string[];
  readonly declared: ReadonlyMap<string, ReadonlySet<string>>;
  readonly used: ReadonlySet<string>;
  /** What is used as soon as the module is loaded: outside of what it declares. */
  readonly run: ReadonlySet<string>;
}

const nameless = (from: string, name = '*') => `import(${from})${name}`;

function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node;
  return 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
}

const isType = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node));

/** Of a module that is loaded later as in `lazyPart(() => import('./part.tsx'), 'Part')` only that part is used. */
function partOf({ parent: loader }: ts.Node): string {
  if (!ts.isArrowFunction(loader) || !ts.isCallExpression(loader.parent)) return '*';
  const [, part] = loader.parent.arguments;
  return part && ts.isStringLiteral(part) ? part.text : '*';
}

function loadedBy(node: ts.Node): Outside | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [from] = node.arguments;
  return from && ts.isStringLiteral(from) ? { from: from.text, name: partOf(node) } : undefined;
}

/** The names that a node uses; what it loads later is added to what is imported. */
export function namesIn(node: ts.Node, imported: Map<string, Outside>): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (isType(each) || ts.isImportDeclaration(each) || ts.isExportDeclaration(each)) return;
    if (ts.isIdentifier(each) && !isOwnName(each)) names.add(each.text);
    const loaded = loadedBy(each);
    if (loaded) {
      imported.set(nameless(loaded.from, loaded.name), loaded);
      names.add(nameless(loaded.from, loaded.name));
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

function importsOf(node: ts.ImportDeclaration): [string, Outside][] {
  if (!ts.isStringLiteral(node.moduleSpecifier)) return [];
  const from = node.moduleSpecifier.text;
  const clause = node.importClause;
  if (!clause) return [[nameless(from), { from, name: '*' }]];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const found: [string, Outside][] = clause.name ? [[clause.name.text, { from, name: 'default' }]] : [];
  const bindings = clause.namedBindings;
  if (!bindings) return found;
  if (ts.isNamespaceImport(bindings)) return [...found, [bindings.name.text, { from, name: '*' }]];
  const values = bindings.elements.filter((each) => !each.isTypeOnly);
  return [
    ...found,
    ...values.map(({ name, propertyName }): [string, Outside] => [
      name.text,
      { from, name: (propertyName ?? name).text },
    ]),
  ];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  const elements: readonly ts.ArrayBindingElement[] = name.elements;
  return elements.flatMap((each) => (ts.isBindingElement(each) ? boundNames(each.name) : []));
}

export function declarationsOf(node: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap((each) =>
      boundNames(each.name).map((name): [string, ts.Node] => [name, each]),
    );
  }
  const named = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
  return named && node.name ? [[node.name.text, node]] : [];
}

/** Reads what a module uses from its text. @param place its path, whose ending tells the language */
export const usesOf = (place: string, text: string): ModuleUses =>
  usesIn(ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true));

/** The same of a module that is parsed already, each node with its parent. */
export function usesIn(source: ts.SourceFile): ModuleUses {
  const imported = new Map(source.statements.filter(ts.isImportDeclaration).flatMap(importsOf));
  const passedOn = new Map<string, Outside>();
  const passedOnWhole: string[] = [];
  const declared = new Map<string, ReadonlySet<string>>();
  const used = new Set<string>();
  const namesOf = (node: ts.Node) => {
    const names = namesIn(node, imported);
    for (const name of names) used.add(name);
    return names;
  };
  const run = new Set([...imported].flatMap(([name, { from }]) => (name === nameless(from) ? [name] : [])));
  for (const statement of source.statements) {
    const declarations = declarationsOf(statement);
    for (const [name, node] of declarations) declared.set(name, namesOf(node));
    if (declarations.length === 0) for (const name of namesOf(statement)) run.add(name);
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) continue;
    const { moduleSpecifier, exportClause } = statement;
    const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
    if (from !== undefined && !exportClause) passedOnWhole.push(from);
    if (!exportClause || !ts.isNamedExports(exportClause)) continue;
    for (const { name, propertyName, isTypeOnly } of exportClause.elements) {
      const inside = (propertyName ?? name).text;
      if (isTypeOnly) continue;
      if (from === undefined) declared.set(name.text, declared.get(inside) ?? new Set([inside]));
      else passedOn.set(name.text, { from, name: inside });
    }
  }
  for (const each of imported.keys()) if (each.startsWith('import(')) used.add(each);
  return { imported, passedOn, passedOnWhole, declared, used, run };
}
