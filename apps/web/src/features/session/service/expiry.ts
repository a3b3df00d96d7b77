import { nextTimerDelay } from '@magpie/domain/calendar';
import { tokenExpiry } from '@magpie/domain/session';

/**
 * Waits for the moment in the 'exp' claim (SESS-11) in several timers, because one cannot reach 90 days, and polls when the
 * page comes back into view, because timers sleep with the device. @param now epoch ms @returns how to stop
 */
export function watchExpiry(accessToken: string, now: () => number, onExpired: () => void): () => void {
  const expiry = tokenExpiry(accessToken) ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', poll);
  };
  function poll() {
    clearTimeout(timer);
    const left = expiry - now();
    if (left > 0) {
      timer = setTimeout(poll, nextTimerDelay(left));
      return;
    }
    stop();
    onExpired();
  }
  document.addEventListener('visibilitychange', poll);
  timer = setTimeout(poll, nextTimerDelay(expiry - now()));
  return stop;
}
