import { toaster } from '@magpie/ui';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { freshBrowser, sessionSetting, type SessionSetting } from './session-setting.ts';

/** Mia's email address and password. */
export const credentials = { email: 'mia@magpie.test', password: 'Magpie@2026' };

/** Lets everything happen that waits for no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Lets code that is fetched on demand, and the socket it opens, come about. */
export async function fetched(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  }
}

let stops: (() => void)[] = [];

/** A started session, which is stopped after the test. */
export function startedSession(...parts: Parameters<typeof sessionSetting>): SessionSetting {
  const made = sessionSetting(...parts);
  stops.push(made.session.start());
  return made;
}

/** Mia's session with its socket open. */
export async function connected(...parts: Parameters<typeof sessionSetting>): Promise<SessionSetting> {
  const setting = startedSession(...parts);
  await setting.logIn();
  await fetched();
  expect(setting.sockets).toHaveLength(1);
  return setting;
}

/** Ends what the sessions of the test do, as closing the page does. */
export function stopSessions(): void {
  for (const stop of stops) stop();
  stops = [];
}

/** Gives each test of the file a clock of its own and a browser that keeps nothing. */
export function eachInFreshBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') });
    freshBrowser();
  });
  afterEach(() => {
    stopSessions();
    toaster.dismiss();
  });
}
