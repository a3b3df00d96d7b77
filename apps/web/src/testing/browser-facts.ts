import { toaster } from '@magpie/ui';

/** The value of a cookie, or `null`. */
export const cookie = (name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/** What the toast on screen says, or `null`. */
export function shownToast() {
  const toast = toaster.current();
  return toast
    ? { tone: toast.tone, title: toast.title, text: toast.description, duration: toast.duration }
    : null;
}
