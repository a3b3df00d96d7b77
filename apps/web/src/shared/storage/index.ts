export { localStore, readJson, tabStore, writeJson } from './web-storage.ts';
export type { TextStorage } from './web-storage.ts';
