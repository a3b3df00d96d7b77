export { JackpotWatch } from './jackpot-watch.ts';
