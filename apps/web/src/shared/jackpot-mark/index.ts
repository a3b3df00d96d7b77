export { JackpotMark } from './jackpot-mark.tsx';
export type { JackpotMarkProps } from './jackpot-mark.tsx';
