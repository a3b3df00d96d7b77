import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { ProviderBodyProblem, ProviderBodyReason } from './provider-call-reasons.ts';

export interface ProviderBodyFacts {
  /** STALE: signed at another time than the world's. */
  readonly signature: 'GENUINE' | 'FORGED' | 'STALE';
  readonly json: boolean;
}

export function decideProviderBody({
  signature,
  json,
}: ProviderBodyFacts): Decision<undefined, ProviderBodyReason, ProviderBodyProblem> {
  const whole = { field: '', problem: '' };
  if (signature === 'FORGED') return refuse('notSigned', whole);
  if (signature === 'STALE') return refuse('stale', whole);
  return json ? allow() : refuse('notJson', whole);
}
