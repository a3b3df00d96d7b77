/** In order (PLAY-02). */
export type LaunchStep = 'VENDOR' | 'URL' | 'SESSION';

/** See PLAY-07, PLAY-08. @param failure NETWORK: no answer; REFUSED: the server refused the step */
export function launchFailureMessage(
  step: LaunchStep,
  failure: 'NETWORK' | 'REFUSED' | 'UNEXPECTED',
): string {
  if (failure === 'NETWORK') return 'Network error occurred. Please try again.';
  if (failure === 'REFUSED' && step === 'VENDOR') return 'Failed to initialize game vendor';
  if (failure === 'REFUSED' && step === 'URL') return 'Failed to get game launch URL';
  return 'An unexpected error occurred';
}
