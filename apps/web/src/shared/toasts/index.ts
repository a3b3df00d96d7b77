export { isAnsweredBySession, toasts } from './toasts.ts';
