export { isObject, withoutSecrets } from './blot.ts';
export { effectsText } from './effects-text.ts';
export type { KeptChange } from './effects-text.ts';
export { callsOfCause, findCalls, listRequests, recordRequest } from './requests.ts';
export type { CallRecord, RequestEntry, RequestRecord } from './requests.ts';
export type { CallQuery } from './store.ts';
