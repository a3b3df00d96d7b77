import type { ArgumentNode, DocumentNode, ObjectFieldNode } from 'graphql';
import { Kind, visit } from 'graphql';
import { isSecret } from '../requests/blot.ts';

/** The variables of a document that stand where something secret belongs, whatever they are called themselves. */
export function secretVariables(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const note = ({ name, value }: ArgumentNode | ObjectFieldNode): void => {
    if (value.kind === Kind.VARIABLE && isSecret(name.value)) names.add(value.name.value);
  };
  visit(document, { Argument: note, ObjectField: note });
  return names;
}
