import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { BodyProblem, SignedBodyReason } from './signed-body-reasons.ts';

export interface SignedBodyFacts {
  /** STALE: signed at another time than the world's. */
  readonly signature: 'GENUINE' | 'FORGED' | 'STALE';
  readonly json: boolean;
}

/** A body is read only once it is known who sent it. */
export function decideSignedBody({
  signature,
  json,
}: SignedBodyFacts): Decision<undefined, SignedBodyReason, BodyProblem> {
  const whole = { field: '', problem: '' };
  if (signature === 'FORGED') return refuse('notSigned', whole);
  if (signature === 'STALE') return refuse('stale', whole);
  return json ? allow() : refuse('notJson', whole);
}
