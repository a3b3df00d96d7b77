export { toasts } from './toasts.ts';
