import { errorToast, toastDurations } from '@magpie/domain/session';
import { toaster } from '@magpie/ui';
import { isAnswered, platformErrorOf } from '../apollo/index.ts';

/**
 * Whether the session itself has answered a failed call so that a person sees it (SESS-20 to SESS-30); no other toast may
 * take the place of what it says.
 */
export const isAnsweredBySession = isAnswered;

const words = (text: string | undefined) => (text === undefined ? {} : { description: text });

/** The product's toasts, one on screen at a time, with the durations of SHELL-40. */
export const toasts = {
  success(title: string, text?: string): void {
    toaster.show({ tone: 'success', title, ...words(text), duration: toastDurations.success });
  },
  error(title: string, text?: string): void {
    toaster.show({ tone: 'danger', title, ...words(text), duration: toastDurations.error });
  },
  /** 'Error!' without a title, the server's message or the general text (SESS-33). Not for what the session has answered. */
  failure(error: unknown, title?: string, fallback?: string): void {
    if (isAnsweredBySession(error)) return;
    const toast = errorToast(title, platformErrorOf(error)?.message, fallback);
    toasts.error(toast.title, toast.text);
  },
};
