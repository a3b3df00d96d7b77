export { allow, refuse } from './decision.ts';
export type { Allowed, Decision, Refused } from './decision.ts';
export { decideRepeat } from './decide-repeat.ts';
export type { RequestMarks } from './decide-repeat.ts';
export { isMendModal } from './mends.ts';
export type { Mend, MendModal, MendStep } from './mends.ts';
export { decisionText, mendFor, refusalText } from './reasons.ts';
export type { ReasonRow, ReasonTable } from './reasons.ts';
export { repeatReasons } from './repeat-reasons.ts';
