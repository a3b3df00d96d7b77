import { toaster } from '@magpie/ui';
import { afterEach, beforeEach, vi } from 'vitest';
import { freshBrowser, sessionSetting, type SessionSetting } from '#testing/session-setting.ts';

/** Mia's email address and password. */
export const credentials = { email: 'mia@magpie.test', password: 'Magpie@2026' };

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

/** Lets everything happen that waits for no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

let stops: (() => void)[] = [];

/** A started session, which is stopped after the test. */
export function startedSession(...parts: Parameters<typeof sessionSetting>): SessionSetting {
  const made = sessionSetting(...parts);
  stops.push(made.session.start());
  return made;
}

/** Gives each test of the file a clock of its own and a browser that keeps nothing. */
export function eachInFreshBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') });
    freshBrowser();
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    toaster.dismiss();
  });
}
