export { allow, refuse } from './decision.ts';
export type { Allowed, Decision, Refused } from './decision.ts';
export { decisionText, refusalText } from './reasons.ts';
export type { ReasonRow, ReasonTable } from './reasons.ts';
