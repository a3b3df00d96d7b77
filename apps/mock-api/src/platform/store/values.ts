import type { JsonObject, JsonText, JsonValue } from './columns.ts';

export function jsonText(value: JsonValue): JsonText {
  return JSON.stringify(value);
}

export function jsonObject(text: JsonText): JsonObject {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value)) throw new TypeError('The column does not hold a JSON object.');
  return value;
}

/** A JSON column that holds a list of texts, as far as they are known ones. */
export function jsonTexts<T extends string>(text: JsonText, known: readonly T[]): T[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? known.filter((entry) => value.includes(entry)) : [];
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ordered(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(ordered);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]));
}

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export function canonicalJson(value: JsonValue): JsonText {
  return JSON.stringify(ordered(value));
}
