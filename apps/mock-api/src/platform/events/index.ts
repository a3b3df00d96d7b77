export { EventBus } from './bus.ts';
export { SubscriberTooSlow } from './errors.ts';
export type * from './types.ts';
