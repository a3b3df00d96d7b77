export { questionsOf } from './markdown/read-markdown.ts';
export { addressOf, fileOf, isSupportPage, textKeys } from './text/keys.ts';
export type { TextKey } from './text/keys.ts';
export { keepText } from './text/load-text.ts';
export type { Text } from './text/parse-text.ts';
