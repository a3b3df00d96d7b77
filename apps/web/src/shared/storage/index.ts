export { localTexts, readJson, tabTexts, writeJson } from './web-storage.ts';
export type { TextStorage } from './web-storage.ts';
