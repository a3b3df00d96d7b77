export { RichText } from './rich-text.tsx';
export type { RichTextProps } from './rich-text.tsx';
export { sanitise } from './sanitise.ts';
