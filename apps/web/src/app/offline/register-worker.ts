import { logNote } from '#shared/log/index.ts';

/** Lets the service worker of the built site keep files that never change. On a server for development there is none. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch (error) {
    logNote('Nothing is kept for the next visit.', error);
  }
}
