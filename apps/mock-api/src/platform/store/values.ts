import type { Flag, JsonObject, JsonText, JsonValue } from './columns.ts';

/** A boolean as a column holds it. */
export function toFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** A boolean column as a boolean. */
export function fromFlag(value: Flag): boolean {
  return value === 1;
}

/** A value as a JSON column holds it. */
export function jsonText(value: JsonValue): JsonText {
  return JSON.stringify(value);
}

/** A JSON column that holds an object. Throws a TypeError when it holds anything else. */
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

/** What `JSON.parse` gives for an object is a JsonObject all the way down. */
function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export function canonicalJson(value: JsonValue): JsonText {
  return JSON.stringify(value, (_key, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
