export { listRequests, recordRequest } from './requests.ts';
export type { RequestEntry, RequestRecord } from './requests.ts';
