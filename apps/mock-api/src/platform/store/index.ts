export type { EpochMs, JsonObject, JsonText, JsonValue, MinorUnits } from './columns.ts';
export type { Database, Reader, Writer } from './database.ts';
export { kept } from './kept.ts';
export { prepared, preparedUpTo } from './prepared.ts';
export { addedRow, addMissingRow, addRow, addRows, changeRow, putRows } from './written-rows.ts';
export { timezonesOf } from './timezones.ts';
export { jsonObject, jsonText, jsonTexts } from './values.ts';
