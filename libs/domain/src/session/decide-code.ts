import type { Decision } from '../decision/index.ts';
import { allow, refuse } from '../decision/index.ts';
import type { CodeReason, NumberProofReason } from './code-reasons.ts';

/** SPENT: every code it may have meant was tried too often (PWD-10). */
export type CodeFinding = 'RIGHT' | 'WRONG' | 'SPENT';

export interface CodeFacts {
  readonly by: 'EMAIL' | 'SMS' | 'TELEGRAM';
  readonly finding: CodeFinding;
}

export function decideCode({ by, finding }: CodeFacts): Decision<undefined, CodeReason> {
  if (finding === 'RIGHT') return allow();
  if (finding === 'SPENT') return refuse('codeSpent');
  return refuse(by === 'SMS' ? 'smsCodeWrong' : 'codeWrong');
}

export interface NumberProofFacts {
  readonly finding: CodeFinding;
  /** Whether it belongs to another member; null while not known. */
  readonly ofAnother: boolean | null;
}

/** Whether a number becomes the member's, or is proved to be theirs (PROF-16, PROF-20). */
export function decideNumberProof({
  finding,
  ofAnother,
}: NumberProofFacts): Decision<undefined, NumberProofReason> {
  const code = decideCode({ by: 'SMS', finding });
  if (!code.allowed) return code;
  return ofAnother === true ? refuse('numberOfAnother') : code;
}
