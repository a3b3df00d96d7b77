import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode, OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { Kind, parse, separateOperations } from 'graphql';
import { root } from '../shared/root.ts';

export type ClientEndpoint = 'main' | 'promo';

export const clientEndpoints: readonly ClientEndpoint[] = ['main', 'promo'];

/** An operation of the web app, with the fragments that it spreads. */
export interface ClientOperation {
  readonly name: string;
  readonly endpoint: ClientEndpoint;
  readonly document: DocumentNode;
  readonly type: OperationTypeNode;
  readonly needsVariables: boolean;
}

const operations = join(root, 'libs/gql/src/operations');
const folderOf = { main: operations, promo: join(operations, 'promo') } as const;

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  );

/** The operations in texts, each with what it spreads of all of them. */
export function operationsOf(endpoint: ClientEndpoint, texts: readonly string[]): ClientOperation[] {
  const separate = separateOperations(parse(texts.join('\n')));
  return Object.entries(separate).flatMap(([name, document]) =>
    document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? [{ name, endpoint, document, type: node.operation, needsVariables: needsVariables(node) }]
        : [],
    ),
  );
}

/** What the web app sends. */
export function clientOperations(): ClientOperation[] {
  return clientEndpoints.flatMap((endpoint) => {
    const shared = ['common', endpoint].flatMap((part) => textsIn(join(operations, 'shared', part)));
    return operationsOf(endpoint, [...shared, ...textsIn(folderOf[endpoint])]);
  });
}
