export { Helplines } from './helplines.tsx';
