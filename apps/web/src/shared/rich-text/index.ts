export { firstLineOf } from './first-line.ts';
