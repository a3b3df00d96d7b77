import { logNote } from '#shared/log/index.ts';
import { loadScript } from './load-script.ts';
import type { WidgetScript } from './scripts.ts';

declare global {
  interface Window {
    dataLayer?: object[];
    google_tag_manager?: object;
  }
}

/** Starts the tag manager. It is told when it was started, and nothing of any member. A failure is only logged. */
export async function startTagManager({ address }: WidgetScript, now: number): Promise<void> {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': now, event: 'gtm.js' });
  try {
    await loadScript(address, () => window.google_tag_manager !== undefined);
  } catch (error) {
    logNote('The tag manager could not be loaded.', error);
  }
}
