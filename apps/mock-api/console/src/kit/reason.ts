import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the platform says, or that it says nothing. */
export function reasonOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map(({ message }) => message).join(' ');
  return 'The platform does not answer. It is asked again by itself.';
}

/** Whether a call went unanswered, as it does when the platform is not there. */
export const isUnanswered = (error: unknown): boolean =>
  error !== undefined && !CombinedGraphQLErrors.is(error);
