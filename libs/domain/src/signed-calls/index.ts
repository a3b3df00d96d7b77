export { callNames } from './call-names.ts';
export { decideSignedBody } from './decide-signed-body.ts';
export type { SignedBodyFacts } from './decide-signed-body.ts';
export { signedBodyReasons } from './signed-body-reasons.ts';
export type { BodyProblem, SignedBodyReason } from './signed-body-reasons.ts';
