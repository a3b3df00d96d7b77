import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  print,
  type StringValueNode,
} from 'graphql';
import type { SdlFile } from '../contract/sdl.ts';

type Described = FieldDefinitionNode | InputValueDefinitionNode;

function text(description: StringValueNode | undefined): string {
  return (description?.value ?? '').replaceAll(/\s+/g, ' ').trim();
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function defaultOf(node: Described): string {
  return node.kind === Kind.INPUT_VALUE_DEFINITION && node.defaultValue
    ? ` = ${print(node.defaultValue)}`
    : '';
}

function deprecation(node: Described): string {
  const reason = node.directives?.find(({ name }) => name.value === 'deprecated')?.arguments?.[0]?.value;
  return reason?.kind === Kind.STRING ? ` **Deprecated:** ${reason.value}` : '';
}

function members(title: string, nodes: readonly Described[]): string[] {
  const rows = nodes.map((node) =>
    row(
      `\`${node.name.value}\``,
      `\`${print(node.type)}${defaultOf(node)}\``,
      text(node.description) + deprecation(node),
    ),
  );
  return [row(title, 'Type', 'Meaning'), row('---', '---', '---'), ...rows, ''];
}

function operations(node: ObjectTypeDefinitionNode | ObjectTypeExtensionNode): string[] {
  return (node.fields ?? []).flatMap((field) => [
    `#### ${node.name.value.toLowerCase()} \`${field.name.value}\`: \`${print(field.type)}\``,
    '',
    text(field.description) + deprecation(field),
    '',
    ...((field.arguments ?? []).length === 0 ? [] : members('Argument', field.arguments ?? [])),
  ]);
}

function heading(kind: string, name: string, description: StringValueNode | undefined): string[] {
  return [`#### ${kind} \`${name}\``, '', text(description), ''];
}

function definition(node: DefinitionNode): string[] {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const kind = node.kind === Kind.OBJECT_TYPE_DEFINITION ? 'type' : 'interface';
      return [...heading(kind, node.name.value, node.description), ...members('Field', node.fields ?? [])];
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return [...heading('input', node.name.value, node.description), ...members('Field', node.fields ?? [])];
    case Kind.ENUM_TYPE_DEFINITION: {
      const rows = (node.values ?? []).map((value) =>
        row(`\`${value.name.value}\``, text(value.description)),
      );
      return [
        ...heading('enum', node.name.value, node.description),
        row('Value', 'Meaning'),
        row('---', '---'),
        ...rows,
        '',
      ];
    }
    case Kind.UNION_TYPE_DEFINITION: {
      const types = (node.types ?? []).map((type) => `\`${type.name.value}\``).join(', ');
      return [...heading('union', node.name.value, node.description), `One of ${types}.`, ''];
    }
    case Kind.SCALAR_TYPE_DEFINITION:
      return heading('scalar', node.name.value, node.description);
    default:
      return [];
  }
}

const roots = new Set(['Query', 'Mutation', 'Subscription']);

function isRoot(node: DefinitionNode): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  const object = node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
  return object && roots.has(node.name.value);
}

/** A file of the contract: its operations first, then its types. */
export function chapter(file: SdlFile): string {
  const { definitions } = parse(file.text);
  const rest = definitions.filter((node) => !isRoot(node));
  const lines = [...definitions.filter(isRoot).flatMap(operations), ...rest.flatMap(definition)];
  const title = file.path.replace(/^schema\//, '').replace(/\.graphql$/, '');
  return [`### ${title}`, '', `Source: \`${file.path}\``, '', ...lines].join('\n');
}

/** A part for each folder, a chapter for each business area. */
export function contractDocument(files: readonly SdlFile[]): string {
  const folders = [...new Set(files.map((file) => file.path.split('/')[1] ?? ''))];
  const parts = folders.map((folder) => {
    const chapters = files.filter((file) => file.path.startsWith(`schema/${folder}/`)).map(chapter);
    return [`## ${folder}`, '', ...chapters].join('\n');
  });
  return [
    '# The contract',
    '',
    'Written by `npm run contract:docs` from the SDL in `schema/`.',
    '',
    ...parts,
  ].join('\n');
}
