import { errorToast, toastDurations } from '@magpie/domain/session';
import { toaster } from '@magpie/ui';
import { platformErrorOf } from '../apollo/index.ts';

/** Errors that the session answers by itself (SESS-20 to SESS-30); a second toast would hide what it says. */
const answeredBySession = [
  'ACCESS_TOKEN_EXPIRED',
  'AGGREGATE_VERSION_EXISTS',
  'FORBIDDEN',
  'MAINTENANCE_MODE',
];

/**
 * Whether the session itself answers a failed call (SESS-20 to SESS-30), so that no other toast may take the place of
 * what it says.
 */
export function isAnsweredBySession(error: unknown): boolean {
  const refusal = platformErrorOf(error);
  return refusal !== null && answeredBySession.includes(refusal.code);
}

const words = (text: string | undefined) => (text === undefined ? {} : { description: text });

/** The product's toasts, one on screen at a time, with the durations of SHELL-40. */
export const toasts = {
  success(title: string, text?: string): void {
    toaster.show({ tone: 'success', title, ...words(text), duration: toastDurations.success });
  },
  error(title: string, text?: string): void {
    toaster.show({ tone: 'danger', title, ...words(text), duration: toastDurations.error });
  },
  /**
   * The toast of a failed call: the title, 'Error!' when there is none, with the server's message or the general text
   * (SESS-33). Shows nothing for an error that the session itself answers.
   */
  failure(error: unknown, title?: string): void {
    if (isAnsweredBySession(error)) return;
    const toast = errorToast(title, platformErrorOf(error)?.message);
    toasts.error(toast.title, toast.text);
  },
};
