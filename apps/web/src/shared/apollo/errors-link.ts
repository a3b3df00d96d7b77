import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';

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

/** What is told of a failed call: its errors, at least one, the name of its operation, and the token it was sent with. */
export type ErrorListener = (
  errors: readonly PlatformError[],
  operationName: string,
  sentWith: string | null,
) => void;

function bearerOf(operation: ApolloLink.Operation): string | null {
  const headers = operation.getContext()['headers'] as Readonly<Record<string, string>> | undefined;
  return headers?.['authorization']?.replace('Bearer ', '') ?? null;
}

/** Tells the listener of every refusal; the call itself still fails. */
export function errorsLink(listener: ErrorListener): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const errors = platformErrorsOf(error);
    if (errors.length > 0) listener(errors, operation.operationName ?? 'anonymous', bearerOf(operation));
  });
}
