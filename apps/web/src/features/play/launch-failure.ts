import { ServerError } from '@apollo/client/errors';
import { launchFailureMessage, type LaunchStep } from '@magpie/domain/play';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';
import { toasts } from '#shared/toasts/index.ts';

/** Of a proxy that gets no answer from the platform. */
const gatewayStatuses: readonly number[] = [502, 503, 504];

const isUnreached = (error: unknown): boolean =>
  // A call that found no network rejects with fetch's own TypeError, whatever its text.
  error instanceof TypeError || (ServerError.is(error) && gatewayStatuses.includes(error.statusCode));

function failureOf(error: unknown): 'NETWORK' | 'REFUSED' | 'UNEXPECTED' {
  if (platformErrorOf(error)) return 'REFUSED';
  return isUnreached(error) ? 'NETWORK' : 'UNEXPECTED';
}

/** Says why a step of a launch has failed (PLAY-07, PLAY-08). */
export function showFailure(step: LaunchStep, error: unknown): void {
  const failure = failureOf(error);
  const title = launchFailureMessage(step, failure);
  logNote(title, error);
  if (failure === 'REFUSED') toasts.failure(error, title);
  else toasts.error(title);
}
