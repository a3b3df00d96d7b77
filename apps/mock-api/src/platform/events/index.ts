export { EventBus } from './bus.ts';
export type * from './types.ts';
