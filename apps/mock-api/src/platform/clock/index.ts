export { Clock, clockShowing, shownBy } from './clock.ts';
export type { ClockState, RealTime } from './clock.ts';
export type { WorldClock } from './types.ts';
export { notBefore } from './ended.ts';
