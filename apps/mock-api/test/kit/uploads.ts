import { request as httpRequest } from 'node:http';
import type { World } from '#platform/worlds/index.ts';
import { headers } from './calls.ts';
import type { TestPlatform } from './platform.ts';

const UPLOAD =
  'mutation Upload($documents: [File!]!, $type: DocumentType!) { createMemberDocument(documents: $documents, type: $type) { id type status visibility remarks documents { uri status } } }';

/** Who uploads, and where. */
export interface Uploader {
  readonly platform: TestPlatform;
  readonly world: World;
  /** Empty for a visitor. */
  readonly token: string;
}

/** What became of an upload. */
export interface Uploaded {
  readonly status: number;
  readonly code: string | null;
  readonly message: string | undefined;
  readonly document:
    | { readonly id: string; readonly documents: readonly { readonly uri: string }[] }
    | undefined;
}

/** Uploads files as a GraphQL multipart request; neither a name nor the declared type, always PNG, tells what a file is. */
export async function upload(
  who: Uploader,
  type: string,
  files: readonly Uint8Array[],
  name = 'scan.png',
): Promise<Uploaded> {
  const form = new FormData();
  const variables = { type, documents: files.map(() => null) };
  form.set('operations', JSON.stringify({ query: UPLOAD, variables }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map((_file, at) => [at, [`variables.documents.${at}`]]))),
  );
  for (const [at, file] of files.entries())
    form.set(String(at), new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
  const sent = headers(who.world, { authorization: `Bearer ${who.token}` });
  const response = await fetch(`${who.platform.url}/graphql`, { method: 'POST', headers: sent, body: form });
  const body = (await response.json()) as {
    data?: { createMemberDocument: Uploaded['document'] } | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = body.errors ?? [];
  return {
    status: response.status,
    code: error?.extensions.code ?? null,
    message: error?.message,
    document: body.data?.createMemberDocument,
  };
}

const BOUNDARY = 'magpie-boundary';

/** The operation of an upload of so many files. */
export const operationsFor = (files: number) => ({
  query: UPLOAD,
  variables: { type: 'ID', documents: Array.from({ length: files }, () => null) },
});

/** A multipart body as no browser would write it. */
export function rawForm(fields: Readonly<Record<string, unknown>>, files: readonly Uint8Array[]): Buffer {
  const part = (disposition: string, content: Uint8Array) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const text = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  return Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, text(value))),
    ...files.flatMap((file, at) => part(`name="${String(at)}"; filename="x.png"`, file)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

/** The headers of a multipart request. */
export const formHeaders = ({ world, token }: Uploader) =>
  headers(world, {
    authorization: token === '' ? null : `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  });

/** Sends a body as it is. */
export async function sendForm(who: Uploader, body: Buffer) {
  const sent = { method: 'POST', headers: formHeaders(who), body: new Uint8Array(body) };
  const response = await fetch(`${who.platform.url}/graphql`, sent);
  const { errors } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

/** Sends a part of a body that never ends, and waits for the answer all the same. */
export function sendWithoutEnd(
  who: Uploader,
  body: Buffer,
): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const sent = httpRequest(`${who.platform.url}/graphql`, { method: 'POST', headers: formHeaders(who) });
  sent.on('error', reject);
  sent.on('response', (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => (text += part));
    response.on('end', () => {
      resolve({ status: response.statusCode, body: text });
      sent.destroy();
    });
  });
  sent.write(body);
  return promise;
}
