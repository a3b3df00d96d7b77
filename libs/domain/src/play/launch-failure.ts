/** A step of a launch, in their order (PLAY-02). */
export type LaunchStep = 'VENDOR' | 'URL' | 'SESSION';

/**
 * The message of a failed launch (PLAY-07, PLAY-08).
 *
 * @param failure NETWORK when no answer came, REFUSED when the server refused the step, UNEXPECTED for anything else
 */
export function launchFailureMessage(
  step: LaunchStep,
  failure: 'NETWORK' | 'REFUSED' | 'UNEXPECTED',
): string {
  if (failure === 'NETWORK') return 'Network error occurred. Please try again.';
  if (failure === 'REFUSED' && step === 'VENDOR') return 'Failed to initialize game vendor';
  if (failure === 'REFUSED' && step === 'URL') return 'Failed to get game launch URL';
  return 'An unexpected error occurred';
}
