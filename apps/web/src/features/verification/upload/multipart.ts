type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !(value instanceof File);

function withoutFiles(value: unknown, path: string, files: Map<string, File>): unknown {
  if (value instanceof File) {
    files.set(path, value);
    return null;
  }
  if (Array.isArray(value))
    return value.map((each, at) => withoutFiles(each, `${path}.${String(at)}`, files));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    withoutFiles(each, `${path}.${name}`, files),
  ]);
  return Object.fromEntries(entries);
}

export interface SentOperation {
  readonly operationName: string | undefined;
  readonly query: string;
  readonly variables: Json;
}

/** Operation, map, then the files (KYC-22), so that a server knows what they are for before it reads them. */
export function multipartBody({ variables, ...operation }: SentOperation): FormData {
  const files = new Map<string, File>();
  const bare = withoutFiles(variables, 'variables', files);
  const body = new FormData();
  const named = [...files].map(([path, file], at) => ({ name: String(at), path, file }));
  body.set('operations', JSON.stringify({ ...operation, variables: bare }));
  body.set('map', JSON.stringify(Object.fromEntries(named.map(({ name, path }) => [name, [path]]))));
  for (const { name, file } of named) body.set(name, file);
  return body;
}
