import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { currentMark } from '#app/modal-history.ts';

/** Opens an address as a fresh page load would, before anything is rendered. */
export function openAddress(address: string): void {
  window.history.pushState(null, '', address);
}

/** The address that is open: path, query and hash. */
export function openedAddress(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

/** Settles once the browser has gone to another entry of its history. */
export function popped(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
}

/**
 * Waits until the browser shows an entry on which no modal is open. It goes back in its own time, which may be that of
 * the next test.
 */
export async function historyAtRest(): Promise<void> {
  await waitFor(() => {
    expect(currentMark().modals).toBe(0);
  });
}

/** Presses the browser's back button and waits for it. */
export async function pressBack(): Promise<void> {
  await act(async () => {
    const done = popped();
    window.history.back();
    await done;
  });
}
