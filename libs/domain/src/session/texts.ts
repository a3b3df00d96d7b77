import { goneWrong } from '../decision/index.ts';

export interface ToastText {
  readonly title: string;
  readonly text: string;
}

/** Stored across a sign-out and shown once afterwards (SESS-21). */
export type Notice = ToastText;

/** A text of its own, so that the first screen, which says it, loads no table for it. */
export const sessionExpired = 'Your session has expired. Please log in again.';

/** By these words clients recognise the one FORBIDDEN that ends no session (SESS-22). */
export const invalidCredentials = 'invalid credentials';

export const sessionToasts = {
  loggedIn: 'Successfully logged in.',
  loggedOut: 'Successfully logged out.',
  expired: { title: 'Session Expired', text: sessionExpired },
} as const;

/** See SESS-20, SESS-27. */
export const sessionNotices = {
  expired: { title: 'Login Session Expired', text: sessionExpired },
  multiple: { title: 'Multiple Session Detected', text: 'You have signed in on another device.' },
} as const satisfies Record<string, Notice>;

const generic: ToastText = { title: 'Error!', text: goneWrong };

/** Its own title or 'Error!', the server's message or the general text (SESS-33). @param fallback in its place */
export function errorToast(
  title?: string | null,
  message?: string | null,
  fallback: string = generic.text,
): ToastText {
  return { title: orElse(title, generic.title), text: orElse(message, fallback) };
}

/** The error code as capitalised words (AUTH-05); 'Error!' without a code. */
export function loginFailureTitle(code: string | null | undefined): string {
  const words = (code ?? '').split(/[_\s]+/).filter((word) => word !== '');
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
  return orElse(title, generic.title);
}

export function orElse(text: string | null | undefined, fallback: string): string {
  const given = text ?? '';
  return given.trim() === '' ? fallback : given;
}
