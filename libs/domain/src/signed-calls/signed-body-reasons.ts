import { notAnObject, notJson } from '../decision/index.ts';
import type { ReasonTable } from '../decision/index.ts';

export type SignedBodyReason = 'notSigned' | 'stale' | 'notJson' | 'malformed';

/** A field that is not as it must be; without a name, the body as a whole. */
export interface BodyProblem {
  readonly field: string;
  readonly problem: string;
}

/** What another server is told of the body of its call, in the order of the checks. @param signer who has to sign it */
export function signedBodyReasons(signer: string) {
  return {
    notSigned: { code: 'UNAUTHENTICATED', text: () => `The call is not signed by ${signer}.` },
    stale: {
      code: 'UNAUTHENTICATED',
      text: () => 'The call was signed more than five minutes from the time of the world.',
    },
    notJson,
    malformed: {
      code: 'BAD_USER_INPUT',
      text: ({ field, problem }) => (field === '' ? notAnObject : `${field}: ${problem}.`),
    },
  } as const satisfies ReasonTable<SignedBodyReason, BodyProblem>;
}
