import { isFile } from '../graphql/scalars.ts';
import type { JsonObject, JsonValue } from '../store/columns.ts';

const SECRET = /password|hash|otp|token|secret|serverSeed|captcha|verificationCode|^code$/i;
const BLOTTED = '[removed]';
const MAX_TEXT = 500;
const MAX_NAME = 100;
const MAX_ENTRIES = 100;
const MAX_DEPTH = 6;

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what goes by a name is secret. */
export const isSecret = (name: string): boolean => SECRET.test(name);

const none: ReadonlySet<string> = new Set();

/**
 * A value as it may be kept: with secrets and long texts blotted out.
 * @param secret names of its own parts that are secret although they do not say so
 */
export function withoutSecrets(value: object, secret = none, depth = 0): JsonObject {
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key.slice(0, MAX_NAME),
      isSecret(key) || secret.has(key) ? BLOTTED : plain(inner, depth + 1),
    ]),
  );
}

function plain(value: unknown, depth: number): JsonValue {
  if (depth > MAX_DEPTH) return '…';
  if (typeof value === 'string') return value.slice(0, MAX_TEXT);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((inner) => plain(inner, depth + 1));
  if (value instanceof Uint8Array) return { bytes: value.byteLength };
  if (isFile(value)) return { file: value.name.slice(0, MAX_TEXT), bytes: value.size };
  return isObject(value) ? withoutSecrets(value, none, depth) : null;
}
