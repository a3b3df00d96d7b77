import { AreaError, type AreaNames } from './names.ts';

export interface Edit {
  readonly path: string;
  readonly apply: (text: string) => string;
}

function insertBefore(text: string, mark: string, line: string, path: string): string {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new AreaError(`${path} has no "${mark.trim()}" to put the area before.`);
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
}

function withImport(text: string, line: string): string {
  const lines = text.split('\n');
  const path = (each: string) => /^import .* from '(\.[^']*)';$/.exec(each)?.[1];
  const own = path(line) ?? '';
  const next = lines.findIndex((each) => (path(each) ?? '') > own);
  const last = lines.findLastIndex((each) => path(each) !== undefined);
  return lines.toSpliced(next === -1 ? last + 1 : next, 0, line).join('\n');
}

export function edits({ kebab, camel, pascal }: AreaNames): Edit[] {
  const modules = 'apps/mock-api/src/all-modules.ts';
  const routes = 'apps/web/src/app/routes.tsx';
  return [
    {
      path: modules,
      apply: (text) =>
        withImport(
          insertBefore(text, '\n];', `\n  ${camel}Module,`, modules),
          `import { ${camel}Module } from './modules/${kebab}/index.ts';`,
        ),
    },
    {
      path: routes,
      apply: (text) =>
        withImport(
          insertBefore(
            text,
            '          <Route path="*"',
            `          <Route path="/${kebab}" element={<${pascal}Page />} />\n`,
            routes,
          ),
          `import { ${pascal}Page } from '../features/${kebab}/index.ts';`,
        ),
    },
  ];
}
