import { isFile } from '../graphql/scalars.ts';
import { recordRequest } from '../requests/index.ts';
import type { JsonObject, JsonValue } from '../store/index.ts';
import type { Call } from './call.ts';

const SECRET = /password|otp|token|secret|captcha|verificationCode|^code$/i;
const BLOTTED = '[removed]';
const MAX_TEXT = 500;
const MAX_NAME = 100;
const MAX_ENTRIES = 100;
const MAX_DEPTH = 6;

/**
 * Keeps an answered call in its world's request log, with secrets and long texts of its variables blotted out. Calls
 * to the control endpoint are not kept.
 * @param httpStatus null on the websocket.
 */
export function recordCall(call: Call, httpStatus: number | null): void {
  if (call.endpoint === 'CONTROL') return;
  const { headers } = call;
  const entry = {
    at: call.receivedAt,
    endpoint: call.endpoint,
    operation: call.operation,
    variables: isObject(call.variables) ? withoutSecrets(call.variables, 0) : null,
    channel: headers.channel?.slice(0, MAX_NAME) ?? null,
    bearer: /^Bearer /i.test(headers.authorization ?? ''),
    memberId: call.caller?.id ?? null,
    code: call.code,
    httpStatus,
    durationMs: performance.now() - call.startedAt,
  };
  recordRequest(call.world, entry).catch((error: unknown) => {
    call.logger.warn({ err: error }, 'call was not recorded');
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutSecrets(value: object, depth: number): JsonObject {
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key.slice(0, MAX_NAME),
      SECRET.test(key) ? BLOTTED : plain(inner, depth + 1),
    ]),
  );
}

function plain(value: unknown, depth: number): JsonValue {
  if (depth > MAX_DEPTH) return '…';
  if (typeof value === 'string') return value.slice(0, MAX_TEXT);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((inner) => plain(inner, depth + 1));
  if (isFile(value)) return { file: value.name.slice(0, MAX_TEXT), bytes: value.size };
  return isObject(value) ? withoutSecrets(value, depth) : null;
}
