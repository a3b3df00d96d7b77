import ts from 'typescript';
import { importPlace } from '../shared/import-place.js';
import { usesIn, type Outside } from '../trace/module-uses.ts';
import { remembered } from './remembered.ts';
import type { Source } from './source-tree.ts';

export const readUses = remembered(({ syntax }: Source) => usesIn(syntax()));

/** What a file means by an import, with the module as a path from the root; a package stays as it is. */
export function outsideOf(importer: string, { from, name }: Outside): Outside {
  return { from: importPlace(importer, from) ?? from, name };
}

function moduleOf({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string | undefined {
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

function importedBy(node: ts.ImportDeclaration): Outside[] {
  const from = moduleOf(node);
  const clause = node.importClause;
  if (from === undefined || !clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const byDefault = clause.name ? [{ from, name: 'default' }] : [];
  const bindings = clause.namedBindings;
  if (!bindings) return byDefault;
  if (ts.isNamespaceImport(bindings)) return [...byDefault, { from, name: '*' }];
  const named = bindings.elements
    .filter((each) => !each.isTypeOnly)
    .map(({ name, propertyName }) => ({ from, name: (propertyName ?? name).text }));
  return [...byDefault, ...named];
}

/** The values that a file imports, from modules as it writes them; `*` is all of one. What is imported is also used. */
export const importedValues = remembered((source: Source): readonly Outside[] => {
  const later = [...source.text.matchAll(/\bimport\('([^']+)'\)/g)];
  return [
    ...source.syntax().statements.filter(ts.isImportDeclaration).flatMap(importedBy),
    ...later.flatMap(([, from]) => (from === undefined ? [] : [{ from, name: '*' }])),
  ];
});

/** Where a file has a name from that it only hands on; without a name of its own, all that a module exports. */
export function handedOn(source: Source, name: string): Outside[] {
  return source
    .syntax()
    .statements.filter(ts.isExportDeclaration)
    .flatMap((node) => {
      const from = moduleOf(node);
      if (from === undefined || node.isTypeOnly) return [];
      if (!node.exportClause) return [{ from, name }];
      if (!ts.isNamedExports(node.exportClause)) return [];
      return node.exportClause.elements
        .filter((each) => name === '*' || each.name.text === name)
        .map((each) => ({ from, name: (each.propertyName ?? each.name).text }));
    });
}

export interface Namespace {
  readonly name: string;
  readonly place: string;
}

export function namespacesOf(source: Source): Namespace[] {
  return source
    .syntax()
    .statements.filter(ts.isExportDeclaration)
    .flatMap((node) => {
      const from = moduleOf(node);
      if (from === undefined || !node.exportClause || !ts.isNamespaceExport(node.exportClause)) return [];
      const { from: place } = outsideOf(source.path, { from, name: '*' });
      return [{ name: node.exportClause.name.text, place }];
    });
}

function isExported(node: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

export function exportedValues(source: Source): string[] {
  return source
    .syntax()
    .statements.filter(isExported)
    .flatMap((node) => {
      if (ts.isVariableStatement(node)) {
        const { declarations } = node.declarationList;
        return declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
      }
      const named = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
      return named && node.name ? [node.name.text] : [];
    });
}
