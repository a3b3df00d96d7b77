import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { fileSizeMessage, largestFileBytes, mostImages } from '@magpie/domain/verification';
import { GraphQLError } from 'graphql';
import { checkClient, identify } from '../auth/index.ts';
import type { Call } from '../http/call.ts';
import { meetFault } from '../http/faults.ts';
import type { CheckedRequest } from './check-request.ts';
import { loginNeeded } from './context.ts';
import { rootFieldCount } from './limits.ts';
import { Refusal } from './refusal.ts';

const LIMITS = {
  fileSize: largestFileBytes,
  files: mostImages,
  fields: 2,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};

/**
 * Most bytes of a multipart request that are taken in at all. Far more than one may hold, whose limits stop the reading
 * long before: a client that sends a film is told why it is refused, and one that sends without end is cut off.
 */
export const MAX_TAKEN_BYTES = 64 * 1024 * 1024;

/** How long the rest of a refused upload is still taken in, in milliseconds: 64 MB on a usual line at home. */
const DRAIN_MS = 60_000;

async function cutHalfway(request: IncomingMessage): Promise<void> {
  let left = Number(request.headers['content-length'] ?? 0) / 2;
  const closed = once(request, 'close').catch(() => undefined);
  request.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left <= 0) request.socket.destroy();
  });
  await closed;
}

/** Lets a planned fault break the connection once half of an upload has come, or all before it was known. @throws Refusal */
async function strikeUpload({ world, exchange }: Call): Promise<void> {
  const target = { door: 'MAIN', moment: 'upload', operation: null } as const;
  const fault = await meetFault(world, target);
  if (fault === undefined || exchange === null) return;
  const { request } = exchange;
  if (request.complete) request.socket.destroy();
  else await cutHalfway(request);
  refuse('The upload is incomplete or cannot be read.');
}

interface LimitedBody {
  formData(options: { readonly formDataLimits: typeof LIMITS }): Promise<FormData>;
}

const refuse = (message: string): never => {
  throw new Refusal('BAD_USER_INPUT', message);
};

/** Refuses whoever is no member before a byte of their files is read: only members upload. @throws Refusal */
async function checkUploader({ world, services, headers }: Call): Promise<void> {
  checkClient(world, services.settings.adminCodes, headers);
  const identity = await identify(world, services.settings.jwtSecret, headers);
  if (identity.kind === 'visitor') throw loginNeeded();
  if (identity.kind === 'refused') throw identity.refusal;
}

/** The form of a request, read no further than the limits. @throws Refusal PAYLOAD_TOO_LARGE, BAD_USER_INPUT */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await (request as Request & LimitedBody).formData({ formDataLimits: LIMITS });
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: '' };
    // A refusal of the limit on the whole body comes through here as it is.
    if (error instanceof GraphQLError) throw error;
    if (message.startsWith('File size limit')) throw new Refusal('PAYLOAD_TOO_LARGE', fileSizeMessage);
    if (message.startsWith('Field value size'))
      throw new Refusal('PAYLOAD_TOO_LARGE', "A field of the upload, 'operations' or 'map', is too large.");
    if (message.startsWith('Files limit'))
      return refuse(`At most ${LIMITS.files} files can be sent at once.`);
    return refuse('The upload is incomplete or cannot be read.');
  }
}

type Json = Record<string, unknown>;

export interface UploadParams {
  readonly query: string;
  readonly operationName?: string;
  readonly variables: Json;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readObject(form: FormData, name: string): Json {
  const text = form.get(name);
  if (typeof text !== 'string') return refuse(`The upload must have a field '${name}' with JSON.`);
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : refuse(`The field '${name}' of the upload must be a JSON object.`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(`The field '${name}' of the upload is not valid JSON.`);
  }
}

const wrongMap = () => refuse("The 'map' of the upload does not fit its files and variables.");

function putFile(operations: Json, path: unknown, file: File): void {
  const steps = typeof path === 'string' ? path.split('.') : [];
  const last = steps.pop();
  let place: unknown = operations;
  for (const step of steps) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return wrongMap();
    place = new Map<string, unknown>(Object.entries(place)).get(step);
  }
  if (last === undefined || steps[0] !== 'variables') return wrongMap();
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, last)) return wrongMap();
  if (Reflect.get(place, last) !== null) return wrongMap();
  Reflect.set(place, last, file);
}

function paramsOf(form: FormData): UploadParams {
  const operations = readObject(form, 'operations');
  const map = readObject(form, 'map');
  const files = [...form.entries()].filter(([, part]) => typeof part !== 'string').map(([name]) => name);
  if (files.length !== Object.keys(map).length) return wrongMap();
  for (const [name, paths] of Object.entries(map)) {
    const file = form.get(name);
    if (file === null || typeof file === 'string') return wrongMap();
    if (!Array.isArray(paths) || paths.length !== 1) return wrongMap();
    putFile(operations, paths[0], file);
  }
  const { query, operationName, variables } = operations;
  if (typeof query !== 'string' || !isObject(variables))
    return refuse("The 'operations' of the upload must be an object with 'query' and 'variables'.");
  return { query, variables, ...(typeof operationName === 'string' && { operationName }) };
}

/**
 * Reads a GraphQL multipart request of a member: one operation and its files, none above 5 MB (KYC-13, KYC-22). What
 * goes beyond a limit is refused at once, not when the body has come to its end.
 * @throws GraphQLError made of a Refusal PAYLOAD_TOO_LARGE with the HTTP status 413, BAD_USER_INPUT, or one of the login
 */
export async function readUpload(call: Call, request: Request): Promise<UploadParams> {
  try {
    await checkUploader(call);
    await strikeUpload(call);
    return paramsOf(await readForm(request));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const status = error.code === 'PAYLOAD_TOO_LARGE' ? 413 : 200;
    throw new GraphQLError(error.message, { originalError: error, extensions: { http: { status } } });
  }
}

/**
 * Refuses an upload that would be carried out several times over: one file behind many aliases would be stored for each.
 * @returns the refusal, or nothing
 */
export function checkOneField({ document, operation }: CheckedRequest): readonly Refusal[] {
  if (rootFieldCount(document, operation) <= 1) return [];
  return [new Refusal('BAD_USER_INPUT', 'An upload must ask for one field only.')];
}

/**
 * Takes in and forgets what is left of a request that was answered early: a client that still sends would otherwise
 * find its connection gone before it can read the answer. Whoever sends on and on is cut off.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.socket.destroy(), DRAIN_MS);
  let left = MAX_TAKEN_BYTES;
  request.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) request.socket.destroy();
  });
  request.once('close', () => {
    clearTimeout(timer);
  });
  request.resume();
}
