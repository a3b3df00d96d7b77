/** Longest wait for a quiet moment, in ms. */
const TIMEOUT_MS = 5_000;

/** Calls back in the first quiet moment after the page has loaded, so that nothing of the first screen waits for it. */
export function afterFirstScreen(work: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: TIMEOUT_MS });
    else setTimeout(work, 0);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
