import { Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { accessTokenOf } from './headers-link.ts';

/** A refusal by the platform; of several in one answer the first one counts (SESS-31). */
export interface PlatformError {
  readonly code: string;
  readonly message: string;
}

const UNKNOWN_CODE = 'INTERNAL_SERVER_ERROR';

/** The errors of a failed call in their order; none when the platform did not answer with errors (a network failure). */
export function platformErrorsOf(error: unknown): readonly PlatformError[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.map(({ message, extensions }) => {
    const code = extensions?.['code'];
    return { code: typeof code === 'string' ? code : UNKNOWN_CODE, message };
  });
}

/** The first error of a failed call, or `null` when the platform did not answer with errors (a network failure). */
export function platformErrorOf(error: unknown): PlatformError | null {
  return platformErrorsOf(error)[0] ?? null;
}

/**
 * What became of an error where it was told: the session is over with it, a person was shown something else of it, or
 * nothing that a person sees.
 */
export type Answer = 'ENDED' | 'SEEN' | 'UNSEEN';

const answered = new WeakSet();

const unanswered = new Observable<never>(() => undefined);

const isDropped = (error: unknown) => error instanceof Error && error.name === 'Invariant Violation';

/** Whether a person has seen an answer to the errors of a failed call, so that no other words may take its place. */
export function isAnswered(error: unknown): boolean {
  if (isDropped(error)) return true;
  return CombinedGraphQLErrors.is(error) && error.errors.some((each) => answered.has(each));
}

/** What is told of a failed call: its errors, at least one, the name of its operation, and the token it was sent with. */
export type ErrorListener = (
  errors: readonly PlatformError[],
  operationName: string,
  accessToken: string | null,
) => Answer;

/**
 * Tells the listener of every refusal; the call itself still fails. A query whose session is over stays unanswered: the
 * end of the session drops it, and a failure would flash on a screen that is about to go.
 */
export function errorsLink(listener: ErrorListener): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const errors = platformErrorsOf(error);
    if (errors.length === 0 || !CombinedGraphQLErrors.is(error)) return undefined;
    const headers = operation.getContext()['headers'] as Readonly<Record<string, string>> | undefined;
    const answer = listener(errors, operation.operationName ?? 'anonymous', accessTokenOf(headers));
    if (answer === 'UNSEEN') return undefined;
    for (const each of error.errors) answered.add(each);
    return answer === 'ENDED' && operation.operationType === OperationTypeNode.QUERY ? unanswered : undefined;
  });
}
