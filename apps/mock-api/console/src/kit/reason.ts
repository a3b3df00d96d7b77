import { CombinedGraphQLErrors } from '@apollo/client/errors';

const saidBy = (error: unknown): string | null =>
  CombinedGraphQLErrors.is(error) ? error.errors.map(({ message }) => message).join(' ') : null;

/** What the platform says of what is asked again and again, or that it says nothing. */
export const reasonOf = (error: unknown): string =>
  saidBy(error) ?? 'The platform does not answer. It is asked again by itself.';

/** The same of what a press asked for, which nothing but another press repeats. */
export const refusalOf = (error: unknown): string =>
  saidBy(error) ?? 'The platform does not answer. Try again when it does.';

/** Whether a call went unanswered, as it does when the platform is not there. */
export const isUnanswered = (error: unknown): boolean =>
  error !== undefined && !CombinedGraphQLErrors.is(error);
