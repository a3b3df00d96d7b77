import { act } from '@testing-library/react';

/** Opens an address as a fresh page load would, before anything is rendered. */
export function openAddress(address: string): void {
  window.history.pushState(null, '', address);
}

/** The address that is open: path, query and hash. */
export function openedAddress(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

/** Presses the browser's back button and waits for it. */
export async function pressBack(): Promise<void> {
  await act(async () => {
    const done = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await done;
  });
}
