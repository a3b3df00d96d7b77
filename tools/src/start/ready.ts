import { setTimeout as pause } from 'node:timers/promises';

/** Polls an address every 100 ms until it succeeds; false when the signal aborts first. */
export async function answers(
  address: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  while (!signal.aborted) {
    const answer = await fetch(address, { signal, headers }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await pause(100, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
