export type { EpochMs, Flag, JsonObject, JsonText, JsonValue, MinorUnits } from './columns.ts';
export type { Database, Reader, Writer } from './database.ts';
export { timezonesOf } from './timezones.ts';
export { fromFlag, jsonObject, jsonText, jsonTexts, toFlag } from './values.ts';
